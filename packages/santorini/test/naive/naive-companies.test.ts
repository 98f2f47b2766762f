import { describe, expect, test } from 'vitest';
import { checkAll } from './check-rows.ts';
import { corridor, rooms, winsOf } from './scenario.ts';

/** Two corridors of two squares, one in the west and one in the east. */
const twin = (a1: number, a2: number, e1: number, e2: number): string =>
  rooms({ A1: a1, A2: a2, E1: e1, E2: e2, C4: 0 });

describe('Castor and Pollux', () => {
  const row = (b1: number): string => rooms({ A1: 0, B1: b1, C1: 0, E5: 0 });
  checkAll([
    [
      'R100 one moves and builds, or both move, or both build',
      `${twin(0, 0, 0, 0)}/1/castor-and-pollux:A1,E1/mortal:C4`,
      [
        `${twin(1, 0, 0, 0)}/2/castor-and-pollux:A2,E1/mortal:C4`,
        `${twin(0, 0, 1, 0)}/2/castor-and-pollux:E2,A1/mortal:C4`,
        `${twin(0, 0, 0, 0)}/2/castor-and-pollux:A2,E2/mortal:C4`,
        `${twin(0, 1, 0, 1)}/2/castor-and-pollux:A1,E1/mortal:C4`,
      ],
    ],
    [
      'T108 both may build on one square',
      `${row(2)}/1/castor-and-pollux:A1,C1/mortal:E5`,
      [`${rooms({ A1: 0, B1: 4, C1: 0, E5: 0 })}/2/castor-and-pollux:A1,C1/mortal:E5`],
    ],
    [
      'where one can do nothing the other takes an ordinary turn',
      `${rooms({ A1: 0, A2: 0, E1: 0, C4: 0 })}/1/castor-and-pollux:A1,E1/mortal:C4`,
      [`${rooms({ A1: 1, A2: 0, E1: 0, C4: 0 })}/2/castor-and-pollux:A2,E1/mortal:C4`],
    ],
    [
      'a single one moves, or builds, or both',
      `${corridor(0, 0)}/1/castor-and-pollux:A1/mortal:E5`,
      [
        `${corridor(0, 1)}/2/castor-and-pollux:A2/mortal:E5`,
        `${corridor(0, 0)}/2/castor-and-pollux:A2/mortal:E5`,
        `${corridor(1, 0)}/2/castor-and-pollux:A1/mortal:E5`,
      ],
    ],
    [
      'both build while one is asleep',
      `${twin(1, 1, 0, 0)}/1/castor-and-pollux:A1,E1/hypnus:C4`,
      [
        `${twin(1, 1, 1, 0)}/2/castor-and-pollux:E2,A1/hypnus:C4`,
        `${twin(1, 2, 0, 1)}/2/castor-and-pollux:A1,E1/hypnus:C4`,
      ],
    ],
    [
      'R49 a climb of either is enough for Persephone, and building is not',
      `${twin(0, 1, 0, 0)}/1/castor-and-pollux:A1,E1/persephone:C4`,
      [
        `${twin(1, 1, 0, 0)}/2/castor-and-pollux:A2,E1/persephone:C4`,
        `${twin(0, 1, 0, 0)}/2/castor-and-pollux:A2,E2/persephone:C4`,
      ],
    ],
    [
      'both are carried on',
      `${rooms({ A1: 0, A2: 0, A3: 0, E1: 0, E2: 0, E3: 0, C5: 0 })}/1/castor-and-pollux:A1,E1/harpies:C5`,
      [
        `${rooms({ A1: 0, A2: 1, A3: 0, E1: 0, E2: 0, E3: 0, C5: 0 })}/2/castor-and-pollux:A3,E1/harpies:C5`,
        `${rooms({ A1: 0, A2: 0, A3: 0, E1: 0, E2: 1, E3: 0, C5: 0 })}/2/castor-and-pollux:E3,A1/harpies:C5`,
        `${rooms({ A1: 0, A2: 0, A3: 0, E1: 0, E2: 0, E3: 0, C5: 0 })}/2/castor-and-pollux:A3,E3/harpies:C5`,
        `${rooms({ A1: 0, A2: 1, A3: 0, E1: 0, E2: 1, E3: 0, C5: 0 })}/2/castor-and-pollux:A1,E1/harpies:C5`,
      ],
    ],
  ]);

  test('T107 one steps aside and the other wins there', () => {
    const wins = winsOf('0000000000002300000000000/1/castor-and-pollux:C3,D3/mortal:A1,B1');
    expect(wins).toHaveLength(7);
    expect(wins).toContain('0000000000002300000000000/2/#castor-and-pollux:D4,D3/mortal:A1,B1');
  });
});

describe('Terpsichore', () => {
  const row = (a1: number, c1: number, e1: number): string =>
    rooms({ A1: a1, B1: 0, C1: c1, D1: 0, E1: e1, C4: 0 });
  checkAll([
    [
      'R93 all move and all build',
      `${twin(0, 0, 0, 0)}/1/terpsichore:A1,E1/mortal:C4`,
      [`${twin(1, 0, 1, 0)}/2/terpsichore:A2,E2/mortal:C4`],
    ],
    [
      'T89 has no turn if one cannot move',
      `${rooms({ A1: 0, A2: 0, E1: 0, C4: 0 })}/1/terpsichore:A1,E1/mortal:C4`,
      [],
    ],
    ['nor if one is asleep', `${twin(1, 1, 0, 0)}/1/terpsichore:A1,E1/hypnus:C4`, []],
    [
      'T89 wins before the others move',
      `${rooms({ A1: 2, A2: 3, E1: 0, C4: 0 })}/1/terpsichore:A1,E1/mortal:C4`,
      [`${rooms({ A1: 2, A2: 3, E1: 0, C4: 0 })}/2/#terpsichore:A2,E1/mortal:C4`],
    ],
    [
      'R93 builds in any order, on one square too',
      `${row(0, 0, 0)}/1/terpsichore:A1,E1/mortal:C4`,
      [
        `${row(1, 1, 0)}/2/terpsichore:B1,D1/mortal:C4`,
        `${row(1, 0, 1)}/2/terpsichore:B1,D1/mortal:C4`,
        `${row(0, 2, 0)}/2/terpsichore:B1,D1/mortal:C4`,
        `${row(0, 1, 1)}/2/terpsichore:B1,D1/mortal:C4`,
      ],
    ],
    [
      'R93 moves in any order, one into the place of the other',
      `${rooms({ A1: 0, B1: 0, C1: 0, D1: 0, C4: 0 })}/1/terpsichore:A1,B1/mortal:C4`,
      [`${rooms({ A1: 1, B1: 0, C1: 0, D1: 1, C4: 0 })}/2/terpsichore:B1,C1/mortal:C4`],
    ],
    [
      'has no turn if one cannot build',
      `${rooms({ A1: 0, B1: 0, C1: 0, C4: 0 })}/1/terpsichore:A1,B1/mortal:C4`,
      [],
    ],
    [
      'R49 one climb is enough for Persephone',
      `${twin(0, 1, 0, 0)}/1/terpsichore:A1,E1/persephone:C4`,
      [`${twin(1, 1, 1, 0)}/2/terpsichore:A2,E2/persephone:C4`],
    ],
  ]);
});

describe('Graeae', () => {
  checkAll([
    [
      'T78 build with a worker that did not move',
      `${twin(0, 0, 0, 0)}/1/graeae:A1,E1/mortal:C4`,
      [`${twin(0, 0, 0, 1)}/2/graeae:A2,E1/mortal:C4`, `${twin(0, 1, 0, 0)}/2/graeae:E2,A1/mortal:C4`],
    ],
    [
      'R86 with any by the printed wording',
      `${twin(0, 0, 0, 0)}/1/graeae@printed:A1,E1/mortal:C4`,
      [
        `${twin(0, 0, 0, 1)}/2/graeae@printed:A2,E1/mortal:C4`,
        `${twin(1, 0, 0, 0)}/2/graeae@printed:A2,E1/mortal:C4`,
        `${twin(0, 1, 0, 0)}/2/graeae@printed:E2,A1/mortal:C4`,
        `${twin(0, 0, 1, 0)}/2/graeae@printed:E2,A1/mortal:C4`,
      ],
    ],
    ['cannot build when only one is left', `${corridor(0, 0)}/1/graeae:A1/mortal:E5`, []],
    [
      'which wins all the same',
      `${corridor(3, 2)}/1/graeae:A1/mortal:E5`,
      [`${corridor(3, 2)}/2/#graeae:A2/mortal:E5`],
    ],
    [
      'of three workers either of the other two builds',
      `${rooms({ A1: 0, A2: 0, E1: 0, C1: 0, D1: 0, E5: 0 })}/1/graeae:A1,C1,E1/mortal:E5`,
      [
        `${rooms({ A1: 0, A2: 0, E1: 0, C1: 0, D1: 1, E5: 0 })}/2/graeae:A2,C1,E1/mortal:E5`,
        `${rooms({ A1: 0, A2: 1, E1: 0, C1: 0, D1: 0, E5: 0 })}/2/graeae:A1,D1,E1/mortal:E5`,
        `${rooms({ A1: 0, A2: 1, E1: 0, C1: 0, D1: 0, E5: 0 })}/2/graeae:A1,C1,D1/mortal:E5`,
      ],
    ],
    [
      'R37 lend their way of building to Circe',
      `${twin(0, 0, 0, 0)}/1/circe:A1,E1/graeae:C4`,
      [`${twin(0, 0, 0, 1)}/2/circe[+]:A2,E1/graeae:C4`, `${twin(0, 1, 0, 0)}/2/circe[+]:E2,A1/graeae:C4`],
    ],
  ]);
});

describe('Proteus', () => {
  const column = (a1: number, a2: number, a3: number): string =>
    rooms({ A1: a1, A2: a2, A3: a3, C3: 0, E1: 0, E5: 0 });
  checkAll([
    [
      'T115 another worker comes to the square just left',
      `${column(0, 0, 0)}/1/proteus:C3,A1/mortal:E5`,
      [`${column(0, 0, 1)}/2/proteus:A2,A1/mortal:E5`],
    ],
    [
      'R107 he chooses which',
      `${column(0, 0, 0)}/1/proteus:C3,A1,E1/mortal:E5`,
      [`${column(0, 0, 1)}/2/proteus:A2,A1,E1/mortal:E5`, `${column(0, 0, 1)}/2/proteus:C3,A2,A1/mortal:E5`],
    ],
    [
      'a single worker moves as a mortal',
      `${column(0, 0, 0)}/1/proteus:A1/mortal:E5`,
      [`${column(0, 0, 1)}/2/proteus:A2/mortal:E5`, `${column(1, 0, 0)}/2/proteus:A2/mortal:E5`],
    ],
    [
      'R107 nobody comes after a win',
      `${column(2, 3, 0)}/1/proteus:C3,A1/mortal:E5`,
      [`${column(2, 3, 0)}/2/#proteus:C3,A2/mortal:E5`],
    ],
    [
      'R8 coming to the third level does not win',
      `${column(3, 3, 0)}/1/proteus:C3,A1/mortal:E5`,
      [`${column(3, 3, 1)}/2/proteus:A2,A1/mortal:E5`],
    ],
    [
      'O9 the other comes before Harpies carry the mover on',
      `${column(0, 0, 0)}/1/proteus:C3,A1/harpies:E5`,
      [`${column(0, 1, 0)}/2/proteus:A3,A1/harpies:E5`],
    ],
    [
      'O9 and to a whirlpool before it could carry the mover back',
      `${column(0, 0, 0)}/1/proteus:C3,A1/charybdis[A2,A1]:E5`,
      [`${column(0, 0, 1)}/2/proteus:A2,A1/charybdis[A2,A1]:E5`],
    ],
    [
      'has no turn if he cannot build elsewhere',
      `${rooms({ A1: 0, A2: 0, C3: 0, E5: 0 })}/1/proteus:C3,A1/mortal:E5`,
      [],
    ],
  ]);
});

describe('Scylla', () => {
  const bay = (a1: number, a2: number, b1: number): string => rooms({ A1: a1, A2: a2, B1: b1, C1: 0, E5: 0 });
  const column = (a1: number, a2: number): string => rooms({ A1: a1, A2: a2, A3: 0, B1: 0, E5: 0 });
  checkAll([
    [
      'T116 may drag a worker from beside the square just left, far from where she is now',
      `${bay(0, 0, 0)}/1/scylla:B1/mortal:C1`,
      [
        `${bay(0, 0, 1)}/2/scylla:A1/mortal:C1`,
        `${bay(0, 1, 0)}/2/scylla:A1/mortal:C1`,
        `${bay(0, 1, 0)}/2/scylla:A1/mortal:B1`,
        `${bay(1, 0, 0)}/2/scylla:A2/mortal:C1`,
        `${bay(0, 0, 1)}/2/scylla:A2/mortal:C1`,
        `${bay(1, 0, 0)}/2/scylla:A2/mortal:B1`,
      ],
    ],
    [
      'not if she could not build then',
      `${rooms({ A1: 0, B1: 2, C1: 0 })}/1/scylla:B1/mortal:C1`,
      [`${rooms({ A1: 0, B1: 3, C1: 0 })}/2/scylla:A1/mortal:C1`],
    ],
    [
      'not her own worker',
      `${rooms({ A1: 0, B1: 0, C1: 0, E5: 0 })}/1/scylla:B1,C1/mortal:E5`,
      [`${rooms({ A1: 0, B1: 1, C1: 0, E5: 0 })}/2/scylla:A1,C1/mortal:E5`],
    ],
    [
      'R108 nobody after a win',
      `${rooms({ A1: 3, B1: 2, C1: 0, A2: 'a' })}/1/scylla:B1/mortal:C1`,
      [`${rooms({ A1: 3, B1: 2, C1: 0, A2: 'a' })}/2/#scylla:A1/mortal:C1`],
    ],
    [
      'R8 to the third level without a win',
      `${rooms({ A1: 0, A2: 'a', B1: 3, C1: 0, B2: 1 })}/1/scylla:B1/mortal:C1`,
      [
        `${rooms({ A1: 0, A2: 'a', B1: 4, C1: 0, B2: 1 })}/2/scylla:A1/mortal:C1`,
        `${rooms({ A1: 0, A2: 'a', B1: 3, C1: 0, B2: 2 })}/2/scylla:A1/mortal:C1`,
        `${rooms({ A1: 0, A2: 'a', B1: 3, C1: 0, B2: 2 })}/2/scylla:A1/mortal:B1`,
        `${rooms({ A1: 1, A2: 'a', B1: 3, C1: 0, B2: 1 })}/2/scylla:B2/mortal:C1`,
        `${rooms({ A1: 0, A2: 'a', B1: 4, C1: 0, B2: 1 })}/2/scylla:B2/mortal:C1`,
        `${rooms({ A1: 1, A2: 'a', B1: 3, C1: 0, B2: 1 })}/2/scylla:B2/mortal:B1`,
        `${rooms({ A1: 0, A2: 'a', B1: 3, C1: 1, B2: 1 })}/2/scylla:B2/mortal:B1`,
      ],
    ],
    [
      'T32 Aphrodite looks after the drag',
      `${rooms({ C3: 0, C4: 0, D5: 0, E5: 0 })}/1/scylla:C4/aphrodite:C3`,
      [`${rooms({ C3: 0, C4: 0, D5: 0, E5: 1 })}/2/scylla:D5/aphrodite:C4`],
    ],
    [
      'O9 drags before Harpies carry her on',
      `${column(0, 0)}/1/scylla:A1/harpies:B1`,
      [`${column(0, 1)}/2/scylla:A3/harpies:B1`, `${column(0, 1)}/2/scylla:A3/harpies:A1`],
    ],
    [
      'O9 a drag onto the other whirlpool leaves her on the first, which then wins',
      `${rooms({ A1: 2, A2: 3, B1: 0, E5: 0 })}/1/scylla:A1/charybdis[A2,A1]:B1`,
      [
        `${rooms({ A1: 2, A2: 3, B1: 0, E5: 0 })}/2/#scylla:A2/charybdis[A2,A1]:A1`,
        `${rooms({ A1: 2, A2: 4, B1: 0, E5: 0 })}/2/scylla:A1/charybdis[A1]:B1`,
      ],
    ],
  ]);
});
