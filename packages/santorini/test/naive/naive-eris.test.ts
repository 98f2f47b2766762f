import { describe, expect, test } from 'vitest';
import { checkAll } from './check-rows.ts';
import { board, corridor, resultsOf, rooms } from './scenario.ts';

describe('Eris', () => {
  /** Her worker on E5 can step to E4, one of the opponent's on A1 to A2. */
  const isle = (a1: number, a2: number, e4 = 0, e5 = 0): string => rooms({ A1: a1, A2: a2, E4: e4, E5: e5 });
  /** Her worker on E5 can do nothing. */
  const stuck = (a1: number, a2: number): string => rooms({ A1: a1, A2: a2, E5: 0 });
  const towers = (a1: number): string => board('4444a', 'aaaaa', 'aaaaa', '2aaaa', `${a1}aaa0`);
  checkAll([
    [
      'R101 takes her own turn, or one with a worker of the opponent',
      `${isle(0, 0)}/1/eris:E5/mortal:A1`,
      [`${isle(0, 0, 0, 1)}/2/eris:E4/mortal:A1`, `${isle(1, 0)}/2/eris:E5/mortal:A2`],
    ],
    [
      'R101 not with the one that moved last',
      `${isle(0, 0)}/1/eris[A1]:E5/mortal:A1`,
      [`${isle(0, 0, 0, 1)}/2/eris[A1]:E4/mortal:A1`],
    ],
    [
      'R101 with the other, and still knows the one',
      `${rooms({ A1: 0, A2: 0, C3: 0, E5: 0 })}/1/eris[E5]:C3/mortal:E5,A1`,
      [`${rooms({ A1: 1, A2: 0, C3: 0, E5: 0 })}/2/eris[E5]:C3/mortal:E5,A2`],
    ],
    [
      'T109 a fall that she makes wins for Pan',
      `${stuck(2, 0)}/1/eris:E5/pan:A1`,
      [`${stuck(2, 0)}/2/eris:E5/#pan:A2`],
    ],
    [
      'T109 for nobody by the printed wording',
      `${stuck(2, 0)}/1/eris@printed:E5/pan:A1`,
      [`${stuck(3, 0)}/2/eris@printed:E5/pan:A2`],
    ],
    [
      'R101 a meeting that she makes wins for Eros',
      `${rooms({ A1: 0, A2: 1, A3: 1, E5: 0 })}/1/eris[A3]:E5/eros:A3,A1`,
      [`${rooms({ A1: 0, A2: 1, A3: 1, E5: 0 })}/2/eris[A3]:E5/#eros:A3,A2`],
    ],
    [
      'R101 the third level wins for nobody',
      `${stuck(2, 3)}/1/eris:E5/mortal:A1`,
      [`${stuck(3, 3)}/2/eris:E5/mortal:A2`],
    ],
    [
      'R101 not even where a whirlpool leads',
      `${rooms({ A1: 0, A2: 0, C3: 3, C4: 0, E5: 0 })}/1/eris:E5/charybdis[C3,A2]:A1`,
      [`${rooms({ A1: 0, A2: 0, C3: 3, C4: 1, E5: 0 })}/2/eris:E5/charybdis[C3,A2]:C3`],
    ],
    [
      'R101 Athena remembers nothing of a climb',
      `${stuck(0, 1)}/1/eris:E5/athena:A1`,
      [`${stuck(1, 1)}/2/eris:E5/athena:A2`],
    ],
    [
      'R101 her own ban does not bind the worker',
      `${stuck(0, 1)}/1/eris:E5/athena[^]:A1`,
      [`${stuck(1, 1)}/2/eris:E5/athena[^]:A2`],
    ],
    [
      'R101 the worker moves as that of a mortal',
      `${rooms({ A1: 0, B1: 0, C1: 0, E5: 0 })}/1/eris:E5/artemis:A1`,
      [
        `${rooms({ A1: 1, B1: 0, C1: 0, E5: 0 })}/2/eris:E5/artemis:B1`,
        `${rooms({ A1: 0, B1: 0, C1: 1, E5: 0 })}/2/eris:E5/artemis:B1`,
      ],
    ],
    [
      'R87 and is not carried on by its own Harpies',
      `${rooms({ A1: 0, A2: 0, A3: 0, E5: 0 })}/1/eris:E5/harpies:A1`,
      [
        `${rooms({ A1: 1, A2: 0, A3: 0, E5: 0 })}/2/eris:E5/harpies:A2`,
        `${rooms({ A1: 0, A2: 0, A3: 1, E5: 0 })}/2/eris:E5/harpies:A2`,
      ],
    ],
    [
      'R49 such a climb is not what Persephone demands',
      `${isle(0, 1)}/1/eris:E5/persephone:A1`,
      [`${isle(0, 1, 0, 1)}/2/eris:E4/persephone:A1`, `${isle(1, 1)}/2/eris:E5/persephone:A2`],
    ],
    [
      'R49 who demands it of her own worker',
      `${isle(0, 0, 1)}/1/eris:E5/persephone:A1`,
      [`${isle(0, 0, 1, 1)}/2/eris:E4/persephone:A1`],
    ],
    ['R12 has no turn without a worker of her own', `${stuck(0, 0)}/1/eris:/mortal:A1`, []],
    [
      'R35 a fifth tower that she builds wins for Chronus',
      `${towers(3)}/1/eris:E1/chronus:A1`,
      [`${towers(4)}/2/eris:E1/#chronus:A2`],
    ],
    [
      'R101 by the printed wording when the turn is over',
      `${towers(3)}/1/eris@printed:E1/chronus:A1`,
      [`${towers(4)}/2/eris@printed:E1/#chronus:A2`],
    ],
  ]);
});

describe('what Eris knows', () => {
  const pair = (a1: number, a2: number, e1: number, e2: number): string =>
    rooms({ A1: a1, A2: a2, E1: e1, E2: e2, C4: 0 });
  const column = (a1: number, a2: number, a3: number): string => rooms({ A1: a1, A2: a2, A3: a3, E5: 0 });
  checkAll([
    ['who moved', `${corridor(0, 0)}/1/mortal:A1/eris[A1]:E5`, [`${corridor(0, 1)}/2/mortal:A2/eris[A2]:E5`]],
    [
      'everybody who moved',
      `${pair(0, 0, 0, 0)}/1/terpsichore:A1,E1/eris:C4`,
      [`${pair(1, 0, 1, 0)}/2/terpsichore:A2,E2/eris[A2,E2]:C4`],
    ],
    [
      'who moved before a turn without a move',
      `${pair(0, 0, 0, 0)}/1/castor-and-pollux:A1,E1/eris[E1]:C4`,
      [
        `${pair(1, 0, 0, 0)}/2/castor-and-pollux:A2,E1/eris[A2]:C4`,
        `${pair(0, 0, 1, 0)}/2/castor-and-pollux:E2,A1/eris[E2]:C4`,
        `${pair(0, 0, 0, 0)}/2/castor-and-pollux:A2,E2/eris[A2,E2]:C4`,
        `${pair(0, 1, 0, 1)}/2/castor-and-pollux:A1,E1/eris[E1]:C4`,
      ],
    ],
    [
      'where Hermes has walked, and nothing new if he stands still',
      `${corridor(0, 0)}/1/hermes:A1/eris[A1]:E5`,
      [`${corridor(0, 1)}/2/hermes:A2/eris[A2]:E5`, `${corridor(1, 0)}/2/hermes:A1/eris[A1]:E5`],
    ],
    [
      'who it was after it has been pushed',
      `${column(0, 0, 0)}/3/eris[A2]:A1/mortal:A2/minotaur:=/mortal:=`,
      [`${column(1, 0, 0)}/4/eris[A3]:A2/mortal:A3/minotaur:=/mortal:=`],
    ],
    [
      'nobody when that worker is gone',
      `${column(0, 0, 0)}/3/eris[A3]:A1/mortal:E5,A3/bia:=/mortal:=`,
      [
        `${column(1, 0, 0)}/4/eris:A2/mortal:E5/bia:=/mortal:=`,
        `${column(0, 0, 1)}/4/eris:A2/mortal:E5/bia:=/mortal:=`,
      ],
    ],
    [
      'nothing of an extra turn with her own worker',
      `${corridor(0, 0)}/1/dionysus:E5/eris[E5]:A1/turn=extra`,
      [`${corridor(0, 0)}/2/dionysus:E5/eris[E5]:A1`, `${corridor(0, 1)}/2/dionysus:E5/eris[E5]:A2`],
    ],
    [
      'R6 nothing of a turn that wins',
      `${corridor(3, 2)}/1/mortal:A1/eris[A1]:E5`,
      [`${corridor(3, 2)}/2/#mortal:A2/eris[A1]:E5`],
    ],
    [
      'R14 the moves of both opponents',
      `${corridor(0, 0)}/4/eris[A1]:E5/mortal:A1/pan:=/mortal:=`,
      [`${corridor(0, 1)}/1/eris[A2]:E5/mortal:A2/pan:=/mortal:=`],
    ],
    [
      'R14 not those of her partner',
      `${corridor(0, 0)}/3/eris[E5]:A1/mortal:E5/pan:=/mortal:=`,
      [`${corridor(0, 1)}/4/eris[E5]:A2/mortal:E5/pan:=/mortal:=`],
    ],
    [
      'R97 nothing of a worker that comes',
      `${rooms({ A1: 0, A2: 0, C3: 0, E5: 0 })}/1/jason@printed:C3/eris[C3]:E5`,
      [
        `${rooms({ A1: 0, A2: 1, C3: 0, E5: 0 })}/2/jason@printed[x]:C3,A1/eris[C3]:E5`,
        `${rooms({ A1: 1, A2: 0, C3: 0, E5: 0 })}/2/jason@printed[x]:C3,A2/eris[C3]:E5`,
      ],
    ],
  ]);

  test('nothing of a worker of Hermes that came back to where it began', () => {
    const results = resultsOf(`${pair(0, 0, 0, 0)}/1/hermes:A1,E1/eris:C4`);
    expect(results).toContain(`${pair(1, 0, 0, 0)}/2/hermes:A2,E1/eris[A2]:C4`);
    expect(results).not.toContain(`${pair(1, 0, 0, 0)}/2/hermes:A2,E1/eris[A2,E1]:C4`);
    expect(results.filter((result) => result.includes('hermes:A1,E1/eris['))).toEqual([]);
  });
});
