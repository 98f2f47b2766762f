import { BARE, type Scene } from '../src/scene.ts';

/**
 * All that a board shows of a raid, as data: a gate along the near side and another square inland to be held, two
 * landings on the far side and one on the left, three sorts of danger, and guards who were hit.
 */
export const RAID: Scene = {
  ...BARE,
  towers: BARE.towers.with(22, { blocks: 2, dome: false }).with(23, { blocks: 3, dome: true }),
  pieces: [
    { square: 7, kind: 'guard', id: 'a', facing: 'S', number: 1, hits: { left: 2, of: 2 } },
    { square: 8, kind: 'guard', id: 'b', facing: 'W', number: 2, hits: { left: 1, of: 2 }, isStunned: true },
  ],
  zones: [{ squares: [20, 21, 22, 23, 24] }, { squares: [12] }],
  landings: [
    { square: 1, text: '1' },
    { square: 2, text: '3 6' },
    { square: 10, text: '2' },
  ],
  dangers: [
    { square: 13, kind: 'strike', text: '5' },
    { square: 17, kind: 'step', text: '2–3' },
    { square: 22, kind: 'end', text: '4–6' },
  ],
  watched: 7,
};
