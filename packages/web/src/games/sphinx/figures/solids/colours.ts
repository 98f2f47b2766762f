import type { PieceColours } from '@thera/board';
import type { CoinColour, Gem, WorkerColour } from '../kinds.ts';

/** The colours of a kind by day and by night; as in `tokens.css`, a little lighter where light falls. */
export type Colours = Readonly<Record<'light' | 'dark', PieceColours>>;

/** What is read shines a little at night. */
const NIGHT_GLOW = 0.28;

/** What several kinds are made of besides, by day and by night. */
export const GOLD = '#f0b83f';
export const STONE = '#e9e6e6';
export const WHITE = '#fffdf6';
export const INK = '#1c2233';
export const WOOD = '#c99765';
export const DARK_WOOD = '#4f2f14';

export const WORKERS: Readonly<Record<WorkerColour, Colours>> = {
  white: {
    light: { fill: '#fffdf6', edge: '#2f3650', accent: '#8c97b4' },
    dark: { fill: '#f1f4fb', edge: '#131a2c', accent: '#7c89ab' },
  },
  blue: {
    light: { fill: '#0072b2', edge: '#00304f', accent: '#ffffff' },
    dark: { fill: '#3d9fdb', edge: '#001d33', accent: '#ffe9c2' },
  },
  brown: {
    light: { fill: '#9a6236', edge: '#361c08', accent: '#ffffff' },
    dark: { fill: '#b97c4b', edge: '#221003', accent: '#ffe9c2' },
  },
};
export const HOD = '#d9a878';

export const WANDERER: Colours = {
  light: { fill: '#a3b38d', edge: '#2b3620', accent: '#ffc76b' },
  dark: { fill: '#a3b38d', edge: '#161e0f', accent: '#ffc76b' },
};
export const KING: Colours = {
  light: { fill: '#8a3560', edge: '#35102a', accent: GOLD },
  dark: { fill: '#b05587', edge: '#240a1b', accent: GOLD },
};
export const SPHINX: Colours = {
  light: { fill: '#e3b877', edge: '#4a2c10', accent: GOLD },
  dark: { fill: '#d6ac6e', edge: '#2a1706', accent: GOLD },
};
export const WING = '#f4dcae';

export const COINS: Readonly<Record<CoinColour, Colours>> = {
  silver: {
    light: { fill: '#cdd6e2', edge: '#3e4a5e', accent: '#263042' },
    dark: { fill: '#c3cddb', edge: '#141b29', accent: '#263042', glow: NIGHT_GLOW },
  },
  gold: {
    light: { fill: '#edb43c', edge: '#6b4a12', accent: '#3f2a05' },
    dark: { fill: '#ffb834', edge: '#33230a', accent: '#2b1c02', glow: NIGHT_GLOW },
  },
};
export const BLESSING: Colours = {
  light: { fill: '#ddf1ee', edge: '#14555a', accent: '#e9a23b' },
  dark: { fill: '#c8e4e2', edge: '#05292d', accent: '#ffc76b', glow: NIGHT_GLOW },
};
export const FLOTSAM: Colours = {
  light: { fill: WOOD, edge: DARK_WOOD, accent: '#1e7fa8' },
  dark: { fill: '#b98a5c', edge: '#261407', accent: '#2a6580', glow: NIGHT_GLOW },
};
export const GRAVE: Colours = {
  light: { fill: '#c3cadf', edge: '#3a3f58', accent: '#8a4f40' },
  dark: { fill: '#c0cae2', edge: '#141a2e', accent: '#6b5a60', glow: NIGHT_GLOW },
};
export const GEMS: Readonly<Record<Gem, Colours>> = {
  red: { light: { fill: '#d6334a', edge: '#5e0c1b' }, dark: { fill: '#ee5468', edge: '#33040c' } },
  green: { light: { fill: '#1f9d6b', edge: '#053d28' }, dark: { fill: '#35bd87', edge: '#02281a' } },
  blue: { light: { fill: '#3477db', edge: '#0e2b63' }, dark: { fill: '#5c97f0', edge: '#071b45' } },
};
