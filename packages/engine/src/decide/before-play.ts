import {
  advance,
  formatSquare,
  nextChoices,
  type Placing,
  type Playing,
  type Position,
  place,
} from '@thera/santorini';
import type { Dice } from '@thera/table';
import type { TreeSearch } from '../search/tree-search.ts';
import { distinctPlacements } from './distinct-placements.ts';
import { chooseByExpectation } from './expectation.ts';
import type { Option } from './option.ts';
import { isSecretChoice, secretChoice } from './secret-choice.ts';
import type { Skill } from './skill.ts';
import type { Thinking, Thought } from './thought.ts';

/** How many ways to place workers are looked at closely, and how many of another's after each. */
const PLACEMENTS = 12;
const REPLIES = 3;
/** How many of very many ways to place are thought of. */
const THOUGHT_OF = 40;

/** What it takes to think before play. */
interface Preparing extends Omit<Thinking, 'level'> {
  readonly skill: Skill;
  readonly search: TreeSearch;
  readonly isLate: () => boolean;
}

/** A decision before play, and where it leads. */
interface Beginning {
  readonly steps: readonly string[];
  readonly after: Placing | Playing;
}

/** Workers are placed, or a card is told something. */
export function beforePlay(stage: Placing, { skill, search, dice, isLate, report }: Preparing): Thought {
  const all = beginnings(stage, dice);
  if (!isPlacing(all) && isSecretChoice(stage)) {
    const { steps } = secretChoice(all, stage.position.turn, dice);
    const thought = { steps, depth: 0, score: 0, nodes: 0 };
    report?.(thought);
    return thought;
  }
  const scores = new Map(all.map((one) => [one, search.staticEvaluation(one.after.position)]));
  const promising = [...scores.keys()].toSorted((a, b) => scores.get(b)! - scores.get(a)!);
  const options = promising.slice(0, PLACEMENTS).map(
    ({ steps, after }): Option => ({
      steps: () => steps,
      outcomes: replies(after, search, dice, REPLIES),
      isOthersChoice: true,
    }),
  );
  return chooseByExpectation(options, search, skill.depth, report, isLate);
}

function beginnings(stage: Placing, dice: Dice): readonly Beginning[] {
  const choices = nextChoices(stage, []);
  if (choices[0]?.kind !== 'place')
    return dice.shuffle(choices).map(({ step }) => ({ steps: [step], after: afterSteps(stage, [step]) }));
  return distinctPlacements(stage, dice).map((squares) => ({
    steps: squares.map((square) => `@${formatSquare(square)}`),
    after: place(stage, squares),
  }));
}

const isPlacing = ([first]: readonly Beginning[]): boolean => first!.steps[0]!.startsWith('@');

/** Positions in which play may begin after a decision: the best that another can do, and what is told in secret by chance. */
function replies(
  stage: Placing | Playing,
  search: TreeSearch,
  dice: Dice,
  most: number,
): readonly Position[] {
  if (stage.phase === 'play') return [stage.position];
  const one = byChance(stage, dice);
  if (!isPlacing([one])) return replies(one.after, search, dice, most);
  const isShort = one.steps.length <= 2;
  const all = isShort
    ? beginnings(stage, dice)
    : Array.from({ length: THOUGHT_OF }, () => byChance(stage, dice));
  const sign = search.isOwn(stage.position) ? -1 : 1;
  const scores = new Map(all.map((one) => [one, sign * search.staticEvaluation(one.after.position)]));
  const best = all.toSorted((a, b) => scores.get(a)! - scores.get(b)!).slice(0, sign < 0 ? 1 : most);
  return best.flatMap(({ after }) => replies(after, search, dice, 1));
}

/** Where there are very many ways to place workers, some are enough. */
function byChance(stage: Placing, dice: Dice): Beginning {
  const steps: string[] = [];
  for (let open = nextChoices(stage, steps); open.length > 0; open = nextChoices(stage, steps))
    steps.push(dice.pick(open).step);
  return { steps, after: afterSteps(stage, steps) };
}

function afterSteps(stage: Placing, steps: readonly string[]): Placing | Playing {
  const after = advance(stage, steps, ([first]) => first!);
  if (!after.ok || !('position' in after.value))
    throw new Error(`${steps.join(' ')} cannot be placed or told`);
  return after.value;
}
