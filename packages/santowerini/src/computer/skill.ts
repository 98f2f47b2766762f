import type { Level } from '@thera/table';

/** How carefully a level plays. */
export interface Skill {
  /** Turns that look best at first sight and are followed through everything the die can do. */
  readonly candidates: number;
  /** The best of these, played on with sampled dice. */
  readonly finalists: number;
  /** Sampled games for each of them, at most: the worse half drops out after every quarter. */
  readonly samples: number;
  /** Own turns that follow in a sampled game. */
  readonly replies: number;
  /** How wrong it may be about what a turn leaves to be desired: by this power of e, either way. */
  readonly noise: number;
  readonly milliseconds: number;
}

/** More turns than there ever are. */
const ALL = 1_000;

const HASTY: Skill = { candidates: 1, finalists: 1, samples: 0, replies: 0, noise: 0, milliseconds: 100 };

/** The skill of each level. */
export const SKILLS: Readonly<Record<Level, Skill>> = {
  novice: { ...HASTY, noise: 1.2 },
  apprentice: { ...HASTY, candidates: 4, noise: 0.8 },
  mason: { ...HASTY, candidates: 6, noise: 0.5 },
  builder: { ...HASTY, candidates: 10, noise: 0.3 },
  foreman: { ...HASTY, candidates: 32 },
  architect: { candidates: 40, finalists: 4, samples: 12, replies: 1, noise: 0, milliseconds: 300 },
  daedalus: { candidates: ALL, finalists: 6, samples: 32, replies: 2, noise: 0, milliseconds: 600 },
  titan: { candidates: ALL, finalists: 8, samples: 64, replies: 3, noise: 0, milliseconds: 1_000 },
};
