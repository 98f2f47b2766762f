import type { Level } from '@thera/table';
import type { Care } from './weigh.ts';

/** How candidates are played on, where they are. */
export interface Depth {
  /** Those that seem best at first sight. */
  readonly candidates: number;
  /** Imagined worlds in which each of those that stay is looked at after its turn. */
  readonly sights: number;
  /** How many are then played on. */
  readonly finalists: number;
  /** Imagined games for each of those that stay to the end; the worse half drops out again and again. */
  readonly games: number;
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

const deep = (depth: Omit<Depth, 'turns'>): Skill => ({ ...GREEDY, depth: { ...depth, turns: 1 } });

/** The skill of each level: careless up to mason, greedy as builder, and looking ahead above. */
export const SKILLS: Readonly<Record<Level, Skill>> = {
  novice: { ...GREEDY, among: 4, within: 40 },
  apprentice: { ...GREEDY, among: 3, within: 20 },
  mason: { ...GREEDY, among: 2, within: 10 },
  builder: GREEDY,
  foreman: deep({ candidates: 16, sights: 32, finalists: 1, games: 0, milliseconds: 250 }),
  architect: deep({ candidates: 32, sights: 64, finalists: 4, games: 48, milliseconds: 500 }),
  daedalus: deep({ candidates: 40, sights: 96, finalists: 6, games: 128, milliseconds: 1_500 }),
  titan: deep({ candidates: 40, sights: 96, finalists: 8, games: 320, milliseconds: 3_000 }),
};
