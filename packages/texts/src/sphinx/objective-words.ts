import { type Goal, type Objective, PIECES, type Piece } from '@thera/sphinx';
import type { ObjectiveText } from './goal-text.ts';
import type { RiddleNames } from './riddle-names.ts';

/** What a language needs for it. */
interface RewardText {
  readonly objectives: ObjectiveText;
  readonly words: { readonly list: (items: readonly string[]) => string };
}

/** What an objective asks for, as it stands on its row: “All 7 coins collected and nobody on the far bank”. */
export const objectiveWords = (
  objective: Pick<Objective, 'slots' | 'goal'>,
  names: RiddleNames,
  text: ObjectiveText,
): string => capitalised(objectivePhrase(objective, names, text));

/** The same inside a sentence. */
export function objectivePhrase(
  { slots, goal }: Pick<Objective, 'slots' | 'goal'>,
  names: RiddleNames,
  text: ObjectiveText,
): string {
  if (goal === null) return slots === null ? '' : text.fill(slots);
  // Coins fill their rows by the way, so whoever needs them all need not hear of the row.
  const row = slots === null || goal.allCoins ? [] : [text.filled(slots)];
  const { byTurn, ...lasting } = goal;
  const conditions = text.together([...row, ...goalWords(lasting, names, text)]);
  return byTurn === undefined ? conditions : `${conditions}, ${text.goals.byTurn(byTurn, names)}`;
}

/** Every condition of a goal as a phrase, in the order in which the goal has them. */
export function goalWords(goal: Goal, names: RiddleNames, { goals }: ObjectiveText): readonly string[] {
  return Object.entries(goal).map(([key, wanted]) => {
    // The compiler does not see that a condition and the words for it belong together.
    const tell = goals[key as keyof Goal] as (told: unknown, names: RiddleNames) => string;
    return tell(wanted, names);
  });
}

/** What an objective pays: “any piece”; undefined if nothing. */
export function rewardWords(
  reward: Objective['reward'],
  { objectives, words }: RewardText,
): string | undefined {
  if (reward === null) return undefined;
  const { pieces = [], blessing = 0 } = reward;
  const counted = [...PIECES, 'any' as const].flatMap((kind) => {
    const count = pieces.filter((piece: Piece | 'any') => piece === kind).length;
    return count === 0 ? [] : [objectives.reward.piece(kind, count)];
  });
  return words.list(blessing === 0 ? counted : [...counted, objectives.reward.blessings(blessing)]);
}

const capitalised = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);
