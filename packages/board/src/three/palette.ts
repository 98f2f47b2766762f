import type { BoardOptions } from '../board.ts';
import type { PieceSolids } from '../piece-set.ts';
import type { Livery } from '../scene.ts';

/** What is filled, and its dark edge. */
export interface PieceColours {
  readonly fill: string;
  readonly edge: string;
  /** What its prow and its hits are filled with, if not as its body. */
  readonly accent?: string;
  /** How much it shines by itself: what has to be read at night. */
  readonly glow?: number;
}

/** Every colour of the island at one time of day. */
export interface Palette {
  readonly night: boolean;
  readonly plaster: string;
  /** What plaster turns into towards the foot of a wall. */
  readonly plasterShade: string;
  readonly roofs: readonly [string, string, string];
  readonly trim: string;
  readonly door: string;
  readonly window: string;
  /** How much windows shine by themselves. */
  readonly windowGlow: number;
  /** How much walls shine near the ground. */
  readonly wallGlow: number;
  readonly dome: string;
  readonly ground: readonly [string, string];
  readonly grout: string;
  readonly rim: string;
  readonly rock: readonly [string, string, string, string];
  /** From the shore to the open sea. */
  readonly sea: readonly [string, string, string, string];
  readonly foam: string;
  readonly foamStrength: number;
  readonly shadow: string;
  readonly letter: string;
  /** What falls out of doors and windows at night. */
  readonly lamp: string;
  readonly leaf: string;
  readonly bloom: string;
  readonly mark: string;
  readonly casing: string;
  readonly hot: string;
  readonly gold: string;
  readonly bronze: string;
  readonly abyss: string;
  readonly abyssRim: string;
  readonly wind: string;
  readonly arrow: string;
  readonly thread: string;
  /** One for each colour. */
  readonly seats: readonly [PieceColours, PieceColours, PieceColours, PieceColours];
  /** Of pieces that only one game has, if they belong to nobody. */
  readonly kinds?: Readonly<Record<string, PieceColours>>;
}

const NOON: Palette = {
  night: false,
  plaster: '#fffaf0',
  plasterShade: '#d6d0dc',
  roofs: ['#fffaf0', '#f6d99f', '#ee9f7e'],
  trim: '#ffffff',
  door: '#2f6fc0',
  window: '#33476c',
  windowGlow: 0,
  wallGlow: 0,
  dome: '#1f57c8',
  ground: ['#ead9b8', '#e0cca5'],
  grout: '#c9b283',
  rim: '#f3e8d0',
  rock: ['#d9b087', '#b97650', '#8a4a38', '#553537'],
  sea: ['#b5ece2', '#6cc9cd', '#2f9db8', '#14709c'],
  foam: '#ffffff',
  foamStrength: 1,
  shadow: '#3b3566',
  letter: '#5a4a33',
  lamp: '#ffa64d',
  leaf: '#7c9460',
  bloom: '#d9527f',
  mark: '#12315e',
  casing: '#ffffff',
  hot: '#c2410c',
  gold: '#f2b632',
  bronze: '#b07a45',
  abyss: '#1c1220',
  abyssRim: '#ffb37a',
  wind: '#f4fbff',
  arrow: '#8b5cc4',
  thread: '#b3261e',
  seats: [
    { fill: '#e69f00', edge: '#6b4300' },
    { fill: '#0072b2', edge: '#00304f' },
    { fill: '#009e73', edge: '#00402f' },
    { fill: '#cc79a7', edge: '#5e2446' },
  ],
};

const NIGHT: Palette = {
  ...NOON,
  night: true,
  plaster: '#ece7dd',
  plasterShade: '#e9a866',
  roofs: ['#ece7dd', '#ffe0a0', '#ff9a78'],
  window: '#ffb74d',
  windowGlow: 1.9,
  wallGlow: 0.55,
  dome: '#2457c4',
  ground: ['#cfc1a6', '#c4b497'],
  grout: '#a3906c',
  rim: '#d9cdb2',
  rock: ['#c99c74', '#a8694a', '#7c4336', '#4c3032'],
  sea: ['#3f8aa0', '#1d5878', '#0f3350', '#081a2e'],
  foamStrength: 0.5,
  shadow: '#060a18',
  letter: '#2b2434',
  leaf: '#5f7a58',
  bloom: '#c0507c',
  mark: '#071225',
  casing: '#ffe9c2',
  hot: '#b5390a',
  abyssRim: '#ff9a5a',
  arrow: '#a984dd',
  thread: '#e0574a',
  seats: [
    { fill: '#f0ae2b', edge: '#2b1b00' },
    { fill: '#3d9fdb', edge: '#001d33' },
    { fill: '#1db68b', edge: '#00261b' },
    { fill: '#db8db9', edge: '#38112a' },
  ],
};

/** The colours of a theme: noon, or the harbour at night. */
export const PALETTES: Readonly<Record<BoardOptions['theme'], Palette>> = { light: NOON, dark: NIGHT };

/** The colours of a worker that belongs to nobody. */
export const nobody = ({ plaster, mark }: Palette): PieceColours => ({ fill: plaster, edge: mark });

/** The colours of the island with those of a game's own pieces. */
export const withKinds = (palette: Palette, solids: PieceSolids): Palette => ({
  ...palette,
  kinds: Object.fromEntries(
    Object.entries(solids).map(([kind, piece]) => [kind, piece.nobody[palette.night ? 'dark' : 'light']]),
  ),
});

/** The colours of a livery. */
export const liveryIn = (palette: Palette, livery: Livery): PieceColours =>
  (typeof livery === 'number' ? palette.seats[livery] : palette.kinds?.[livery]) ?? nobody(palette);
