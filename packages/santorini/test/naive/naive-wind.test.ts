import { describe, expect, test } from 'vitest';
import { squareNamed } from './board.ts';
import { checkAll } from './check-rows.ts';
import { directionOf } from './directions.ts';
import { corridor, crewIn, EMPTY, resultsOf, rooms, squares } from './scenario.ts';

describe('directions', () => {
  test.each([
    ['C3', 'C4', 'n'],
    ['C3', 'E1', 'se'],
    ['A3', 'E3', 'w'],
    ['A1', 'E5', 'sw'],
    ['E4', 'A3', 'se'],
  ])('from %s to %s it is %s', (from, to, direction) => {
    expect(directionOf(squareNamed(from), squareNamed(to))).toBe(direction);
  });
});

describe('Aeolus', () => {
  const withWind = (wind: string): string => `${corridor(0, 1)}/2/aeolus${wind}:A2/mortal:E5`;
  const pass = rooms({ A1: 0, A2: 0, A3: 0, A4: 0 });

  checkAll([
    ['T70 closes one direction to the opponent', `${corridor(0, 0)}/1/mortal:A1/aeolus[n]:E5`, []],
    ['R80 to himself', `${corridor(0, 0)}/1/aeolus[n]:A1/mortal:E5`, []],
    [
      'and no other',
      `${corridor(0, 0)}/1/mortal:A1/aeolus[ne]:E5`,
      [`${corridor(0, 1)}/2/mortal:A2/aeolus[ne]:E5`],
    ],
    [
      'R81 puts the wind out at the end of a turn, in any direction',
      `${corridor(0, 0)}/1/aeolus:A1/mortal:E5`,
      ['', '[n]', '[ne]', '[e]', '[se]', '[s]', '[sw]', '[w]', '[nw]'].map(withWind),
    ],
    [
      'T71 leaves it out or takes it back, without turning it',
      `${corridor(0, 0)}/1/aeolus[s]:A1/mortal:E5`,
      ['', '[s]'].map(withWind),
    ],
    [
      'R81 turns it freely by the printed wording, and never takes it back',
      `${corridor(0, 0)}/1/aeolus@printed[s]:A1/mortal:E5`,
      ['[n]', '[ne]', '[e]', '[se]', '[s]', '[sw]', '[w]', '[nw]'].map((wind) => withWind(`@printed${wind}`)),
    ],
    [
      'does not change the wind in a turn that wins',
      `${corridor(3, 2)}/1/aeolus[s]:A1/mortal:E5`,
      [`${corridor(3, 2)}/2/#aeolus[s]:A2/mortal:E5`],
    ],
    [
      'R81 does not stop what is forced',
      `${rooms({ A1: 0, A2: 0, A3: 0 })}/1/charon-2e:A2/aeolus[n]:A1`,
      [`${rooms({ A1: 1, A2: 0, A3: 0 })}/2/charon-2e:A2/aeolus[n]:A3`],
    ],
    ['R81 closes the direction of a jump', `${pass}/1/iris:A1/aeolus[n]:A2`, []],
    [
      'R81 but not another one',
      `${pass}/1/iris:A1/aeolus[s]:A2`,
      [`${rooms({ A1: 0, A2: 0, A3: 0, A4: 1 })}/2/iris:A3/aeolus[s]:A2`],
    ],
    [
      'R81 a step round the edge goes in its own direction',
      `${rooms({ A3: 0, E3: 0, C1: 0 })}/1/urania:A3/aeolus[w]:C1`,
      [],
    ],
    [
      'R81 and not against it',
      `${rooms({ A3: 0, E3: 0, C1: 0 })}/1/urania:A3/aeolus[e]:C1`,
      [`${rooms({ A3: 1, E3: 0, C1: 0 })}/2/urania:E3/aeolus[e]:C1`],
    ],
    [
      'R37 the wind serves Circe while she has the power',
      `${corridor(0, 0)}/1/circe:A1/aeolus[s]:E5`,
      [`${corridor(0, 1)}/2/circe[+]:A2/aeolus[s]:E5`, `${corridor(0, 1)}/2/circe[+]:A2/aeolus:E5`],
    ],
  ]);
});

describe('Hippolyta', () => {
  checkAll([
    ['T110 keeps opponents from straight steps', `${corridor(0, 0)}/1/mortal[f=A1]:A1/hippolyta[E5]:E5`, []],
    [
      'T110 lets them go diagonally, and build anywhere',
      `${rooms({ A1: 0, A2: 0, B2: 0, E5: 0 })}/1/mortal[f=A1]:A1/hippolyta[E5]:E5`,
      [
        `${rooms({ A1: 1, A2: 0, B2: 0, E5: 0 })}/2/mortal[f=B2]:B2/hippolyta[E5]:E5`,
        `${rooms({ A1: 0, A2: 1, B2: 0, E5: 0 })}/2/mortal[f=B2]:B2/hippolyta[E5]:E5`,
      ],
    ],
    [
      'T110 her female worker goes straight',
      `${corridor(0, 0)}/1/hippolyta[A1]:A1/mortal[f=E5]:E5`,
      [`${corridor(0, 1)}/2/hippolyta[A2]:A2/mortal[f=E5]:E5`],
    ],
    [
      'R80 her male worker does not',
      `${rooms({ A1: 0, A2: 0, C5: 0, E5: 0 })}/1/hippolyta[E5]:E5,A1/mortal[f=C5]:C5`,
      [],
    ],
    ['nobody does when her female is gone', `${corridor(0, 0)}/1/hippolyta:A1/mortal[f=E5]:E5`, []],
    [
      'R80 nor does her male in an extra turn',
      `${corridor(0, 0)}/1/dionysus[f=E5]:E5/hippolyta:A1/turn=extra`,
      [`${corridor(0, 0)}/2/dionysus[f=E5]:E5/hippolyta:A1`],
    ],
    [
      'R102 a step round the edge is diagonal if its direction is',
      `${rooms({ A1: 0, E5: 0, C3: 0 })}/1/urania[f=A1]:A1/hippolyta[C3]:C3`,
      [`${rooms({ A1: 1, E5: 0, C3: 0 })}/2/urania[f=E5]:E5/hippolyta[C3]:C3`],
    ],
    [
      'R102 so is a jump',
      `${rooms({ A1: 0, B2: 0, C3: 0, C4: 0 })}/1/iris[f=A1]:A1/hippolyta[B2]:B2`,
      [`${rooms({ A1: 0, B2: 0, C3: 0, C4: 1 })}/2/iris[f=C3]:C3/hippolyta[B2]:B2`],
    ],
  ]);
});

describe('Harpies', () => {
  test('T80 from a corner of an empty board every step ends in another corner', () => {
    const ends = resultsOf(`${EMPTY}/1/mortal:A5/harpies:E2,D1`).flatMap((result) => crewIn(result, 1));
    expect([...new Set(ends)].sort()).toEqual(squares('E5,A1,E1').sort());
  });

  const column = rooms({ A1: 0, A2: 0, A3: 0, E5: 0 });
  checkAll([
    [
      'T82 force down, and not up',
      `${rooms({ B3: 1, C3: 1, D3: 0, E3: 1, A5: 0 })}/1/mortal:B3/harpies:A5`,
      [
        `${rooms({ B3: 1, C3: 2, D3: 0, E3: 1, A5: 0 })}/2/mortal:D3/harpies:A5`,
        `${rooms({ B3: 1, C3: 1, D3: 0, E3: 2, A5: 0 })}/2/mortal:D3/harpies:A5`,
      ],
    ],
    [
      'T81 come after a win',
      `${rooms({ A1: 2, A2: 3, A3: 0, E5: 0 })}/1/mortal:A1/harpies:E5`,
      [`${rooms({ A1: 2, A2: 3, A3: 0, E5: 0 })}/2/#mortal:A2/harpies:E5`],
    ],
    [
      'R11 carry on whom Hera denied the win',
      `${rooms({ A1: 2, A2: 3, A3: 0, E5: 0 })}/1/mortal:A1/hera:E5/mortal:=/harpies:=`,
      [`${rooms({ A1: 2, A2: 4, A3: 0, E5: 0 })}/2/mortal:A3/hera:E5/mortal:=/harpies:=`],
    ],
    [
      'T15 do not undo a climb',
      `${rooms({ A1: 0, A2: 1, A3: 0, E5: 0 })}/1/athena:A1/harpies:E5`,
      [`${rooms({ A1: 0, A2: 2, A3: 0, E5: 0 })}/2/athena[^]:A3/harpies:E5`],
    ],
    [
      'T22 add nothing to a fall',
      `${rooms({ A1: 2, A2: 1, A3: 0, E5: 0 })}/1/pan:A1/harpies:E5`,
      [`${rooms({ A1: 2, A2: 2, A3: 0, E5: 0 })}/2/pan:A3/harpies:E5`],
    ],
    [
      'T106 make nobody go down',
      `${rooms({ A1: 1, A2: 1, A3: 0, E5: 0 })}/1/asteria:A1/harpies:E5`,
      [`${rooms({ A1: 1, A2: 2, A3: 0, E5: 0 })}/2/asteria:A3/harpies:E5`],
    ],
    [
      'stop at a worker',
      `${rooms({ A1: 0, A2: 0, A3: 0, A4: 0 })}/1/mortal:A1/harpies:A4`,
      [`${rooms({ A1: 0, A2: 1, A3: 0, A4: 0 })}/2/mortal:A3/harpies:A4`],
    ],
    [
      'do not carry their own worker',
      `${column}/1/harpies:A1/mortal:E5`,
      [
        `${rooms({ A1: 1, A2: 0, A3: 0, E5: 0 })}/2/harpies:A2/mortal:E5`,
        `${rooms({ A1: 0, A2: 0, A3: 1, E5: 0 })}/2/harpies:A2/mortal:E5`,
      ],
    ],
    [
      'nor when another player moves it',
      `${column}/1/dionysus:E5/harpies:A1/turn=extra`,
      [
        `${column}/2/dionysus:E5/harpies:A1`,
        `${rooms({ A1: 1, A2: 0, A3: 0, E5: 0 })}/2/dionysus:E5/harpies:A2`,
        `${rooms({ A1: 0, A2: 0, A3: 1, E5: 0 })}/2/dionysus:E5/harpies:A2`,
      ],
    ],
    [
      'R87 Aphrodite looks at the square moved to',
      `${rooms({ A1: 0, A2: 0, A3: 0, B1: 0 })}/1/mortal:A1/aphrodite:B1/mortal:=/harpies:=`,
      [`${rooms({ A1: 0, A2: 1, A3: 0, B1: 0 })}/2/mortal:A3/aphrodite:B1/mortal:=/harpies:=`],
    ],
    [
      'R87 after a step round the edge go on flat',
      `${rooms({ A3: 0, E3: 0, D3: 0, C1: 0 })}/1/urania:A3/harpies:C1`,
      [`${rooms({ A3: 0, E3: 1, D3: 0, C1: 0 })}/2/urania:D3/harpies:C1`],
    ],
    [
      'carry Artemis after each step, also to where she began',
      `${rooms({ A1: 0, A2: 0, A3: 0, A4: 0, E5: 0 })}/1/artemis:A1/harpies:E5`,
      [
        `${rooms({ A1: 0, A2: 0, A3: 1, A4: 0, E5: 0 })}/2/artemis:A4/harpies:E5`,
        `${rooms({ A1: 0, A2: 1, A3: 0, A4: 0, E5: 0 })}/2/artemis:A1/harpies:E5`,
      ],
    ],
    [
      'leave Hermes on his level walk',
      `${rooms({ A1: 1, A2: 1, A3: 0, E5: 0 })}/1/hermes:A1/harpies:E5`,
      [
        `${rooms({ A1: 1, A2: 2, A3: 0, E5: 0 })}/2/hermes:A1/harpies:E5`,
        `${rooms({ A1: 1, A2: 2, A3: 0, E5: 0 })}/2/hermes:A3/harpies:E5`,
      ],
    ],
    [
      'R87 Triton goes on from where he is carried if he moved to the edge, also to where he began',
      `${rooms({ A1: 0, B1: 0, C1: 0, C2: 0, E5: 0 })}/1/triton:A1/harpies:E5`,
      [
        `${rooms({ A1: 0, B1: 1, C1: 0, C2: 0, E5: 0 })}/2/triton:C1/harpies:E5`,
        `${rooms({ A1: 0, B1: 0, C1: 0, C2: 1, E5: 0 })}/2/triton:C1/harpies:E5`,
        `${rooms({ A1: 0, B1: 1, C1: 0, C2: 0, E5: 0 })}/2/triton:C2/harpies:E5`,
        `${rooms({ A1: 0, B1: 0, C1: 1, C2: 0, E5: 0 })}/2/triton:C2/harpies:E5`,
        `${rooms({ A1: 0, B1: 1, C1: 0, C2: 0, E5: 0 })}/2/triton:A1/harpies:E5`,
      ],
    ],
  ]);
});
