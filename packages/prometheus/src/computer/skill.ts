import type { Level } from '@thera/table';
import type { Care } from './weigh.ts';

/** How candidates are played on, where they are. */
export interface Depth {
  /** Those that seem best. */
  readonly candidates: number;
  /** Imagined games for each of those that stay to the end; the worse half drops out again and again. */
  readonly samples: number;
  /** Turns of all seats that follow in an imagined game. */
  readonly turns: number;
  readonly milliseconds: number;
}

/** How well a level plays. */
export interface Skill {
  /** It takes one of so many that seem best, if they are within so many points of the best. */
  readonly among: number;
  readonly within: number;
  readonly care: Care;
  readonly depth?: Depth;
}

/** How carefully the greedy player weighs. */
export const GREEDY_CARE: Care = { rolls: 4, tokens: 3 };

const GREEDY: Skill = { among: 1, within: 0, care: GREEDY_CARE };

/** The skill of each level: careless up to mason, greedy as builder, and looking ahead above. */
export const SKILLS: Readonly<Record<Level, Skill>> = {
  novice: { ...GREEDY, among: 4, within: 40 },
  apprentice: { ...GREEDY, among: 3, within: 20 },
  mason: { ...GREEDY, among: 2, within: 10 },
  builder: GREEDY,
  foreman: { ...GREEDY, depth: { candidates: 6, samples: 8, turns: 2, milliseconds: 250 } },
  architect: { ...GREEDY, depth: { candidates: 8, samples: 16, turns: 2, milliseconds: 500 } },
  daedalus: { ...GREEDY, depth: { candidates: 10, samples: 32, turns: 2, milliseconds: 1_500 } },
  titan: { ...GREEDY, depth: { candidates: 12, samples: 64, turns: 2, milliseconds: 3_000 } },
};
