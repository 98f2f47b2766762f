import type { PieceColours, PieceSolid, Solid } from '@thera/board';
import type { EnemyKind } from '@thera/santowerini';
import { bruteSolid } from './solids/brute.ts';
import { captainSolid } from './solids/captain.ts';
import { raiderSolid } from './solids/raider.ts';
import { runnerSolid } from './solids/runner.ts';
import { sapperSolid } from './solids/sapper.ts';
import { type Stuff, stuffOf } from './solids/stuff.ts';

const NOBODY: Readonly<Record<'light' | 'dark', PieceColours>> = {
  light: { fill: '#7a5d61', edge: '#1c1418', accent: '#e07a3c' },
  dark: { fill: '#8a6b71', edge: '#0e090c', accent: '#ff8f4d' },
};

const made = (solid: (stuff: Stuff, around: number) => Solid): PieceSolid => ({
  solid: (colours, around) => solid(stuffOf(colours), around),
  nobody: NOBODY,
});

/** The enemies in three dimensions, by their kinds. */
export const ENEMY_SOLIDS: Readonly<Record<EnemyKind, PieceSolid>> = {
  raider: made(raiderSolid),
  runner: made(runnerSolid),
  sapper: made(sapperSolid),
  brute: made(bruteSolid),
  captain: made(captainSolid),
};
