import { expect, test } from 'vitest';
import { featuresOf } from '../src/computer/features.ts';
import { LEARNED } from '../src/computer/learned.ts';
import { Survey } from '../src/computer/survey.ts';
import { type Threats, threatsOf } from '../src/computer/threats.ts';
import { chanceOfAtLeast, chanceTogether } from '../src/computer/wound-chances.ts';
import { type Position, position } from './positions.ts';

const [BLUE, RED] = [0, 1];

function threats(given: Position, seat: number): Threats {
  const state = position(given);
  return threatsOf(state, new Survey().read(state), seat);
}

const ZEUS_AT_THE_PASS: Position = { red: 'zeus@O5', blue: 'hades@S2' };

test.each<readonly [rule: string, given: Position, threat: Partial<Threats>]>([
  ['a god with its card runs out', ZEUS_AT_THE_PASS, { leave: 1 }],
  [
    'not without the card',
    { ...ZEUS_AT_THE_PASS, hands: { [RED]: ['artOfWar'] }, decks: { [RED]: [] } },
    { leave: 0 },
  ],
  [
    'the card may be looked for',
    { ...ZEUS_AT_THE_PASS, hands: { [RED]: ['artOfWar'] }, decks: { [RED]: ['zeus'] } },
    { leave: 1 },
  ],
  [
    'looking costs Art of War',
    { ...ZEUS_AT_THE_PASS, hands: { [RED]: [] }, decks: { [RED]: ['zeus'] } },
    { leave: 0 },
  ],
  ['a net holds', { ...ZEUS_AT_THE_PASS, red: 'zeus@O5!net' }, { leave: 0, leaveOverTokens: 0 }],
  ['who blocks holds', { ...ZEUS_AT_THE_PASS, blue: 'hades@S2 acamas@O5' }, { leave: 0 }],
  [
    'enemies in every pass stop',
    { ...ZEUS_AT_THE_PASS, blue: 'hades@S2 medusa@O1 hoplites@O2 amazons@O3' },
    { leave: 0 },
  ],
  [
    'tokens in the way may stop',
    { red: 'zeus@O9', blue: 'hades@S2', tokens: { O4: 'net', O5: 'net', O6: 'lure' } },
    { leave: 0, leaveOverTokens: 1 },
  ],
])('RED leaves at once: %s', (_, given, threat) => {
  expect(threats(given, RED)).toMatchObject(threat);
});

const AT_THE_HOUND: Position = { red: 'cerberus@S21', blue: 'hades@S18 hephaestus@S18', rage: 1 };

test.each<readonly [rule: string, given: Position, calm: number]>([
  ['one god calms the last Rage', AT_THE_HOUND, 1],
  ['two gods calm two', { ...AT_THE_HOUND, rage: 2 }, 1],
  ['the second must be paid', { ...AT_THE_HOUND, rage: 2, hands: { [BLUE]: ['hades', 'hephaestus'] } }, 0],
  ['three are too many', { ...AT_THE_HOUND, rage: 3 }, 0],
  ['who is too far away calms nothing', { ...AT_THE_HOUND, blue: 'hades@S2' }, 0],
  ['a rift on the way stops', { ...AT_THE_HOUND, blue: 'hades@S8' }, 0],
])('BLUE calms for good at once: %s', (_, given, calm) => {
  expect(threats(given, BLUE).calm).toBe(calm);
});

test('a weak god is in greater danger, and two attackers are worse than one', () => {
  const kill = (red: string, hand: readonly ('hades' | 'hephaestus' | 'artOfWar')[]): number =>
    threats({ red, blue: 'hades@O12 hephaestus@O12', hands: { [BLUE]: hand }, decks: { [BLUE]: [] } }, BLUE)
      .kill;
  const both = ['hades', 'hephaestus', 'artOfWar'] as const;
  expect(kill('zeus@O12:2', both)).toBeGreaterThan(kill('zeus@O12:4', both));
  expect(kill('zeus@O12:4', both)).toBeGreaterThan(kill('zeus@O12:4', ['hades', 'hephaestus']));
  expect(kill('zeus@O12:4', ['hades'])).toBeGreaterThan(0);
  expect(kill('zeus@O12:4', ['artOfWar'])).toBe(0);
});

test('wounds of two attacks add up as their chances do', () => {
  const [one, other] = [
    { dice: 6, defence: 7 },
    { dice: 4, defence: 8 },
  ];
  const exactly = (wounds: number): number => chanceOfAtLeast(wounds, one) - chanceOfAtLeast(wounds + 1, one);
  for (let wounds = 0; wounds <= 8; wounds++) {
    let sum = 0;
    for (let by = 0; by <= 6; by++) sum += exactly(by) * chanceOfAtLeast(Math.max(0, wounds - by), other);
    expect(chanceTogether(wounds, one, other), `${wounds}`).toBeCloseTo(sum, 9);
  }
});

test('every feature has a learned weight', () => {
  expect(
    featuresOf(position({ red: 'zeus@O19 ares@O19 cerberus@S21', blue: 'hades@S2 hephaestus@S2' }), 'blue'),
  ).toHaveLength(LEARNED.length);
});
