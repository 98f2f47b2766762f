import type { Dice } from '@thera/table';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { HandCraftedEvaluator } from '../evaluation/hand-crafted-evaluator.ts';
import { NoisyEvaluator } from '../evaluation/noisy-evaluator.ts';
import type { Calibrations } from '../evaluation/win-chance.ts';
import { AlphaBeta } from '../search/alpha-beta.ts';
import { MainThread } from '../search/main-thread.ts';
import { Margins } from '../search/margins.ts';
import type { ThreadPool } from '../search/search-memory.ts';
import type { Skill } from './skill.ts';

/** Room for 2 to the power of so many positions, at least and at most. */
const SMALLEST = 8;
export const LARGEST_TABLE = 20;

/** Something that searches, alone or with helpers, and can look at single positions too. */
export type MindSearcher = AlphaBeta | MainThread;

/** What the computer thinks with, and what it keeps from one decision of a game to the next. */
export class Mind {
  private readonly hand: Evaluator = new HandCraftedEvaluator();
  private readonly net: Evaluator | undefined;
  private readonly threadPool: () => ThreadPool | undefined;
  private readonly kept: Map<Skill, MindSearcher[]> = new Map();

  /** Skills that use a net evaluate by hand as long as there is none. Some ask for threads that help, which have to evaluate alike. */
  constructor(net?: Evaluator, threadPool: () => ThreadPool | undefined = () => undefined) {
    this.net = net;
    this.threadPool = threadPool;
  }

  /** Something to search with for a side. Noise is different each time, so only searchers without any are kept. */
  searcherFor(skill: Skill, own: number, dice: Dice): MindSearcher {
    const { noise, lapses } = skill;
    if (noise > 0 || lapses > 0) {
      const evaluator = noise === 0 ? this.evaluatorOf(skill) : this.noisyEvaluator(skill, dice);
      return searcher(skill, evaluator, dice.below(100) >= lapses);
    }
    // With three sides a position is worth different things to each of them.
    const bySide = this.kept.get(skill) ?? [];
    this.kept.set(skill, bySide);
    bySide[own] ??= this.soundSearcher(skill);
    return bySide[own];
  }

  /** How likely who has a score of a skill's search wins. */
  calibrationsOf(skill: Skill): Calibrations {
    return this.evaluatorOf(skill).calibrations;
  }

  private soundSearcher(skill: Skill): MindSearcher {
    const evaluator = this.evaluatorOf(skill);
    const threadPool = skill.takesHelp ? this.threadPool() : undefined;
    return threadPool === undefined
      ? searcher(skill, evaluator, true)
      : new MainThread(evaluator, threadPool);
  }

  private noisyEvaluator(skill: Skill, dice: Dice): Evaluator {
    const evaluator = this.evaluatorOf(skill);
    // The noise of levels that evaluate by hand was found with its own scores.
    const noise =
      evaluator === this.hand ? skill.noise : new Margins(evaluator.calibrations).scaled(skill.noise);
    return new NoisyEvaluator(evaluator, noise, dice.below(2 ** 30));
  }

  private evaluatorOf({ usesNet }: Skill): Evaluator {
    return usesNet ? (this.net ?? this.hand) : this.hand;
  }
}

function searcher({ nodes }: Skill, evaluator: Evaluator, seesThreats: boolean): AlphaBeta {
  const bits = Math.ceil(Math.log2(nodes));
  return new AlphaBeta(evaluator, {
    tableBits: Math.min(LARGEST_TABLE, Math.max(SMALLEST, bits)),
    style: { isSelective: true, seesThreats },
  });
}
