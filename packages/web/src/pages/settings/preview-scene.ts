import { BARE, type Scene } from '@thera/board';

/** A corner of a game with everything that a setting can change. */
export const PREVIEW: Scene = {
  ...BARE,
  towers: BARE.towers
    .with(6, { blocks: 2, dome: false })
    .with(7, { blocks: 3, dome: true })
    .with(8, { blocks: 1, dome: false })
    .with(11, { blocks: 1, dome: false })
    .with(13, { blocks: 3, dome: false })
    .with(17, { blocks: 2, dome: false })
    .with(18, { blocks: 1, dome: false }),
  figures: [
    { square: 12, colour: 0, female: true },
    { square: 18, colour: 1, female: false },
    { square: 6, colour: 2, female: false },
    { square: 20, colour: 3, female: true },
  ],
  selected: 12,
  marks: [
    { square: 8, kind: 'move' },
    { square: 11, kind: 'move' },
    { square: 16, kind: 'move' },
    { square: 17, kind: 'build' },
    { square: 13, kind: 'dome' },
  ],
};
