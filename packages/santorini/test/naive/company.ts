import { buildsOf } from './builds.ts';
import type { Line } from './line.ts';
import { isOver, withoutRepeats } from './line.ts';
import { stepsOf } from './steps.ts';
import type { Turn } from './turn.ts';

/** The line without what is asked about one worker only, so that ways to the same thing are equal. */
const ofAll = (line: Line, left: readonly number[]): Line => ({
  ...line,
  mover: undefined,
  lastStep: undefined,
  builders: left,
});

/** Each of these workers acts once, in any order; where one cannot, that is no way to do it. */
function eachOnce(start: Line, ids: readonly number[], actsOf: (line: Line, id: number) => Line[]): Line[] {
  const ended: Line[] = [];
  let reached = [{ line: ofAll(start, ids), left: ids }];
  for (const _ of ids) {
    const further = reached.flatMap(({ line, left }) =>
      left.flatMap((id) =>
        actsOf(line, id).map((next) => {
          const others = left.filter((other) => other !== id);
          return { line: ofAll(next, others), left: others };
        }),
      ),
    );
    ended.push(...further.map(({ line }) => line).filter(isOver));
    reached = withoutRepeats(further.filter(({ line }) => !isOver(line)));
  }
  return [...ended, ...reached.map(({ line }) => line)];
}

/** One move of every worker of the player. */
export const movesOfAll = (turn: Turn, start: Line): Line[] =>
  eachOnce(start, turn.pieces, (line, id) => stepsOf(turn, line, id));

/** One build of every worker of the player. */
export const buildsOfAll = (turn: Turn, start: Line): Line[] =>
  eachOnce(start, turn.pieces, (line, id) => buildsOf(turn, line, id));
