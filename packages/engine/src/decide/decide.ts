import {
  awaitsReaction,
  type Drafting,
  isHiddenFromMover,
  type Position,
  type Stage,
  sideOfSeat,
} from '@thera/santorini';
import { Margins } from '../search/margins.ts';
import { isDecided } from '../search/score.ts';
import type { Finding, Limits } from '../search/searching.ts';
import type { TreeSearch } from '../search/tree-search.ts';
import { limitsOfTurn } from '../time/time-limits.ts';
import { TimeManager } from '../time/time-manager.ts';
import { beforePlay } from './before-play.ts';
import { beyondParanoid } from './beyond-paranoid.ts';
import { blindOptions } from './blind-options.ts';
import { blindReaction } from './blind-reaction.ts';
import { draft } from './draft.ts';
import { chooseByExpectation } from './expectation.ts';
import { Mind, type MindSearcher } from './mind.ts';
import { openSteps } from './open-steps.ts';
import { SKILLS, type Skill } from './skill.ts';
import type { Thinking, Thought } from './thought.ts';

/** What it takes to decide with a skill. */
type Tools = Omit<Thinking, 'level'>;

/** A decision in any phase for the seat that must decide, on the stage as that seat sees it. */
export function decide(stage: Stage, thinking: Thinking): Thought {
  return decideWith(SKILLS[thinking.level], stage, thinking);
}

/** The same with any skill. */
export function decideWith(skill: Skill, stage: Stage, thinking: Tools): Thought {
  switch (stage.phase) {
    case 'offer':
    case 'pick':
    case 'start':
      return drafting(skill, stage, thinking);
    case 'place':
      return beforePlay(stage, {
        ...thinking,
        skill,
        search: searchFor(stage.position, skill, thinking),
        isLate: limitsOf(skill, thinking).isLate,
      });
    case 'play':
      return playing(skill, stage.position, thinking);
  }
}

function drafting(skill: Skill, stage: Drafting, thinking: Tools): Thought {
  const { mind = new Mind(), dice, report } = thinking;
  const { isLate } = limitsOf(skill, thinking);
  const { tree } = mind.searcherFor(skill, sideOfSeat(stage.cards.length, stage.turn), dice);
  return draft(stage, { skill, dice, isLate, search: tree, report });
}

function playing(skill: Skill, position: Position, thinking: Tools): Thought {
  const { dice } = thinking;
  if (awaitsReaction(position) && isHiddenFromMover(position))
    return told(thinking, blindReaction(position, dice));
  if (isHiddenFromMover(position)) {
    const search = searchFor(position, skill, thinking);
    const staticEvaluation = (after: Position): number => search.staticEvaluation(after);
    const options = blindOptions(position, { dice, worlds: worldsFor(skill), staticEvaluation });
    return chooseByExpectation(options, search, skill.depth, thinking.report);
  }
  const said = (finding: Finding): Thought => ({
    steps: openSteps(position, finding.line[0]!, 0, dice),
    depth: finding.depth,
    score: finding.score,
    nodes: finding.nodes,
  });
  const { report } = thinking;
  const searcher = searcherFor(position, skill, thinking);
  const found = searcher.search(
    position,
    limitsOf(skill, thinking),
    report === undefined ? undefined : (finding) => report(said(finding)),
  );
  const isLost = isDecided(found.score) && found.score < 0;
  const resort = isLost
    ? beyondParanoid(position, (after) => searcher.tree.staticEvaluation(after))
    : undefined;
  if (resort === undefined) return said(found);
  const thought = said({ ...found, line: [resort] });
  report?.(thought);
  return thought;
}

/** Who searches more positions searches more determinisations. */
const worldsFor = ({ nodes }: Skill): number => (nodes < 20_000 ? 4 : 8);

/** What a skill allows itself, from now on. */
function limitsOf(skill: Skill, { clock, mind = new Mind(), patience = skill.milliseconds }: Tools): Limits {
  const { depth, nodes, milliseconds } = skill;
  const began = clock();
  const elapsed = (): number => clock() - began;
  const limits = limitsOfTurn(Math.min(milliseconds, patience));
  const manager = new TimeManager(limits, elapsed, new Margins(mind.calibrationsOf(skill)));
  return {
    depth,
    nodes,
    lines: 1,
    isLate: () => elapsed() >= limits.hard,
    isEnough: (finding) => manager.isEnough(finding),
  };
}

/** Something to search with for the seat to decide. */
function searcherFor(position: Position, skill: Skill, { mind = new Mind(), dice }: Tools): MindSearcher {
  return mind.searcherFor(skill, sideOf(position), dice);
}

const sideOf = ({ lineup, turn }: Position): number => sideOfSeat(lineup.seats, turn);

/** A search for the seat to decide, of options that are compared by their expectations. */
function searchFor(position: Position, skill: Skill, thinking: Tools): TreeSearch {
  const { tree } = searcherFor(position, skill, thinking);
  tree.begin(sideOf(position), limitsOf(skill, thinking));
  return tree;
}

/** A decision that needs no search. */
function told({ report }: Pick<Thinking, 'report'>, steps: readonly string[]): Thought {
  const thought = { steps, depth: 0, score: 0, nodes: 0 };
  report?.(thought);
  return thought;
}
