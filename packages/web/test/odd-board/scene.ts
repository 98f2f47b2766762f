import { bareScene, type Grid, type PieceSet, type Scene } from '@thera/board';

/** Two isles with a channel between them and a bridge over it; the right one has a pond, and a corner is missing. */
const ROWS = ['..~...', '..~.~.', '..~...', '..~..~'] as const;
const COLUMNS = ROWS[0].length;

const at = (column: number, row: number): number => row * COLUMNS + column;

export const SHAPE: Grid = {
  columns: COLUMNS,
  rows: ROWS.length,
  holes: [...ROWS.join('')].flatMap((sign, square) => (sign === '~' ? [square] : [])),
  bridges: [{ from: at(1, 1), to: at(3, 1) }],
};

export const POND: number = at(4, 1);
export const CHANNEL: readonly number[] = [at(2, 2), at(2, 3)];
/** Squares on which nothing stands. */
export const FREE: readonly number[] = [at(0, 0), at(1, 2), at(3, 0), at(4, 2), at(5, 2)];
export const GUARD: number = at(0, 2);
export const WORKER: number = at(4, 3);
/** From here to there an arrow key leads over the channel. */
export const OVER_THE_CHANNEL = { from: at(1, 3), to: at(3, 3) } as const;

export const SCENE: Scene = {
  ...bareScene(SHAPE),
  towers: bareScene(SHAPE).towers.with(at(5, 0), { blocks: 2, dome: false }),
  pieces: [
    { square: GUARD, kind: 'guard', facing: 'SE', number: 7 },
    { square: WORKER, kind: 'woman', colour: 0 },
  ],
  tokens: [{ square: at(5, 0), kind: 'guard' }],
};

/** The scene with the guard elsewhere, looking back. */
export const withGuardOn = (square: number): Scene => ({
  ...SCENE,
  pieces: SCENE.pieces.map((piece) =>
    piece.kind === 'guard' ? { ...piece, square, facing: 'W', number: 8 } : piece,
  ),
});

/** A piece that only this board has: a red cone. */
export const PIECES: PieceSet = {
  pictures: {
    guard: {
      body: () => '<path d="M-26 0C-26 8 26 8 26 0L0-84Z"/>',
      fill: 'var(--warm)',
      edge: 'var(--mark)',
    },
  },
  solids: async () => (await import('./guard-solid.ts')).SOLIDS,
};
