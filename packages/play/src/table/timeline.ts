import { type Match, type Onlooker, redactEvent, type Seat } from '@thera/table';
import type { LocalTable } from './local-table.ts';
import type { PlayedGame } from './played-game.ts';

/** One decision of a game as an onlooker may know it. */
export interface Ply<Step = unknown> {
  /** Its place in the record. */
  readonly index: number;
  readonly seat: Seat;
  readonly isBeforePlay: boolean;
  /** In notation; undefined if it is secret. */
  readonly text: string | undefined;
  /** As far as they are known. */
  readonly steps: readonly Step[];
}

/** The decisions that made a game what it is, in order; when it is over nothing is secret any more. */
export function pliesOf<Setup, State, Step, View>(
  played: PlayedGame<Setup, State, Step, View>,
  match: Match<Setup, State, Step>,
  onlooker: Onlooker,
): readonly Ply<Step>[] {
  return match.line.flatMap((index): readonly Ply<Step>[] => {
    const made = match.record.events[index]!;
    if (made.kind !== 'decision') return [];
    const { before } = match.history[index]!;
    const known = match.outcome === undefined ? redactEvent(played.game, match, index, onlooker) : made;
    const ply = { index, seat: made.seat, isBeforePlay: played.isBeforePlay(before) };
    if (known.kind !== 'decision') return [{ ...ply, text: undefined, steps: [] }];
    const isWhole = known.steps === made.steps;
    return [{ ...ply, text: played.decisionText(before, known.steps, isWhole), steps: known.steps }];
  });
}

/** The state after so many decisions; all of them is the game as it is. */
export function stateShown<Setup, State, Step, View>(
  { match, cursor }: LocalTable<Setup, State, Step, View>,
  plies: readonly Ply<Step>[],
): State {
  const next = cursor === undefined ? undefined : plies[cursor];
  if (cursor === undefined || next === undefined) return match.state;
  const last = plies[cursor - 1];
  // What happened between two decisions, such as somebody leaving, belongs to the later one.
  return last === undefined ? match.history[next.index]!.before : stateAfter(match, last);
}

/** The state right after a decision. */
export function stateAfter<Setup, State, Step>(
  { history, state }: Match<Setup, State, Step>,
  { index }: Pick<Ply, 'index'>,
): State {
  return history[index + 1]?.before ?? state;
}

/** The table with only its first decisions shown; all of them is the game as it is. */
export function lookBack<Setup, State, Step, View, Code extends string>(
  table: LocalTable<Setup, State, Step, View, Code>,
  count: number,
  all: number,
): LocalTable<Setup, State, Step, View, Code> {
  const { cursor: _, ...now } = table;
  const wanted = Math.max(0, Math.min(all, count));
  return wanted === all ? now : { ...now, cursor: wanted };
}
