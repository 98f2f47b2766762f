import { BARE, type Scene, type Tower } from '@thera/board';

/** A square by its name: A5 is 0, E1 is 24. */
const at = (name: string): number => 'ABCDE'.indexOf(name[0]!) + 5 * (5 - Number(name[1]));

const towerOf = (height: string): Tower =>
  height === '4' ? { blocks: 3, dome: true } : { blocks: Number(height) as Tower['blocks'], dome: false };

/** Everything that a raided island has, in data: three enemies ashore, the gate in the south, and what the runner may do. */
export const RAIDED: Scene = {
  ...BARE,
  towers: [...'0000001000120400021100000'].map(towerOf),
  pieces: [
    { square: at('B3'), kind: 'woman', colour: 1 },
    { square: at('D1'), kind: 'man', colour: 1 },
    {
      square: at('C4'),
      kind: 'brute',
      id: '1',
      facing: 'W',
      number: 1,
      hits: { left: 1, of: 2 },
      isStunned: true,
    },
    { square: at('B5'), kind: 'raider', id: '2', facing: 'S', number: 2, hits: { left: 1, of: 1 } },
    { square: at('E3'), kind: 'runner', id: '3', facing: 'S', number: 3, hits: { left: 1, of: 1 } },
  ],
  zones: [{ squares: ['A1', 'B1', 'C1', 'D1', 'E1'].map(at) }],
  landings: [
    { square: at('A5'), text: '1' },
    { square: at('B5'), text: '2' },
    { square: at('C5'), text: '3 6' },
    { square: at('D5'), text: '4' },
    { square: at('E5'), text: '5' },
  ],
  dangers: [
    { square: at('E2'), kind: 'step', text: '2–3' },
    { square: at('E1'), kind: 'end', text: '4–6' },
  ],
  watched: at('E3'),
  marks: ['C1', 'D2', 'E1', 'E2'].map((name) => ({ square: at(name), kind: 'move' })),
  selected: at('D1'),
};
