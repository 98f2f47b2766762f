import { describe, expect, test } from 'vitest';
import { canWin } from '../src/generator/generate.ts';
import { leave } from '../src/leaving.ts';
import { differenceAt } from './comparison.ts';
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
    [
      'Atalanta returns to where she began with either worker',
      '0044040000000040040400000/1/atalanta:D1,E1/mortal:C1',
    ],
    [
      "Atalanta's first step spends nothing, however high the squares about her are",
      '0400400000000040110000104/1/atalanta:E4,A1/mortal:D2,C1',
    ],
    ['Artemis is carried back to where she began', '1000100010021000010111000/2/harpies:A2,C1/artemis:C4,C3'],
    [
      'a climb that is carried down comes to what a level walk comes to',
      '0000000000010000000000000/2/harpies:C2,A1/hermes:C3,E3',
    ],
    [
      "Jason's newcomer from two squares comes to one",
      '0000000000000000100000000/2/stymphalians:C3,E2,C1/jason:D3',
    ],
    [
      'a pull that frees the other whirlpool opens none',
      '0000000000000000000000000/1/proteus:B4,A3,E3/charybdis@printed[A3,E2]:B5,A1',
    ],
    [
      'two carryings lead to one square',
      '0000000000000000100000000/2/harpies:A2,C2/charybdis@printed[A3,D3]:B3,D2',
    ],
    [
      'a step round the edge is carried to where another goes',
      '0000000000000000000000000/1/urania:C5,A3/harpies:E5,E1',
    ],
    [
      "Hydra's new head and the one that moved are told apart by Eris",
      '1100100101010000000010000/1/hydra:B3/eris@printed[B3]:C4,E2',
    ],
    ['a block before the move asks nobody', '1010111000010014141100010/2/gaea:E3,C1/prometheus:D4'],
    [
      'which of two workers made a build is open while Gaea is asked',
      '0000000100100000200100001/3/gaea:C1,E1/pan:B3,B1/terpsichore:C3,A1',
    ],
    [
      'a build on a whirlpool that is taken back leaves its mark',
      '0000000000100000000000000/2/gaea:B4,C4/ares:D4,D3/charybdis@printed[E3]:A2,C2',
    ],
    [
      'the order of builds matters where Gaea may be asked',
      '3122201442233341414414404/2/gaea:D5,D1/hestia:E5,A3',
    ],
    [
      'orders of builds before a pause that come to the same are one',
      'aac3cb324c3a2224032b12100/1/poseidon:D5,B2/gaea:A3,B1',
    ],
    [
      'Triton does not step back to where he began because others may carry him',
      '2201112222003120124021121/1/triton:E5,C2/charybdis@printed[D5]:A5,A2',
    ],
    [
      'a pair is forgotten also when the turn ends with a token',
      'abbc0b2c2331bb1ac12cbaaa2/1/charybdis:D2,E1/adonis[E4&E1]:B4,E4',
    ],
    ['in the turn of a Gaea nobody else is asked', '4203131313322214234210342/2/gaea:D4,B1/gaea:B5,B2'],
    [
      'walkers that change places are told apart by Eris',
      '4444444444400004000040000/1/nyx@printed[hermes]:D1,E1/eris@printed[D1]:D2,C1',
    ],
    [
      'whom Adonis asks for is followed on every way of a walk',
      '4140440000004024010400120/2/adonis[B3&E1]:B3,A1/hermes:D1,E1',
    ],
    [
      'a walk round the wind to the next square is read as it is written',
      '4002020022232010332202120/1/hermes:B4,C4/aeolus[ne]:A4,E1',
    ],
    [
      'a printed whirlpool makes the last move',
      '0000000010000100102000000/2/aphrodite:C4,E2/charybdis@printed[E3,B1]:D3,A1',
    ],
    [
      'a win by a push into the abyss is in the list of wins',
      '0110101100121011131010020/2/tartarus[A4]:B4,B2/minotaur:C4,D4',
    ],
    [
      'Talus comes back where somebody has gone in the night',
      '2041042241010400120110200/1/nyx[charon]:B5,E5/europa-and-talus[B5]:E4,C3',
    ],
    ['Chaos does not draw in the night', '0000020211031123003100100/2/chaos[athena]:A3,D3/nyx[dionysus]:B2'],
    [
      'the turn after an answer has the steps that its text has',
      '2143021233134013130303223/1/europa-and-talus[C1]:D3,B2/gaea[1]:B4,A1,D1/steps=D3>E3^E2;react=2',
    ],
    [
      "the dome of Heracles' power and the usual one stop at once",
      '220ac1bc3133c220acccbb312/1/heracles:E3,D1/gaea:A5,B5',
    ],
    [
      'Circe gives back what she holds when night falls',
      '0122042432032232142330431/2/nyx[hephaestus]:C3,B1/circe:A5,D3',
    ],
    [
      'a run that uses a power up stops apart from one that does not',
      '213003222314cc02b2042004c/1/atalanta:B4,C4/gaea:A5,E4',
    ],
    [
      'of equally short walks before a question the first by where the walkers began is written',
      '1222233310023302302211111/1/hermes:A1,B1/gaea:D3',
    ],
    [
      'who was carried on by a whirlpool is named anew in a begun walk',
      '1021100000243102234030122/1/hermes:D4,A2/gaea[1]:C4,C1/charybdis[A4,E2]:C5,D3',
    ],
    [
      'who is asked first sits next',
      '1111010320022211110112001/2/gaea:B3,B2/pegasus:B4,D2/gaea:D5,C3/steps=B4>C5^C4;react=3',
    ],
    [
      'a tower that was completed under Talus while he was off counts',
      '0434031431143421411412411/2/nyx[charon]:E5,A2/europa-and-talus[C1]:A5,C2',
    ],
  ])('%s', (_, text) => {
    const moment = momentAt(positionOf(text));
    expect(momentFault(moment, everything)).toBeUndefined();
    expect(differenceAt(moment)).toBeUndefined();
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
