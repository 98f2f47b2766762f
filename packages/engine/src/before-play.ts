import {
  advance,
  formatSquare,
  listPlacements,
  nextChoices,
  type Placing,
  type Playing,
  place,
  type Square,
  type Stage,
  veil,
} from '@thera/rules';
import type { Option } from './option.ts';
import type { Skill } from './skill.ts';
import type { Thinking, Thought } from './thought.ts';
import type { TreeSearch } from './tree-search.ts';
import { weigh } from './weigh.ts';

/** How many ways to place workers are looked at closely. */
const PLACEMENTS = 12;

/** What it takes to think before play. */
interface Preparing extends Omit<Thinking, 'level'> {
  readonly skill: Skill;
  readonly search: TreeSearch;
}

/** Workers are placed, or a card is told something. */
export function beforePlay(stage: Placing, { skill, search, dice, report }: Preparing): Thought {
  const choices = nextChoices(stage, []);
  const found =
    choices[0]?.kind === 'place'
      ? listPlacements(stage).map((squares) => placement(stage, squares))
      : choices.map(({ step }) => preparation(stage, step));
  const options = dice.shuffle(found);
  const glances = new Map(options.map((option) => [option, search.glance(option.outcomes[0]!)]));
  const promising = options.toSorted((a, b) => glances.get(b)! - glances.get(a)!).slice(0, PLACEMENTS);
  // Only what the others can answer is worth looking further.
  const depth = promising.every((option) => option.isOpen) ? skill.depth : 0;
  return weigh(promising, search, depth, report);
}

/** An option before play, and whether it can be looked at further. */
interface Beginning extends Option {
  readonly isOpen: boolean;
}

function placement(stage: Placing, squares: readonly Square[]): Beginning {
  const steps = squares.map((square) => `@${formatSquare(square)}`);
  return beginning(steps, place(stage, squares), stage.position.turn);
}

function preparation(stage: Placing, step: string): Beginning {
  const after = advance(stage, [step], ([first]) => first!);
  if (!after.ok || !('position' in after.value)) throw new Error(`a card cannot be told ${step}`);
  return beginning([step], after.value, stage.position.turn);
}

function beginning(steps: readonly string[], after: Placing | Playing, seat: number): Beginning {
  return { steps: () => steps, outcomes: [after.position], isOpen: isOpenPlay(after, seat) };
}

/** Whether play has begun and nothing is hidden from a seat. */
function isOpenPlay(stage: Stage, seat: number): boolean {
  return stage.phase === 'play' && veil(stage.position, seat) === stage.position;
}
