import { type Play, type PlaySeat, type Setup, sphinx } from '@thera/sphinx';
import { parseRecord, replay } from '@thera/table';
import type { KeptGame } from '../../../kept-games/kept-game.ts';
import { seatColour } from './seat-colour.ts';

/** What a kept game has come to, for the log of its adventure; undefined if it is not over or cannot be read. */
export function finishedPlay(
  { id, plan, record, summary }: KeptGame,
  names: readonly string[],
): Play | undefined {
  const parsed = parseRecord(sphinx, record);
  const match = parsed.ok ? replay(sphinx, parsed.value) : undefined;
  if (!match?.ok || match.value.outcome === undefined) return undefined;
  const { setup, achieved, turn } = match.value.state;
  return {
    id,
    ended: summary.updated,
    riddle: setup.riddle,
    isExpert: setup.isExpert,
    achieved,
    turns: turn.number,
    seats: plan.seats.map(({ kind }, seat) => seatOf(setup, seat, kind === 'computer', names[seat] ?? '')),
    record,
  };
}

/** Who sat in a seat, as far as it is known. */
export function seatOf(setup: Setup, seat: number, isComputer: boolean, name: string): PlaySeat {
  const colour = seatColour(setup, seat);
  if (isComputer) return { colour, isComputer };
  return name === '' ? { colour } : { colour, name };
}
