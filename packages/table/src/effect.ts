import type { Dice } from './dice.ts';
import { type GameEvent, leavingSeat } from './event.ts';
import type { Choice, Game } from './game.ts';
import type { Outcome } from './outcome.ts';
import type { Match } from './record.ts';
import type { TableRefusal } from './refusal.ts';
import { fault, ok, type Result } from './result.ts';
import type { Seat } from './seat.ts';

/** Why a game ended outside its own rules. */
export const TABLE_REASONS = ['resignation', 'flag', 'absence', 'agreed'] as const;
/** One of them. */
export type TableReason = (typeof TABLE_REASONS)[number];

/** What an event changes in a match. */
export type Effect<State> = Partial<
  Pick<Match<unknown, State, unknown>, 'state' | 'outcome' | 'line' | 'players'>
>;

/** An event about to happen: in what game and match, with what dice. */
export interface Happening<Setup, State, Step, Code extends string> {
  readonly game: Game<Setup, State, Step, unknown, Choice<Step>, Code>;
  readonly match: Match<Setup, State, Step>;
  readonly dice: Dice;
}

/** What an event changes, or why it cannot be. */
export function effectOf<Setup, State, Step, Code extends string>(
  happening: Happening<Setup, State, Step, Code>,
  event: GameEvent<Step>,
): Result<Effect<State>, TableRefusal | Code> {
  const { match } = happening;
  switch (event.kind) {
    case 'decision':
      return decided(happening, event.seat, event.steps);
    case 'resignation':
      return left(happening, event.seat, 'resignation');
    case 'flag':
      if (!happening.game.toAct(match.state).includes(event.seat)) return fault('not-your-turn');
      return left(happening, event.seat, 'flag');
    case 'claim':
      if (event.seat === event.absent || leftSeats(match).includes(event.seat)) return fault('bad-claim');
      if (event.due === 'draw') return ok({ outcome: { kind: 'draw', reason: 'absence' } });
      return left(happening, event.absent, 'absence');
    case 'draw':
      return ok({ outcome: { kind: 'draw', reason: 'agreed' } });
    case 'takeback':
      return takenBack(match, event.ply);
    case 'sit':
      return ok({ players: match.players.with(event.seat, event.player) });
  }
}

/** The seats that have gone for good. */
export function leftSeats<Setup, State, Step>(match: Match<Setup, State, Step>): readonly Seat[] {
  return match.line
    .map((index) => leavingSeat(match.record.events[index]!))
    .filter((seat) => seat !== undefined);
}

function decided<Setup, State, Step, Code extends string>(
  { game, match, dice }: Happening<Setup, State, Step, Code>,
  seat: Seat,
  steps: readonly Step[],
): Result<Effect<State>, TableRefusal | Code> {
  if (!game.toAct(match.state).includes(seat)) return fault('not-your-turn');
  const next = game.decide(match.state, seat, steps, dice);
  if (!next.ok) return next;
  return ok({ state: next.value, outcome: game.outcome(next.value), line: longer(match) });
}

function left<Setup, State, Step, Code extends string>(
  { game, match, dice }: Happening<Setup, State, Step, Code>,
  seat: Seat,
  reason: TableReason,
): Result<Effect<State>, TableRefusal> {
  if (leftSeats(match).includes(seat)) return fault('already-left');
  if (game.leave === undefined) {
    const outcome = outcomeWithout(seat, match.players.length, reason);
    return outcome === undefined ? fault('cannot-leave') : ok({ outcome, line: longer(match) });
  }
  const state = game.leave(match.state, seat, dice);
  const outcome = game.outcome(state);
  return ok({ state, outcome: outcome && { ...outcome, reason }, line: longer(match) });
}

function outcomeWithout(seat: Seat, seats: number, reason: TableReason): Outcome | undefined {
  if (seats === 1) return { kind: 'lost', reason };
  if (seats === 2) return { kind: 'won', winners: [1 - seat], reason };
  return undefined;
}

/** Going back is to a decision that still counts, and never brings back a seat that has gone. */
function takenBack<Setup, State, Step>(
  match: Match<Setup, State, Step>,
  ply: number,
): Result<Effect<State>, TableRefusal> {
  const dropped = match.line.slice(ply);
  const first = dropped[0];
  if (!Number.isInteger(ply) || ply < 0 || first === undefined) return fault('bad-takeback');
  if (dropped.some((index) => match.record.events[index]?.kind !== 'decision')) return fault('bad-takeback');
  return ok({ state: match.history[first]!.before, line: match.line.slice(0, ply) });
}

function longer<Setup, State, Step>(match: Match<Setup, State, Step>): readonly number[] {
  return [...match.line, match.record.events.length];
}
