import type { Dice } from '@thera/table';
import { FallibleJudge } from '../evaluation/fallible-judge.ts';
import { HandJudge } from '../evaluation/hand-judge.ts';
import type { Judge } from '../evaluation/judge.ts';
import type { Calibrations } from '../evaluation/win-chance.ts';
import { AlphaBeta } from '../search/alpha-beta.ts';
import { LeadingSearcher } from '../search/leading-searcher.ts';
import { Margins } from '../search/margins.ts';
import type { Company } from '../search/search-memory.ts';
import type { Skill } from './skill.ts';

/** Room for 2 to the power of so many positions, at least and at most. */
const SMALLEST = 8;
export const LARGEST_TABLE = 20;

/** Something that searches, alone or with helpers, and can look at single positions too. */
export type MindSearcher = AlphaBeta | LeadingSearcher;

/** What the computer thinks with, and what it keeps from one decision of a game to the next. */
export class Mind {
  private readonly hand: Judge = new HandJudge();
  private readonly net: Judge | undefined;
  private readonly company: () => Company | undefined;
  private readonly kept: Map<Skill, MindSearcher[]> = new Map();

  /** Skills that use a net judge by hand as long as there is none. Some ask for company, which has to judge alike. */
  constructor(net?: Judge, company: () => Company | undefined = () => undefined) {
    this.net = net;
    this.company = company;
  }

  /** Something to search with for a side. What errs by chance errs differently each time, so only sound searchers are kept. */
  searcherFor(skill: Skill, own: number, dice: Dice): MindSearcher {
    const { error, lapses } = skill;
    if (error > 0 || lapses > 0) {
      const judge = error === 0 ? this.judgeOf(skill) : this.fallibleJudge(skill, dice);
      return searcher(skill, judge, dice.below(100) >= lapses);
    }
    // With three sides a position is worth different things to each of them.
    const bySide = this.kept.get(skill) ?? [];
    this.kept.set(skill, bySide);
    bySide[own] ??= this.soundSearcher(skill);
    return bySide[own];
  }

  /** How likely who has a score of a skill's search wins. */
  calibrationsOf(skill: Skill): Calibrations {
    return this.judgeOf(skill).calibrations;
  }

  private soundSearcher(skill: Skill): MindSearcher {
    const judge = this.judgeOf(skill);
    const company = skill.takesHelp ? this.company() : undefined;
    return company === undefined ? searcher(skill, judge, true) : new LeadingSearcher(judge, company);
  }

  private fallibleJudge(skill: Skill, dice: Dice): Judge {
    const judge = this.judgeOf(skill);
    // The errors of levels that judge by hand were found with its own scores.
    const error = judge === this.hand ? skill.error : new Margins(judge.calibrations).scaled(skill.error);
    return new FallibleJudge(judge, error, dice.below(2 ** 30));
  }

  private judgeOf({ usesNet }: Skill): Judge {
    return usesNet ? (this.net ?? this.hand) : this.hand;
  }
}

function searcher({ nodes }: Skill, judge: Judge, heeds: boolean): AlphaBeta {
  const bits = Math.ceil(Math.log2(nodes));
  return new AlphaBeta(judge, {
    tableBits: Math.min(LARGEST_TABLE, Math.max(SMALLEST, bits)),
    style: { isSelective: true, heeds },
  });
}
