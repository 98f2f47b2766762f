import { describe, expect, it } from 'vitest';
import { act } from '../src/enemy-phase.ts';
import { dieOf, groundOf, islandOf } from './island-of.ts';

/** An island of First Landing, the face that falls for the first enemy, and the island then. */
type Row = readonly [name: string, before: string, face: string, after: string];

const FLAT = '0'.repeat(25);

const TABLE: readonly Row[] = [
  // Marching
  ['march: a step forward', `${FLAT}/A1,E1/raider:C4s`, '2', `${FLAT}/A1,E1/raider:C3s`],
  [
    'march: up one level',
    '0000000000001000000000000/A1,E1/raider:C4s',
    '3',
    '0000000000001000000000000/A1,E1/raider:C3s',
  ],
  [
    'march: down any number',
    '0000000300000000000000100/A1,E1/raider:C4s',
    '2',
    '0000000300000000000000100/A1,E1/raider:C3s',
  ],
  [
    'march: two levels up is an attack',
    '0000000000002000000000000/A1,E1/raider:C4s',
    '2',
    '0000000000001000000000000/A1,E1/raider:C4s',
  ],
  [
    'march: a dome is an attack',
    '0000000300004000000000000/A1,E1/raider:C4s',
    '2',
    '0000000300003000000000000/A1,E1/raider:C4s',
  ],
  ['march: a builder in the way is attacked', `${FLAT}/C3,E1/raider:C4s`, '2', `${FLAT}/E1/raider:C4s`],
  [
    'march: another enemy in the way: nothing',
    `${FLAT}/A1,E1/raider:C4s,raider:C3s`,
    '2',
    `${FLAT}/A1,E1/raider:C4s,raider:C3s`,
  ],
  [
    'march: the edge: nothing',
    '0000000000000001000000000/B1,E1/raider:A1n',
    '2',
    '0000000000000001000000000/B1,E1/raider:A2n',
  ],
  // Attacking
  [
    'attack: a building loses its top',
    '0000000000002000000000000/A1,E1/raider:C4s',
    '5',
    '0000000000001000000000000/A1,E1/raider:C4s',
  ],
  [
    'attack: a dome is a top',
    '0000000000004000000000000/A1,E1/raider:C4s',
    '5',
    '0000000000003000000000000/A1,E1/raider:C4s',
  ],
  ['attack: the ground: nothing', `${FLAT}/A1,E1/raider:C4s`, '5', `${FLAT}/A1,E1/raider:C4s`],
  ['attack: a builder on the same level', `${FLAT}/C3,E1/raider:C4s`, '5', `${FLAT}/E1/raider:C4s`],
  [
    'attack: a builder on a lower level',
    '0000000100000000000000000/C3,E1/raider:C4s',
    '5',
    '0000000100000000000000000/E1/raider:C4s',
  ],
  [
    'attack: a higher builder is safe and shields the building',
    '0000000000001000000000000/C3,E1/raider:C4s',
    '5',
    '0000000000001000000000000/C3,E1/raider:C4s',
  ],
  [
    'attack: another enemy: nothing',
    '0000000000001000000000000/A1,E1/raider:C4s,raider:C3s',
    '5',
    '0000000000001000000000000/A1,E1/raider:C4s,raider:C3s',
  ],
  [
    'attack: what a builder stood on stays',
    '0000000100001000000000000/C3,E1/raider:C4s',
    '5',
    '0000000100001000000000000/E1/raider:C4s',
  ],
  // Fury
  [
    'fury: march, then attack',
    '0000000000000000020000000/A1,E1/raider:C4s',
    '6',
    '0000000000000000010000000/A1,E1/raider:C3s',
  ],
  [
    'fury: it turns between the two',
    '0000000000010000000000000/A1,E1/raider:C4s',
    '6',
    '0000000000000000000000000/A1,E1/raider:C3w',
  ],
  [
    'fury: never two attacks',
    '0000000000003000000000000/A1,E1/raider:C4s',
    '6',
    '0000000000002000000000000/A1,E1/raider:C4s',
  ],
  [
    'fury: a march onto open ground with nothing in front',
    `${FLAT}/A1,E1/raider:C5s`,
    '6',
    `${FLAT}/A1,E1/raider:C4s`,
  ],
  [
    'fury: behind another enemy, nothing',
    '0000000100000000000000000/A1,E1/raider:C5s,raider:C4s',
    '6',
    '0000000100000000000000000/A1,E1/raider:C5s,raider:C4s',
  ],
  // Runner
  ['dash: two steps', `${FLAT}/A1,E1/runner:C5s`, '4', `${FLAT}/A1,E1/runner:C3s`],
  [
    'dash: one step, if the second is blocked',
    `${FLAT}/A1,E1/runner:C5s,raider:C3s`,
    '5',
    `${FLAT}/A1,E1/runner:C4s,raider:C3s`,
  ],
  [
    'dash: the second step may be an attack',
    '0000000000002000000000000/A1,E1/runner:C5s',
    '6',
    '0000000000001000000000000/A1,E1/runner:C4s',
  ],
  [
    'dash: no second step after an attack',
    '0000000200000000000000000/A1,E1/runner:C5s',
    '6',
    '0000000100000000000000000/A1,E1/runner:C5s',
  ],
  ['dash: it ends at the gate', `${FLAT}/A5,E5/runner:C2s`, '6', `${FLAT}/A5,E5/runner:C1s`],
  ['runner: a two is a march', `${FLAT}/A1,E1/runner:C5s`, '2', `${FLAT}/A1,E1/runner:C4s`],
  // Sapper
  [
    'breach: an open building loses two',
    '0000000000003000000000000/A1,E1/sapper:C4s',
    '4',
    '0000000000001000000000000/A1,E1/sapper:C4s',
  ],
  [
    'breach: of one there is one to lose',
    '0000000000001000000000000/A1,E1/sapper:C4s',
    '4',
    '0000000000000000000000000/A1,E1/sapper:C4s',
  ],
  [
    'breach: nothing to break: a march',
    '0000000000000000010000000/A1,E1/sapper:C4s',
    '5',
    '0000000000000000010000000/A1,E1/sapper:C3s',
  ],
  ['breach: a builder in the way is attacked', `${FLAT}/C3,E1/sapper:C4s`, '6', `${FLAT}/E1/sapper:C4s`],
  [
    'sapper: a march that meets a wall takes two',
    '0000000000003000000000000/A1,E1/sapper:C4s',
    '2',
    '0000000000001000000000000/A1,E1/sapper:C4s',
  ],
  // Brute
  ['brute: holds on a two', `${FLAT}/A1,E1/brute:C4s`, '2', `${FLAT}/A1,E1/brute:C4s`],
  ['brute: marches on a three', `${FLAT}/A1,E1/brute:C4s`, '3', `${FLAT}/A1,E1/brute:C3s`],
  [
    'smash: an attack',
    '0000000000002000000000000/A1,E1/brute:C4s',
    '5',
    '0000000000001000000000000/A1,E1/brute:C4s',
  ],
  ['smash: without effect, a march', `${FLAT}/A1,E1/brute:C4s`, '6', `${FLAT}/A1,E1/brute:C3s`],
  [
    'smash: a builder who stands higher stops both',
    '0000000000001000000000000/C3,E1/brute:C4s',
    '6',
    '0000000000001000000000000/C3,E1/brute:C4s',
  ],
  // Captain
  ['captain: as a raider', `${FLAT}/A1,E1/captain:C4s`, '4', `${FLAT}/A1,E1/captain:C3s`],
  ['captain: holds on its own one', `${FLAT}/A1,E1/captain:C4s`, '1', `${FLAT}/A1,E1/captain:C4s`],
  [
    'captain: the others march on a one',
    `${FLAT}/A1,E1/raider:C4s,captain:E5s`,
    '1',
    `${FLAT}/A1,E1/raider:C3s,captain:E5s`,
  ],
  [
    'captain: one brute more holds, for a two is a hold',
    `${FLAT}/A1,E1/brute:C4s,captain:E5s`,
    '1',
    `${FLAT}/A1,E1/brute:C4s,captain:E5s`,
  ],
  [
    'captain: two captains drive each other',
    `${FLAT}/A1,E1/captain:C4s,captain:E5s`,
    '1',
    `${FLAT}/A1,E1/captain:C3s,captain:E5s`,
  ],
  [
    'captain: a stunned one still commands',
    `${FLAT}/A1,E1/raider:C4s,captain:E5s-1!`,
    '1',
    `${FLAT}/A1,E1/raider:C3s,captain:E5s-1!`,
  ],
  // Without a roll
  ['stunned: only recovers', `${FLAT}/A1,E1/brute:C4s-1!`, '', `${FLAT}/A1,E1/brute:C4s-1`],
  // Turning first
  [
    'it turns before it rolls',
    '0000000000000000000000000/A1,E1/raider:C4n',
    '1',
    '0000000000000000000000000/A1,E1/raider:C4s',
  ],
];

describe('an enemy acts', () => {
  it.each(TABLE)('%s', (_, before, face, after) => {
    const island = islandOf(before);
    const die = dieOf(face);
    act(island, 1, die);
    expect(groundOf(island)).toBe(after);
    expect(die.left()).toBe(0);
  });
});

describe('what is told of it', () => {
  it.each([
    ['hold says nothing more', `${FLAT}/A1,E1/raider:C4s`, '1', ['rolled']],
    ['a march', `${FLAT}/A1,E1/raider:C4s`, '2', ['rolled', 'marched']],
    ['a turn comes first', `${FLAT}/A1,E1/raider:C4n`, '2', ['turned', 'rolled', 'marched']],
    ['nothing comes of an attack', `${FLAT}/A1,E1/raider:C4s`, '5', ['rolled', 'thwarted']],
    ['nothing comes of a smash', '0000000000001000000000000/C3,E1/brute:C4s', '6', ['rolled', 'thwarted']],
    ['half a dash is a march', `${FLAT}/A1,E1/runner:C5s,raider:C3s`, '5', ['rolled', 'marched']],
    [
      'fury in three parts',
      '0000000000010000000000000/A1,E1/raider:C4s',
      '6',
      ['rolled', 'marched', 'turned', 'struck'],
    ],
    ['stunned', `${FLAT}/A1,E1/brute:C4s-1!`, '', ['recovered']],
  ])('%s', (_, before, face, kinds) => {
    const island = islandOf(before);
    act(island, 1, dieOf(face));
    expect(island.happened.map(({ kind }) => kind)).toEqual(kinds);
  });
});
