import { type SantoweriniCode, santowerini } from '@thera/santowerini';
import { append, begin, fault, ok, type Result } from '@thera/table';
import { deviceGames, newSeed } from '../../../kept-games/device-games.ts';
import { beginDay, openGame } from '../campaign/begin.ts';
import { summaryOf } from '../play/summary-of.ts';
import { newGame } from '../tables/new-game.ts';
import { planFor } from '../tables/table-plan.ts';
import { formatGameLink, type LinkCode, type LinkedGame, parseGameLink } from './game-link.ts';
import { replayId } from './replay-id.ts';

export type OpenCode = LinkCode | SantoweriniCode;

/**
 * The id of the game that a link leads to. Without turns it is a game to be played with these dice: the one that goes
 * on, or a new one. With turns it is one to look at.
 */
export function openLink(query: string): Result<string, OpenCode> {
  const link = parseGameLink(query);
  if (!link.ok) return link;
  return link.value.events.length === 0 ? begun(link.value) : replayed(link.value);
}

function begun({ setup, seed = newSeed() }: LinkedGame): Result<string, OpenCode> {
  if (setup.day !== undefined) {
    const id = beginDay(setup.day);
    return id === undefined ? fault('bad-setup') : ok(id);
  }
  const wanted = JSON.stringify(setup);
  const open = openGame((other, kept) => JSON.stringify(other) === wanted && kept.seed === seed);
  return open === undefined ? newGame(planFor(setup), seed) : ok(open.id);
}

function replayed(link: LinkedGame): Result<string, OpenCode> {
  const { setup, seed, events } = link;
  const first = begin(santowerini, setup, seed!);
  if (!first.ok) return first;
  let match = first.value;
  for (const event of events) {
    const next = append(santowerini, match, event);
    if (!next.ok) return fault('impossible-turns', 'turns');
    match = next.value;
  }
  const id = replayId(formatGameLink(link));
  const plan = planFor(setup);
  if (!deviceGames.loadGame(id).ok)
    deviceGames.keepGame({ id, plan, record: match.record, summary: summaryOf(match, plan, Date.now()) });
  return ok(id);
}
