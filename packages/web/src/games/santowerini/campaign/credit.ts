import { dailyOf, ENDLESS, withAttempt } from '@thera/santowerini';
import { type Annals, type Best, bestKey, type DayResult } from './annals.ts';
import type { FinishedGame } from './finished-game.ts';

/** The annals after a game that has ended. A game counts once, however often this is asked. */
export function withCredit(annals: Annals, game: FinishedGame): Annals {
  if (game.id in annals.credited) return annals;
  const { setup } = game;
  const key = bestKey(setup.scenario, setup.difficulty);
  const alone: Annals = {
    ...annals,
    bests: { ...annals.bests, [key]: bestAfter(annals.bests[key], game) },
    days: isOfItsDay(game)
      ? { ...annals.days, [setup.day!]: dayAfter(annals.days[setup.day!], game) }
      : annals.days,
    credited: { ...annals.credited, [game.id]: null },
  };
  return game.id === annals.playing ? inCampaign(alone, game) : alone;
}

function inCampaign(annals: Annals, { id, setup: { scenario }, won, rounds }: FinishedGame): Annals {
  const { campaign, credited } = annals;
  const freed = { ...annals, playing: undefined };
  if (campaign === undefined || scenario === ENDLESS) return freed;
  const after = withAttempt(campaign, { scenario, won, rounds });
  if (after === undefined) return freed;
  return { ...freed, campaign: after, credited: { ...credited, [id]: campaign.attempts.length } };
}

function bestAfter(best: Best | undefined, { setup, won, points, rounds, wave }: FinishedGame): Best {
  const isEndless = setup.scenario === ENDLESS;
  const counted = {
    points: Math.max(best?.points ?? 0, points),
    games: (best?.games ?? 0) + 1,
  };
  if (isEndless)
    return {
      ...counted,
      rounds: Math.max(best?.rounds ?? 0, rounds),
      wave: Math.max(best?.wave ?? 0, wave),
    };
  const fewest = won === undefined ? best?.rounds : Math.min(best?.rounds ?? rounds, rounds);
  return fewest === undefined ? counted : { ...counted, rounds: fewest };
}

/** Whoever says that a game is of a day must have rolled the dice of that day. */
function isOfItsDay({ setup, seed }: FinishedGame): boolean {
  if (setup.day === undefined) return false;
  const daily = dailyOf(setup.day);
  return (
    seed === daily.seed &&
    setup.scenario === daily.setup.scenario &&
    setup.difficulty === daily.setup.difficulty
  );
}

/** More points are better, and among equals fewer rounds of a win. */
function dayAfter(result: DayResult | undefined, { won, points, rounds }: FinishedGame): DayResult {
  const isWon = won !== undefined;
  const tries = (result?.tries ?? 0) + 1;
  const isBetter =
    result === undefined ||
    (isWon && !result.isWon) ||
    (isWon === result.isWon &&
      (points > result.points || (isWon && points === result.points && rounds < result.rounds)));
  return isBetter ? { points, isWon, rounds, tries } : { ...result, tries };
}
