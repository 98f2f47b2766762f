import {
  awaitsReaction,
  type Drafting,
  isHiddenFromMover,
  LINEUPS,
  nextChoices,
  type Position,
  type Stage,
  sideOfSeat,
} from '@thera/rules';
import { beforePlay } from './before-play.ts';
import { blindAnswer } from './blind-answer.ts';
import { blindOptions } from './blind-options.ts';
import { unseenCrews } from './guess.ts';
import { Search } from './search.ts';
import { SKILLS, type Skill } from './skill.ts';
import type { Thinking, Thought } from './thought.ts';
import { turnOptions } from './turn-options.ts';
import { weigh } from './weigh.ts';

/** A decision in any phase for the seat that must decide, on the stage as that seat sees it. */
export function decide(stage: Stage, thinking: Thinking): Thought {
  return decideWith(SKILLS[thinking.level], stage, thinking);
}

/** The same with any skill. */
export function decideWith(skill: Skill, stage: Stage, thinking: Omit<Thinking, 'level'>): Thought {
  switch (stage.phase) {
    case 'offer':
    case 'pick':
    case 'start':
      return told(thinking, draft(stage, thinking));
    case 'place':
      return beforePlay(stage, { ...thinking, skill, search: searchFor(stage.position, skill, thinking) });
    case 'play':
      return playing(skill, stage.position, thinking);
  }
}

/** Powers are a matter of taste; who begins has the advantage. */
function draft(stage: Drafting, { dice }: Pick<Thinking, 'dice'>): readonly string[] {
  if (stage.phase === 'start') return [`start ${stage.turn + 1}`];
  const steps: string[] = [];
  for (let open = nextChoices(stage, steps); open.length > 0; open = nextChoices(stage, steps))
    steps.push(dice.pick(open).step);
  return steps;
}

function playing(skill: Skill, position: Position, thinking: Omit<Thinking, 'level'>): Thought {
  const { dice } = thinking;
  if (awaitsReaction(position) && isHiddenFromMover(position))
    return told(thinking, blindAnswer(position, dice));
  const search = searchFor(position, skill, thinking);
  const options =
    unseenCrews(position).length > 0
      ? blindOptions(position, dice, (after) => search.glance(after))
      : turnOptions(position, dice);
  return weigh(options, search, skill.depth, thinking.report);
}

/** A search for the seat to decide. */
function searchFor(position: Position, skill: Skill, { dice, clock }: Omit<Thinking, 'level'>): Search {
  const began = clock();
  return new Search({
    own: sideOfSeat(LINEUPS[position.lineup]!.seats, position.turn),
    nodes: skill.nodes,
    isLate: () => clock() - began >= skill.milliseconds,
    error: skill.error,
    errorSeed: dice.below(2 ** 30),
    heeds: dice.below(100) >= skill.lapses,
    isEven: false,
  });
}

/** A decision that needs no search. */
function told({ report }: Pick<Thinking, 'report'>, steps: readonly string[]): Thought {
  const thought = { steps, depth: 0, score: 0, nodes: 0 };
  report?.(thought);
  return thought;
}
