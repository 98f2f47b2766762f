import type { Goal } from '@thera/sphinx';
import type { ObjectiveText } from './goal-text.ts';

/** For each condition how far it is, and how far it has to be; what is counted is said at `GoalProgressTexts`. */
export type GoalProgress = { readonly [Key in keyof Goal]?: readonly [now: number, wanted: number] };

/** How far a row is and what it still takes: “Gold 1 of 2, 3 builds missing”. */
export function rowProgressWords(
  name: string,
  { filled, of, builds }: { readonly filled: number; readonly of: number; readonly builds: number },
  { row, buildsMissing }: ObjectiveText,
): string {
  return builds === 0 ? row(name, filled, of) : `${row(name, filled, of)}, ${buildsMissing(builds)}`;
}

/** How far a goal is, a few words for each of its conditions: “2 of 7 coins”, “3 still there”. */
export function goalProgressWords(goal: GoalProgress, { progress }: ObjectiveText): readonly string[] {
  return (Object.keys(progress) as (keyof Goal)[]).flatMap((key) => {
    const far = goal[key];
    return far === undefined ? [] : [progress[key](...far)];
  });
}
