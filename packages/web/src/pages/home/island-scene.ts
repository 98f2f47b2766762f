import { BARE, type Piece, type Scene, type Tower } from '@thera/board';

/** Blocks of each square from A5 to E1; 4 is a complete tower. */
const HEIGHTS = '00210' + '03421' + '14310' + '02410' + '00120';

const WORKERS: readonly Piece[] = [
  { square: 8, kind: 'woman', colour: 0 },
  { square: 16, kind: 'man', colour: 1 },
  { square: 13, kind: 'woman', colour: 2 },
  { square: 5, kind: 'man', colour: 3 },
];

/** A game in full swing, for everybody who has none yet. */
export const ISLAND: Scene = {
  ...BARE,
  towers: [...HEIGHTS].map((height) => towerOf(Number(height))),
  pieces: WORKERS,
};

function towerOf(height: number): Tower {
  return { blocks: Math.min(height, 3) as Tower['blocks'], dome: height === 4 };
}
