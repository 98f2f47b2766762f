import { describe, expect, test } from 'vitest';
import { checkAll } from './check-rows.ts';
import { canonicalText } from './results.ts';
import { board, corridor, EMPTY, rooms } from './scenario.ts';

describe('text of directions, tokens and secrets', () => {
  test.each([
    `${EMPTY}/1/aeolus[ne]:A3,C3/charybdis[D4,B2]:E4,A1`,
    `${EMPTY}/1/eris[E4,A1]:A3,C3/tartarus[C2]:E4,A1`,
    `${EMPTY}/2/moerae[B2]:A3,B3,C3/siren@printed[e]:E4,A1`,
    `${EMPTY}/1/hippolyta[A3]:A3,C3/atalanta[x;f=E4]:E4,A1`,
    `${EMPTY}/1/hippolyta:A3/siren[sw;f=E4]:E4,A1`,
    `${EMPTY}/1/odysseus[x]:A3/jason[x]:E4,C3,A1`,
    `${EMPTY}/3/limus:A3/mortal:E4/charybdis@printed[C2]:=/eris[A3]:=`,
  ])('%s reads and writes as itself', (text) => {
    expect(canonicalText(text)).toBe(text);
  });

  test('squares are put in board order', () => {
    expect(canonicalText(`${EMPTY}/1/charybdis[B2,d4]:A3/eris[A3]:E4`)).toBe(
      `${EMPTY}/1/charybdis[D4,B2]:A3/eris[A3]:E4`,
    );
  });
});

describe('Tartarus', () => {
  const column = (a1: number, a2: number, a3: number): string =>
    rooms({ A1: a1, A2: a2, A3: a3, A4: 0, E4: 0, E5: 0 });
  checkAll([
    [
      'T86 whoever steps into the abyss has lost, even by a step that would win',
      `${corridor(3, 2)}/1/mortal:A1/tartarus[A2]:E5`,
      [`${corridor(3, 2)}/2/mortal:A2/#tartarus[A2]:E5`],
    ],
    [
      'R92 so has Tartarus',
      `${corridor(0, 0)}/1/tartarus[A2]:A1/mortal:E5`,
      [`${corridor(0, 0)}/2/tartarus[A2]:A2/#mortal:E5`],
    ],
    [
      'T86 whoever is pushed there has lost',
      `${rooms({ A1: 0, A2: 0, A3: 0 })}/1/minotaur:A1/tartarus[A3]:A2`,
      [`${rooms({ A1: 0, A2: 0, A3: 0 })}/2/#minotaur:A2/tartarus[A3]:A3`],
    ],
    [
      'whoever is ferried there has lost before anybody moves',
      `${rooms({ A1: 0, A2: 0, A3: 0 })}/1/charon:A2/tartarus[A3]:A1`,
      [
        `${rooms({ A1: 0, A2: 0, A3: 0 })}/2/#charon:A2/tartarus[A3]:A3`,
        `${rooms({ A1: 0, A2: 0, A3: 0 })}/2/charon:A3/#tartarus[A3]:A1`,
      ],
    ],
    [
      'R92 building there is allowed',
      `${rooms({ A1: 0, A2: 0, A3: 0, E5: 0 })}/1/mortal:A1/tartarus[A3]:E5`,
      [
        `${rooms({ A1: 1, A2: 0, A3: 0, E5: 0 })}/2/mortal:A2/tartarus[A3]:E5`,
        `${rooms({ A1: 0, A2: 0, A3: 1, E5: 0 })}/2/mortal:A2/tartarus[A3]:E5`,
      ],
    ],
    [
      'R92 whoever is carried across it has lost there',
      `${column(0, 0, 0)}/1/tartarus[A3]:A1/harpies:E5`,
      [`${column(0, 0, 0)}/2/tartarus[A3]:A3/#harpies:E5`],
    ],
    [
      'R92 whoever is carried to it has lost, whatever its height',
      `${rooms({ A1: 0, A2: 0, C3: 3, E5: 0 })}/1/tartarus[C3]:A1/charybdis[C3,A2]:E5`,
      [`${rooms({ A1: 0, A2: 0, C3: 3, E5: 0 })}/2/tartarus[C3]:C3/#charybdis[C3,A2]:E5`],
    ],
    [
      'R92 a whirlpool in it carries nobody on',
      `${rooms({ A1: 0, A2: 0, C3: 3, E5: 0 })}/1/tartarus[A2]:A1/charybdis[C3,A2]:E5`,
      [`${rooms({ A1: 0, A2: 0, C3: 3, E5: 0 })}/2/tartarus[A2]:A2/#charybdis[C3,A2]:E5`],
    ],
    [
      'R92 whoever is lured there has lost before the build',
      `${rooms({ A1: 0, A2: 0, E4: 0, E5: 0 })}/1/siren[n]:E5/tartarus[A2]:A1`,
      [
        `${rooms({ A1: 0, A2: 0, E4: 0, E5: 1 })}/2/siren[n]:E4/tartarus[A2]:A1`,
        `${rooms({ A1: 0, A2: 0, E4: 0, E5: 0 })}/2/#siren[n]:E5/tartarus[A2]:A2`,
      ],
    ],
    [
      'R92 whoever is sent there has lost',
      `${rooms({ A1: 0, B2: 0, C3: 0 })}/1/odysseus:C3/tartarus[A1]:B2`,
      [`${rooms({ A1: 0, B2: 0, C3: 0 })}/2/#odysseus:C3/tartarus[A1]:A1`],
    ],
    [
      'R92 whoever is placed there has lost, and the power is as before',
      `${rooms({ A1: 0, C3: 0, E5: 0, E4: 'a' })}/1/jason:C3/tartarus[A1]:E5`,
      [`${rooms({ A1: 0, C3: 0, E5: 0, E4: 'a' })}/2/jason:C3,A1/#tartarus[A1]:E5`],
    ],
    [
      'whom Eris leads there has lost',
      `${rooms({ A1: 0, A2: 0, E5: 0 })}/1/eris:E5/tartarus[A2]:A1`,
      [`${rooms({ A1: 0, A2: 0, E5: 0 })}/2/#eris:E5/tartarus[A2]:A2`],
    ],
    [
      'R10 Persephone demands a climb, wherever it leads',
      `${column(0, 0, 1)}/1/tartarus[A3]:A2/persephone:E5`,
      [`${column(0, 0, 1)}/2/tartarus[A3]:A3/#persephone:E5`],
    ],
  ]);
});

describe('Moerae', () => {
  const pool = rooms({ A1: 0, A2: 0, C3: 3, E1: 0, E5: 0 });
  const towers = (a1: number): string => board('4444a', 'aaaaa', 'aaaaa', '2aaaa', `${a1}aaa0`);
  checkAll([
    [
      'R89 win instead of an opponent in a fate square',
      `${corridor(3, 2)}/1/mortal:A1/moerae[A1]:C5,D5,E5`,
      [`${corridor(3, 2)}/2/mortal:A2/#moerae[A1]:C5,D5,E5`],
    ],
    [
      'not elsewhere',
      `${corridor(3, 2)}/1/mortal:A1/moerae[B2]:C5,D5,E5`,
      [`${corridor(3, 2)}/2/#mortal:A2/moerae[B2]:C5,D5,E5`],
    ],
    [
      'R89 also instead of Pan',
      `${corridor(0, 2)}/1/pan:A1/moerae[A1]:E5`,
      [`${corridor(0, 2)}/2/pan:A2/#moerae[A1]:E5`],
    ],
    [
      'R89 not where Hera denies the win',
      `${corridor(3, 2)}/1/mortal:A1/moerae[A1]:C5/hera:E5`,
      [`${corridor(3, 3)}/2/mortal:A2/moerae[A1]:C5/hera:E5`],
    ],
    [
      'win there themselves as anybody does',
      `${corridor(3, 2)}/1/moerae[A1]:A1/mortal:E5`,
      [`${corridor(3, 2)}/2/#moerae[A1]:A2/mortal:E5`],
    ],
    [
      'O9 where a whirlpool carries the winner to',
      `${pool}/1/mortal:A1/moerae[C3]:E5/charybdis[C3,A2]:E1`,
      [`${pool}/2/mortal:C3/#moerae[C3]:E5/charybdis[C3,A2]:E1`],
    ],
    [
      'O9 not where it carries the winner from',
      `${pool}/1/mortal:A1/moerae[A1]:E5/charybdis[C3,A2]:E1`,
      [`${pool}/2/#mortal:C3/moerae[A1]:E5/charybdis[C3,A2]:E1`],
    ],
    [
      'leave the fifth tower to Chronus',
      `${towers(3)}/1/chronus:A1/moerae[A1]:E1`,
      [`${board('4444a', 'aaaaa', 'aaaaa', '2aaaa', '4aaa0')}/2/#chronus:A2/moerae[A1]:E1`],
    ],
  ]);
});
