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
  pieces: [
    { square: 12, kind: 'woman', colour: 0 },
    { square: 18, kind: 'man', colour: 1 },
    { square: 6, kind: 'man', colour: 2 },
    { square: 20, kind: 'woman', colour: 3 },
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
