import { type Daily, dailyOf, ENDLESS, nextAttempt, type ScenarioCode, type Setup } from '@thera/santowerini';
import { deviceGames } from '../../../kept-games/device-games.ts';
import type { KeptGame } from '../../../kept-games/kept-game.ts';
import { isReplayId } from '../links/replay-id.ts';
import { SANTOWERINI } from '../name.ts';
import { newGame } from '../tables/new-game.ts';
import { planFor } from '../tables/table-plan.ts';
import { campaignOf, withGame } from './campaign-changes.ts';
import { changeAnnals, deviceAnnals } from './device-annals.ts';

/** The game that is the present try of the campaign, if one goes on. */
export function openTry(): KeptGame | undefined {
  const { playing } = deviceAnnals.value.annals;
  const kept = playing === undefined ? undefined : deviceGames.loadGame(playing);
  return kept?.ok && !kept.value.summary.isOver ? kept.value : undefined;
}

export const setupOf = ({ plan }: KeptGame): Setup => plan.setup as Setup;

/** Begins the next try of the campaign, or goes on with the one that was begun; the id of the game. */
export function beginTry(scenario: ScenarioCode): string | undefined {
  const open = openTry();
  if (open !== undefined) return open.id;
  const campaign = campaignOf(deviceAnnals.value.annals);
  const { difficulty } = campaign;
  const id = beginAlone({ scenario, difficulty, attempt: nextAttempt(campaign) });
  if (id !== undefined) changeAnnals((annals) => withGame(annals, id));
  return id;
}

/** Begins a game that is not part of the campaign. */
export function beginAlone(setup: Setup, seed?: string): string | undefined {
  const begun = newGame(planFor(setup), seed);
  return begun.ok ? begun.value : undefined;
}

/** Goes on with the scenario of a day, or tries it once more. */
export function beginDay(day: string): string | undefined {
  const open = openGame((setup) => setup.day === day);
  if (open !== undefined) return open.id;
  const tries = deviceAnnals.value.annals.days[day]?.tries ?? 0;
  const { setup, seed }: Daily = dailyOf(day);
  return beginAlone({ ...setup, attempt: tries + 1 }, seed);
}

/** Goes on with the siege without end, or begins it. */
export const beginSiege = (): string | undefined =>
  openGame(({ scenario }) => scenario === ENDLESS)?.id ??
  beginAlone({ scenario: ENDLESS, difficulty: 'normal', attempt: 1 });

/** The latest game of this device that goes on and has such a setup and such dice. */
export function openGame(
  isWanted: (setup: Setup, record: { readonly seed?: unknown }) => boolean,
): KeptGame | undefined {
  const isOpen = ({ id, plan, summary }: KeptGame): boolean =>
    plan.game === SANTOWERINI && !summary.isOver && !isReplayId(id);
  return deviceGames
    .listGames()
    .find((kept) => isOpen(kept) && isWanted(setupOf(kept), kept.record as { readonly seed?: unknown }));
}
