import { describe, expect, test } from 'vitest';
import { canWin } from '../src/generate.ts';
import { leave } from '../src/leaving.ts';
import { momentFault } from './inspect-moment.ts';
import { roundTripFault } from './invariants/texts.ts';
import { momentAt } from './random-play.ts';
import { positionOf } from './random-start.ts';
import { type Seeded, seeded } from './seeded.ts';

/** Chance by which every check that is made now and then is made. */
const everything: Seeded = { ...seeded('everything'), happens: () => true };

describe('positions that were once wrong keep every rule', () => {
  test.each([
    [
      'added builds are listed in one order also where five towers matter',
      '0000000000000000000000000/1/poseidon:B5,A1/chronus:E5,A3',
    ],
    [
      'a female worker completes a tower out of reach of the one that moved',
      '13022323011210232ca313201/1/selene[D1]:D3,D1/zeus[f=B3]:B3,E1',
    ],
    [
      'the second partner wins for the side, as the text of the result says',
      '1132002223112223211000000/3/medusa:C4,D1/dionysus:E3/hermes:=/mortal:=',
    ],
    [
      'nobody remembers a climb in a turn that ends the game',
      '2411024320440122202000100/1/chaos[artemis;used=apollo,hephaestus,hermes,minotaur]:D5/chronus:A4',
    ],
    [
      'Urania wins across the edge, also in the list of wins',
      '2431022431330423340241212/2/hephaestus:A4,C1/urania:C3,E2',
    ],
  ])('%s', (_, text) => {
    expect(momentFault(momentAt(positionOf(text)), everything)).toBeUndefined();
  });
});

test('many builds are listed in a moment, also where their order may matter', () => {
  const towers = '0000000000000000000000444';
  const count = (rest: string): number => momentAt(positionOf(`${towers}/1/${rest}`)).starts.length;
  expect(count('morpheus[8]:C3,A1/chronus:E5,A5')).toBe(count('morpheus[8]:C3,A1/mortal:E5,A5'));
  expect(canWin(positionOf(`${towers}/1/morpheus[8]:C3,A1/chronus:E5,A5`))).toBe(false);
});

describe('a position in which somebody has left comes back from its text', () => {
  test.each([
    ['Chaos takes the power in force along', '0000000000000000000000000/1/chaos[pan]:A1,B1/hera:C1/zeus:D1'],
    [
      'without Selene nobody asks who is female',
      '0000000000000000000000000/1/selene[A1]:A1,B1/hera[f=C1]:C1,D1/zeus[f=E1]:E1',
    ],
  ])('%s', (_, text) => {
    expect(roundTripFault(leave(positionOf(text), 0))).toBeUndefined();
  });
});

test.each([
  '0000000000000000000000000/2/-chaos[pan]:/pan:A1/zeus:B1',
  '0000000000000000000000000/2/-athena[^]:/pan:A1/zeus:B1',
])('what is said of a player who is out makes no difference: %s', (text) => {
  expect(roundTripFault(positionOf(text))).toBeUndefined();
});
