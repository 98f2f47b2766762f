import type { PlayerFace, TablePlan } from '@thera/protocol';
import { diceFor, randomDecision, type Seat, sha256 } from '@thera/table';
import { blindAuction } from '@thera/table/toy';
import { enter } from '../src/tables/enter.ts';
import type { Entry } from '../src/tables/entry.ts';
import { type AnyGame, newTable, type OnlineTable } from '../src/tables/online-table.ts';

/** The toy game of the contract: it has dice, secrets, and seats that decide at once. */
export const TOY: AnyGame = blindAuction as unknown as AnyGame;

export const ANNA: PlayerFace = { id: 'anna', name: 'Anna', isGuest: false };
export const BEN: PlayerFace = { id: 'ben', name: 'Ben', isGuest: true };
export const CARA: PlayerFace = { id: 'cara', name: 'Cara', isGuest: true };

export const PLAN: TablePlan = {
  game: TOY.name,
  setup: { seats: 2 },
  seats: [{ kind: 'open' }, { kind: 'open' }],
  clock: { kind: 'none' },
  isPrivate: false,
};

/** A table that Anna has opened. */
export function openTable(plan: Partial<TablePlan> = {}, id = 'abcdefghijkm'): OnlineTable {
  const head = { id, plan: { ...PLAN, ...plan }, host: ANNA.id, seed: 'a seed for the toy', created: 0 };
  const table = newTable(head, TOY);
  if (!table.ok) throw new Error(table.error);
  return table.value;
}

/** The table after some entries, each of which must be possible. */
export function after(table: OnlineTable, ...entries: readonly Entry[]): OnlineTable {
  return entries.reduce((before, entry) => {
    const next = enter(before, entry);
    if (!next.ok) throw new Error(`${entry.kind}: ${next.error}`);
    return next.value;
  }, table);
}

/** A table at which Anna and Ben have begun to play. */
export function begunTable(plan: Partial<TablePlan> = {}): OnlineTable {
  return after(
    openTable(plan),
    { kind: 'sit', seat: 0, player: ANNA, at: 1 },
    { kind: 'sit', seat: 1, player: BEN, at: 2 },
    { kind: 'start', at: 1_000 },
  );
}

/** Some whole decision of a seat. */
export function someSteps({ game, match }: OnlineTable, seat: Seat, seed = 'steps'): readonly unknown[] {
  if (match === undefined) throw new Error('the game has not begun');
  const dice = diceFor(sha256, seed, match.record.events.length);
  const steps = randomDecision({ game, view: game.view(match.state, seat), dice }, seat);
  if (steps === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  return steps;
}

/** The entry by which a seat decides something. */
export function decision(table: OnlineTable, seat: Seat, at: number): Entry {
  return { kind: 'event', event: { kind: 'decision', seat, steps: someSteps(table, seat) }, at };
}
