import { joinDecision, type Stage, santorini } from '@thera/santorini';
import { type Onlooker, redactEvent, type Seat } from '@thera/table';
import { decisionText } from './game-in-text.ts';
import type { SantoriniMatch } from './match.ts';
import { stageBehind } from './sight.ts';

/** One decision of a game as an onlooker may know it. */
export interface Ply {
  /** Its place in the record. */
  readonly index: number;
  readonly seat: Seat;
  readonly phase: Stage['phase'];
  /** In notation; undefined if it is secret. */
  readonly text: string | undefined;
  /** As far as they are known. */
  readonly steps: readonly string[];
}

/** The decisions that made the game what it is, in order. */
export function pliesOf(match: SantoriniMatch, onlooker: Onlooker): readonly Ply[] {
  return match.line.flatMap((index) => {
    const made = match.record.events[index]!;
    if (made.kind !== 'decision') return [];
    const before = match.history[index]!.before.stage;
    const known = match.outcome === undefined ? redactEvent(santorini, match, index, onlooker) : made;
    const steps = known.kind === 'decision' ? known.steps : [];
    const isWhole = known.kind === 'decision' && known.steps === made.steps;
    const text = isWhole
      ? decisionText(before, steps)
      : known.kind === 'decision'
        ? joinDecision(steps)
        : undefined;
    return [{ index, seat: made.seat, phase: before.phase, text, steps }];
  });
}

/** The stage before a decision, as an onlooker may see it. */
export function stageBefore(match: SantoriniMatch, { index }: Ply, onlooker: Onlooker): Stage {
  return stageBehind(match, match.history[index]!.before.stage, onlooker);
}

/** The stage after a decision, as an onlooker may see it. */
export function stageAfter(match: SantoriniMatch, { index }: Ply, onlooker: Onlooker): Stage {
  const { stage } = match.history[index + 1]?.before ?? match.state;
  return stageBehind(match, stage, onlooker);
}
