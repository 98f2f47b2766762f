import { describe } from 'vitest';
import { checkAll } from './check-rows.ts';
import { rooms } from './scenario.ts';

/** From A1 a worker can only step to A2, from where a whirlpool may carry it to C3, and from there build on C4. */
const strait = (a1: number, a2: number, c3: number | string, c4: number | string = 0): string =>
  rooms({ A1: a1, A2: a2, C3: c3, C4: c4, E5: 0 });

describe('Charybdis carries on', () => {
  checkAll([
    [
      'T72 to a third level, which wins from anywhere',
      `${strait(0, 0, 3)}/1/mortal:A1/charybdis[C3,A2]:E5`,
      [`${strait(0, 0, 3)}/2/#mortal:C3/charybdis[C3,A2]:E5`],
    ],
    [
      'T72 from a third level, which does not win',
      `${strait(2, 3, 0)}/1/mortal:A1/charybdis[C3,A2]:E5`,
      [`${strait(2, 3, 0, 1)}/2/mortal:C3/charybdis[C3,A2]:E5`],
    ],
    [
      'T73 nobody while the other whirlpool is occupied: then a step wins as ever',
      `${strait(2, 3, 0)}/1/mortal:A1/charybdis[C3,A2]:C3`,
      [`${strait(2, 3, 0)}/2/#mortal:A2/charybdis[C3,A2]:C3`],
    ],
    [
      'nobody while the other whirlpool is on the card',
      `${strait(0, 0, 0)}/1/mortal:A1/charybdis[A2]:E5`,
      [`${strait(1, 0, 0)}/2/mortal:A2/charybdis[A2]:E5`],
    ],
    [
      'Pan without his fall',
      `${strait(2, 0, 0)}/1/pan:A1/charybdis[C3,A2]:E5`,
      [`${strait(2, 0, 0, 1)}/2/pan:C3/charybdis[C3,A2]:E5`],
    ],
    [
      'back to where the step began, if the other whirlpool lies there',
      `${strait(0, 0, 0)}/1/mortal:A1/charybdis[A2,A1]:E5`,
      [`${strait(0, 1, 0)}/2/mortal:A1/charybdis[A1]:E5`],
    ],
    [
      'R80 her own worker, whose end of the turn is as ever',
      `${strait(0, 0, 0)}/1/charybdis[C3,A2]:A1/mortal:E5`,
      [`${strait(0, 0, 0, 1)}/2/charybdis[C3,A2]:C3/mortal:E5`],
    ],
    [
      'R8 nobody who is forced onto a whirlpool',
      `${rooms({ A1: 0, A2: 0, A3: 0, C3: 0 })}/1/minotaur:A1/charybdis[A3,C3]:A2`,
      [`${rooms({ A1: 1, A2: 0, A3: 0, C3: 0 })}/2/minotaur:A2/charybdis[A3,C3]:A3`],
    ],
    [
      'R42 to an edge where Hera denies the win',
      `${rooms({ A1: 0, A2: 0, E3: 3, E4: 0, C5: 0 })}/1/mortal:A1/hera:C5/mortal:=/charybdis[E3,A2]:=`,
      [`${rooms({ A1: 0, A2: 0, E3: 3, E4: 1, C5: 0 })}/2/mortal:E3/hera:C5/mortal:=/charybdis[E3,A2]:=`],
    ],
    [
      'O9 before Harpies do, in the direction of the step',
      `${rooms({ A1: 0, A2: 0, C2: 0, C3: 0, E5: 0 })}/1/mortal:A1/harpies:E5/mortal:=/charybdis[A2,C2]:=`,
      [`${rooms({ A1: 0, A2: 0, C2: 1, C3: 0, E5: 0 })}/2/mortal:C3/harpies:E5/mortal:=/charybdis[A2]:=`],
    ],
    [
      'O9 after Aphrodite has looked',
      `${rooms({ A1: 0, A2: 0, B1: 0, D4: 0, D5: 0 })}/1/mortal:A1/aphrodite:B1/mortal:=/charybdis[D4,A2]:=`,
      [
        `${rooms({ A1: 0, A2: 0, B1: 0, D4: 0, D5: 1 })}/2/mortal:D4/aphrodite:B1/mortal:=/charybdis[D4,A2]:=`,
      ],
    ],
    [
      'a player who is out has no whirlpools',
      `${strait(0, 0, 0)}/1/mortal:A1/-charybdis[C3,A2]:/mortal:E5`,
      [`${strait(1, 0, 0)}/3/mortal:A2/-charybdis[C3,A2]:/mortal:E5`],
    ],
  ]);
});

describe('printed Charybdis moves on', () => {
  const charybdis = 'charybdis@printed[C3,A2]';
  checkAll([
    [
      'to a third level without winning from the ground',
      `${strait(0, 0, 3)}/1/mortal:A1/${charybdis}:E5`,
      [`${strait(0, 0, 3, 1)}/2/mortal:C3/${charybdis}:E5`],
    ],
    [
      'and wins from the second level',
      `${strait(1, 2, 3)}/1/mortal:A1/${charybdis}:E5`,
      [`${strait(1, 2, 3)}/2/#mortal:C3/${charybdis}:E5`],
    ],
    [
      'the first square does not win',
      `${strait(2, 3, 2)}/1/mortal:A1/${charybdis}:E5`,
      [`${strait(2, 3, 2, 1)}/2/mortal:C3/${charybdis}:E5`],
    ],
    [
      'a fall wins for Pan',
      `${strait(2, 3, 1)}/1/pan:A1/${charybdis}:E5`,
      [`${strait(2, 3, 1)}/2/#pan:C3/${charybdis}:E5`],
    ],
    [
      'a climb arms Athena',
      `${strait(0, 0, 1)}/1/athena:A1/${charybdis}:E5`,
      [`${strait(0, 0, 1, 1)}/2/athena[^]:C3/${charybdis}:E5`],
    ],
    [
      'which it does not by the revised wording',
      `${strait(0, 0, 1)}/1/athena:A1/charybdis[C3,A2]:E5`,
      [`${strait(0, 0, 1, 1)}/2/athena:C3/charybdis[C3,A2]:E5`],
    ],
    [
      'R82 lawful whatever its height',
      `${strait(0, 0, 2)}/1/mortal:A1/athena[^]:E5/mortal:=/${charybdis}:=`,
      [`${strait(0, 0, 2, 1)}/2/mortal:C3/athena[^]:E5/mortal:=/${charybdis}:=`],
    ],
  ]);
});

describe('whirlpools', () => {
  const pair = (a1: number, a2: number): string => rooms({ A1: a1, A2: a2, C3: 0, E5: 0 });
  const triple = (a1: number, d1: number, e1: number): string =>
    rooms({ A1: a1, A2: 0, D1: d1, E1: e1, E5: 0 });
  checkAll([
    [
      'are put on unoccupied squares at the end of her turn, if she likes',
      `${pair(0, 0)}/1/charybdis:A1/mortal:E5`,
      [
        `${pair(1, 0)}/2/charybdis:A2/mortal:E5`,
        `${pair(1, 0)}/2/charybdis[C3]:A2/mortal:E5`,
        `${pair(1, 0)}/2/charybdis[A1]:A2/mortal:E5`,
      ],
    ],
    [
      'not on one another',
      `${pair(0, 0)}/1/charybdis[C3]:A1/mortal:E5`,
      [`${pair(1, 0)}/2/charybdis[C3]:A2/mortal:E5`, `${pair(1, 0)}/2/charybdis[C3,A1]:A2/mortal:E5`],
    ],
    [
      'are two',
      `${pair(0, 0)}/1/charybdis[E5,C3]:A1/mortal:E5`,
      [`${pair(1, 0)}/2/charybdis[E5,C3]:A2/mortal:E5`],
    ],
    [
      'R82 return to the card when built on, and may come out again at once',
      `${pair(0, 0)}/1/charybdis[C3,A1]:A1/mortal:E5`,
      [`${pair(1, 0)}/2/charybdis[C3]:A2/mortal:E5`, `${pair(1, 0)}/2/charybdis[C3,A1]:A2/mortal:E5`],
    ],
    [
      'R82 return when the opponent builds on one',
      `${pair(0, 0)}/1/mortal:A1/charybdis[C3,A1]:E5`,
      [`${pair(1, 0)}/2/mortal:A2/charybdis[C3]:E5`],
    ],
    [
      'R82 return before a step onto what was just built',
      `${strait(1, 0, 0)}/1/prometheus:A1/charybdis[C3,A2]:E5`,
      [
        `${strait(1, 0, 0, 1)}/2/prometheus:C3/charybdis[C3,A2]:E5`,
        `${strait(2, 1, 0)}/2/prometheus:A2/charybdis[C3]:E5`,
      ],
    ],
    [
      'R82 return when the blocks under them are taken away',
      `${triple(0, 0, 1)}/1/ares:A1,D1/charybdis[E1]:E5`,
      [
        `${triple(1, 0, 1)}/2/ares:A2,D1/charybdis[E1]:E5`,
        `${triple(1, 0, 0)}/2/ares:A2,D1/charybdis:E5`,
        `${triple(0, 1, 1)}/2/ares:A1,E1/charybdis[E1]:E5`,
      ],
    ],
    [
      'do not come out in a turn that wins',
      `${rooms({ A1: 2, A2: 3, C3: 0, E5: 0 })}/1/charybdis:A1/mortal:E5`,
      [`${rooms({ A1: 2, A2: 3, C3: 0, E5: 0 })}/2/#charybdis:A2/mortal:E5`],
    ],
    [
      'R37 of Circe lie on the card of their owner',
      `${rooms({ A1: 0, A2: 0, E5: 0 })}/1/circe:A1/charybdis:E5`,
      [
        `${rooms({ A1: 1, A2: 0, E5: 0 })}/2/circe[+]:A2/charybdis:E5`,
        `${rooms({ A1: 1, A2: 0, E5: 0 })}/2/circe[+]:A2/charybdis[A1]:E5`,
      ],
    ],
  ]);
});
