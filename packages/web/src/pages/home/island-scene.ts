import { BARE, type Figure, type Scene, type Tower } from '@thera/board';

/** Blocks of each square from A5 to E1; 4 is a complete tower. */
const HEIGHTS = '00210' + '03421' + '14310' + '02410' + '00120';

const FIGURES: readonly Figure[] = [
  { square: 8, colour: 0, female: true },
  { square: 16, colour: 1, female: false },
  { square: 13, colour: 2, female: true },
  { square: 5, colour: 3, female: false },
];

/** A game in full swing, for everybody who has none yet. */
export const ISLAND: Scene = {
  ...BARE,
  towers: [...HEIGHTS].map((height) => towerOf(Number(height))),
  figures: FIGURES,
};

function towerOf(height: number): Tower {
  return { blocks: Math.min(height, 3) as Tower['blocks'], dome: height === 4 };
}
