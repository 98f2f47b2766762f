import { describe, expect, test } from 'vitest';
import { squareNamed } from './board.ts';
import { checkAll } from './check-rows.ts';
import { corridor, crewIn, EMPTY, resultsOf, rooms, squares, winsOf } from './scenario.ts';

describe('Iris', () => {
  /** A row of four squares; a worker stands on B1. */
  const row = (a1: number, c1: number, d1: number | string = 0): string =>
    rooms({ A1: a1, B1: 0, C1: c1, D1: d1, E5: 0 });
  const withA2 = (a2: number, d1: number): string => rooms({ A1: 0, B1: 0, C1: 1, D1: d1, A2: a2 });
  checkAll([
    [
      'T113 wins by a jump over an own worker to the third level',
      `${rooms({ A1: 0, B1: 0, C1: 3, E5: 0 })}/1/iris:A1,B1/mortal:E5`,
      [`${rooms({ A1: 0, B1: 0, C1: 3, E5: 0 })}/2/#iris:B1,C1/mortal:E5`],
    ],
    ['R104 jumps to any level', `${row(0, 2)}/1/iris:A1/mortal:B1`, [`${row(0, 2, 1)}/2/iris:C1/mortal:B1`]],
    [
      'R104 does not win from one third level to another',
      `${row(3, 3)}/1/iris:A1/mortal:B1`,
      [`${row(3, 3, 1)}/2/iris:C1/mortal:B1`],
    ],
    ['T14 does not jump up under the ban of Athena', `${row(0, 2)}/1/iris:A1/athena[^]:B1`, []],
    [
      'T14 jumps on one level under it',
      `${row(0, 0)}/1/iris:A1/athena[^]:B1`,
      [`${row(0, 0, 1)}/2/iris:C1/athena[^]:B1`],
    ],
    ['does not jump down against Hades', `${row(1, 0)}/1/iris:A1/hades:B1`, []],
    [
      'R42 does not win at the edge against Hera',
      `${row(0, 3)}/1/iris:A1/hera:B1`,
      [`${row(0, 3, 1)}/2/iris:C1/hera:B1`],
    ],
    ['does not jump onto a dome', `${rooms({ A1: 0, B1: 0, D1: 0 })}/1/iris:A1/mortal:B1`, []],
    ['nor onto a worker', `${row(0, 0)}/1/iris:A1/mortal:B1,C1`, []],
    [
      'R49 a jump up is what Persephone demands',
      `${withA2(0, 0)}/1/iris:A1/persephone:B1`,
      [`${withA2(0, 1)}/2/iris:C1/persephone:B1`],
    ],
    [
      'is carried on by Harpies in the direction of the jump',
      `${row(0, 2)}/1/iris:A1/harpies:B1`,
      [`${row(0, 3)}/2/iris:D1/harpies:B1`],
    ],
  ]);
});

/** A row of three squares at the edge. */
const row = (a1: number, b1: number, c1: number): string => rooms({ A1: a1, B1: b1, C1: c1, E5: 0 });

describe('Atalanta', () => {
  checkAll([
    [
      'R95 steps once for nothing, or as often as she likes for her power',
      `${row(0, 0, 0)}/1/atalanta:A1/mortal:E5`,
      [
        `${row(1, 0, 0)}/2/atalanta:B1/mortal:E5`,
        `${row(0, 0, 1)}/2/atalanta:B1/mortal:E5`,
        `${row(0, 1, 0)}/2/atalanta[x]:A1/mortal:E5`,
        `${row(0, 1, 0)}/2/atalanta[x]:C1/mortal:E5`,
        `${row(1, 0, 0)}/2/atalanta[x]:B1/mortal:E5`,
        `${row(0, 0, 1)}/2/atalanta[x]:B1/mortal:E5`,
      ],
    ],
    [
      'steps once when it is spent',
      `${row(0, 0, 0)}/1/atalanta[x]:A1/mortal:E5`,
      [`${row(1, 0, 0)}/2/atalanta[x]:B1/mortal:E5`, `${row(0, 0, 1)}/2/atalanta[x]:B1/mortal:E5`],
    ],
    [
      'does not climb on the run under the ban of Athena',
      `${row(0, 0, 1)}/1/atalanta:A1/athena[^]:E5`,
      [
        `${row(1, 0, 1)}/2/atalanta:B1/athena[^]:E5`,
        `${row(0, 0, 2)}/2/atalanta:B1/athena[^]:E5`,
        `${row(0, 1, 1)}/2/atalanta[x]:A1/athena[^]:E5`,
        `${row(1, 0, 1)}/2/atalanta[x]:B1/athena[^]:E5`,
        `${row(0, 0, 2)}/2/atalanta[x]:B1/athena[^]:E5`,
      ],
    ],
    [
      'is carried on after every step',
      `${row(0, 0, 0)}/1/atalanta:A1/harpies:E5`,
      [
        `${row(0, 1, 0)}/2/atalanta:C1/harpies:E5`,
        `${row(0, 1, 0)}/2/atalanta[x]:A1/harpies:E5`,
        `${row(0, 1, 0)}/2/atalanta[x]:C1/harpies:E5`,
      ],
    ],
    [
      'R71 need not run for Persephone, but where a step climbs she climbs',
      `${rooms({ A1: 0, B1: 1, E5: 0 })}/1/atalanta:A1/persephone:E5`,
      [
        `${rooms({ A1: 1, B1: 1, E5: 0 })}/2/atalanta:B1/persephone:E5`,
        `${rooms({ A1: 0, B1: 2, E5: 0 })}/2/atalanta[x]:A1/persephone:E5`,
        `${rooms({ A1: 1, B1: 1, E5: 0 })}/2/atalanta[x]:B1/persephone:E5`,
      ],
    ],
  ]);

  test('R71 a climb on the run is not demanded', () => {
    expect(resultsOf(`${row(0, 0, 1)}/1/atalanta:A1/persephone:E5`)).toContain(
      `${row(1, 0, 1)}/2/atalanta:B1/persephone:E5`,
    );
  });

  test('wins on the run and remembers nothing of it', () => {
    expect(winsOf(`${row(1, 2, 3)}/1/atalanta:A1/mortal:E5`)).toEqual([
      `${row(1, 2, 3)}/2/#atalanta:C1/mortal:E5`,
    ]);
  });

  test('R28 passes squares away from Aphrodite and ends beside her', () => {
    const bay = (a1: number, b1: number, c1: number): string => rooms({ A1: a1, B1: b1, C1: c1, A2: 0 });
    expect(resultsOf(`${bay(0, 0, 0)}/1/atalanta:A1/aphrodite:A2`)).toEqual(
      [
        `${bay(1, 0, 0)}/2/atalanta:B1/aphrodite:A2`,
        `${bay(0, 0, 1)}/2/atalanta:B1/aphrodite:A2`,
        `${bay(0, 1, 0)}/2/atalanta[x]:A1/aphrodite:A2`,
        `${bay(1, 0, 0)}/2/atalanta[x]:B1/aphrodite:A2`,
        `${bay(0, 0, 1)}/2/atalanta[x]:B1/aphrodite:A2`,
      ].sort(),
    );
  });
});

describe('Stymphalians', () => {
  const edge = (a1: number, b1: number, c1: number, d1: number): string =>
    rooms({ A1: a1, B1: b1, C1: c1, D1: d1, E5: 0 });

  test('T119 a flight past the third level beside its start', () => {
    expect(resultsOf('0000000000002224442400330/1/stymphalians:A1,B1,C1/persephone:D5,E5')).toEqual(
      [
        '0000000000002224442400340/2/stymphalians:A1,B1,E1/persephone:D5,E5',
        '0000000000002224443400330/2/stymphalians:A1,B1,E1/persephone:D5,E5',
      ].sort(),
    );
  });

  test('T120 never end on or beside the square where they began', () => {
    const ends = new Set(
      resultsOf(`${EMPTY}/1/stymphalians:C3/mortal:E5`).flatMap((result) => crewIn(result, 1)),
    );
    expect(squares('B2,B3,B4,C2,C3,C4,D2,D3,D4').some((square) => ends.has(square))).toBe(false);
    expect(ends.has(squareNamed('A1'))).toBe(true);
  });

  checkAll([
    [
      'R110 make two steps or three',
      `${edge(0, 0, 0, 0)}/1/stymphalians:A1/mortal:E5`,
      [
        `${edge(0, 1, 0, 0)}/2/stymphalians:C1/mortal:E5`,
        `${edge(0, 0, 0, 1)}/2/stymphalians:C1/mortal:E5`,
        `${edge(0, 0, 1, 0)}/2/stymphalians:D1/mortal:E5`,
      ],
    ],
    ['R110 are lost with a single step', `${corridor(0, 0)}/1/stymphalians:A1/mortal:E5`, []],
    ['R110 also if it reaches the third level', `${corridor(3, 2)}/1/stymphalians:A1/mortal:E5`, []],
    [
      'R110 win on the third level away from the start',
      `${row(1, 2, 3)}/1/stymphalians:A1/mortal:E5`,
      [`${row(1, 2, 3)}/2/#stymphalians:C1/mortal:E5`],
    ],
    [
      'R110 pass a third level beside it',
      `${rooms({ A1: 2, B1: 3, C1: 3, E5: 0 })}/1/stymphalians:A1/mortal:E5`,
      [`${rooms({ A1: 2, B1: 4, C1: 3, E5: 0 })}/2/stymphalians:C1/mortal:E5`],
    ],
    [
      'R110 end where they are carried',
      `${row(0, 0, 0)}/1/stymphalians:A1/harpies:E5`,
      [`${row(0, 1, 0)}/2/stymphalians:C1/harpies:E5`],
    ],
    [
      'R28 only the last step is bound to Aphrodite',
      `${rooms({ A1: 0, A2: 0, B1: 0, C1: 0, D1: 0, E2: 0 })}/1/stymphalians:A1/aphrodite:A2,E2`,
      [`${rooms({ A1: 0, A2: 0, B1: 0, C1: 1, D1: 0, E2: 0 })}/2/stymphalians:D1/aphrodite:A2,E2`],
    ],
    [
      'R49 one climb is enough for Persephone',
      `${edge(0, 1, 0, 0)}/1/stymphalians:A1/persephone:E5`,
      [
        `${edge(0, 2, 0, 0)}/2/stymphalians:C1/persephone:E5`,
        `${edge(0, 1, 0, 1)}/2/stymphalians:C1/persephone:E5`,
        `${edge(0, 1, 1, 0)}/2/stymphalians:D1/persephone:E5`,
      ],
    ],
    [
      'R82 win where the first step is carried to a third level away from the start',
      `${rooms({ A1: 0, A2: 0, C3: 3, E5: 0 })}/1/stymphalians:A1/charybdis[C3,A2]:E5`,
      [`${rooms({ A1: 0, A2: 0, C3: 3, E5: 0 })}/2/#stymphalians:C3/charybdis[C3,A2]:E5`],
    ],
  ]);
});

describe('walks over whirlpools', () => {
  const pool = (a1: number, a2: number, c3: number, c4: number): string =>
    rooms({ A1: a1, A2: a2, C3: c3, C4: c4, E5: 0 });
  checkAll([
    [
      'Artemis goes on from the other one',
      `${pool(0, 0, 0, 0)}/1/artemis:A1/charybdis[C3,A2]:E5`,
      [
        `${pool(0, 0, 0, 1)}/2/artemis:C3/charybdis[C3,A2]:E5`,
        `${pool(0, 0, 1, 0)}/2/artemis:C4/charybdis[A2]:E5`,
      ],
    ],
    [
      'Triton goes on because he moved to the edge',
      `${pool(0, 0, 0, 0)}/1/triton:A1/charybdis[C3,A2]:E5`,
      [
        `${pool(0, 0, 0, 1)}/2/triton:C3/charybdis[C3,A2]:E5`,
        `${pool(0, 0, 1, 0)}/2/triton:C4/charybdis[A2]:E5`,
      ],
    ],
    [
      'but not by the printed wording, where his last move ended inside',
      `${pool(0, 0, 0, 0)}/1/triton:A1/charybdis@printed[C3,A2]:E5`,
      [`${pool(0, 0, 0, 1)}/2/triton:C3/charybdis@printed[C3,A2]:E5`],
    ],
    [
      'Hermes walks on wherever he is carried, and back by the same way',
      `${pool(0, 0, 1, 1)}/1/hermes:A1/charybdis[C3,A2]:E5`,
      [
        `${pool(0, 1, 1, 1)}/2/hermes:A1/charybdis[C3]:E5`,
        `${pool(0, 0, 1, 2)}/2/hermes:C3/charybdis[C3,A2]:E5`,
        `${pool(0, 0, 2, 1)}/2/hermes:C4/charybdis[A2]:E5`,
        `${pool(1, 0, 1, 1)}/2/hermes:A2/charybdis[C3,A2]:E5`,
      ],
    ],
    [
      'Hermes wins where he is carried to the third level',
      `${pool(0, 0, 3, 1)}/1/hermes:A1/charybdis[C3,A2]:E5`,
      [
        `${pool(0, 1, 3, 1)}/2/hermes:A1/charybdis[C3]:E5`,
        `${pool(0, 0, 3, 1)}/2/#hermes:C3/charybdis[C3,A2]:E5`,
      ],
    ],
  ]);
});
