import type { Level } from '@thera/table';

/** What a level amounts to. */
export interface Skill {
  /** Turns looked ahead, at most. */
  readonly depth: number;
  /** Positions searched, at most; the first turn ahead is searched completely, up to twenty thousand positions. */
  readonly nodes: number;
  readonly milliseconds: number;
  /** How much noise there is in its static evaluations, either way. */
  readonly noise: number;
  /** How often, of a hundred turns, it does not think of what the others may do next. */
  readonly lapses: number;
  /** Whether it evaluates by the net, where there is one. */
  readonly usesNet: boolean;
  /** Whether it thinks with several threads, where it can. */
  readonly takesHelp: boolean;
}

/** The skill of each level. */
export const SKILLS: Readonly<Record<Level, Skill>> = {
  novice: {
    depth: 1,
    nodes: 5_000,
    milliseconds: 200,
    noise: 400,
    lapses: 50,
    usesNet: false,
    takesHelp: false,
  },
  apprentice: {
    depth: 1,
    nodes: 5_000,
    milliseconds: 300,
    noise: 130,
    lapses: 4,
    usesNet: false,
    takesHelp: false,
  },
  mason: {
    depth: 2,
    nodes: 10_000,
    milliseconds: 500,
    noise: 140,
    lapses: 0,
    usesNet: false,
    takesHelp: false,
  },
  builder: {
    depth: 3,
    nodes: 20_000,
    milliseconds: 700,
    noise: 80,
    lapses: 0,
    usesNet: false,
    takesHelp: false,
  },
  foreman: {
    depth: 3,
    nodes: 20_000,
    milliseconds: 1_000,
    noise: 110,
    lapses: 0,
    usesNet: true,
    takesHelp: false,
  },
  architect: {
    depth: 4,
    nodes: 40_000,
    milliseconds: 1_500,
    noise: 30,
    lapses: 0,
    usesNet: true,
    takesHelp: false,
  },
  daedalus: {
    depth: 7,
    nodes: 150_000,
    milliseconds: 2_000,
    noise: 0,
    lapses: 0,
    usesNet: true,
    takesHelp: true,
  },
  titan: {
    depth: 60,
    nodes: 20_000_000,
    milliseconds: 3_000,
    noise: 0,
    lapses: 0,
    usesNet: true,
    takesHelp: true,
  },
};
