import type { Level } from '@thera/table';

/** How far and how broadly a level plans. */
export interface Skill {
  /** Widths of the beams that are tried one after the other as long as there is time. */
  readonly widths: readonly number[];
  readonly depth: number;
  /** How many ways chance may go are tried. */
  readonly guesses: number;
  readonly milliseconds: number;
}

/** The skill of each level. The lower ones see little further than their own turn. */
export const SKILLS: Readonly<Record<Level, Skill>> = {
  novice: { widths: [1], depth: 1, guesses: 1, milliseconds: 200 },
  apprentice: { widths: [2], depth: 2, guesses: 1, milliseconds: 300 },
  mason: { widths: [4], depth: 4, guesses: 1, milliseconds: 500 },
  builder: { widths: [4], depth: 30, guesses: 1, milliseconds: 700 },
  foreman: { widths: [12], depth: 30, guesses: 1, milliseconds: 1_000 },
  architect: { widths: [12, 40], depth: 30, guesses: 2, milliseconds: 1_500 },
  daedalus: { widths: [12, 40, 100], depth: 30, guesses: 2, milliseconds: 2_000 },
  titan: { widths: [4, 12, 40, 100, 250], depth: 32, guesses: 3, milliseconds: 3_000 },
};
