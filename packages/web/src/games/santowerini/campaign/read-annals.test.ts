import { describe, expect, test } from 'vitest';
import { type Annals, formatAnnals, NO_ANNALS } from './annals.ts';
import { readAnnals } from './read-annals.ts';

const FULL: Annals = {
  campaign: {
    difficulty: 'expert',
    attempts: [
      { scenario: '1A', won: ['first', 'alive'], rounds: 6 },
      { scenario: '2B', won: undefined, rounds: 9 },
    ],
  },
  playing: 'b2c3d4f5',
  past: [
    {
      campaign: { difficulty: 'easy', attempts: [{ scenario: '1B', won: [], rounds: 12 }] },
      ended: 1_763_000_000_000,
    },
  ],
  bests: {
    '1A normal': { points: 7, rounds: 6, games: 2 },
    'endless easy': { points: 20, rounds: 30, wave: 4, games: 1 },
  },
  days: { '2026-11-17': { points: 8, isWon: true, rounds: 17, tries: 2 } },
  credited: { b2c3d4f5: 0, zzzz2222: null },
};

test('what is kept is read as it was', () => {
  expect(readAnnals(formatAnnals(FULL))).toEqual({ annals: FULL, faults: [] });
});

test('nothing kept is nothing done, and no fault', () => {
  expect(readAnnals(null)).toEqual({ annals: NO_ANNALS, faults: [] });
});

const TEXT = formatAnnals(FULL);
const ATTEMPTS =
  '"attempts":[{"scenario":"1A","won":["first","alive"],"rounds":6},{"scenario":"2B","rounds":9}]';

describe('damage is named, and costs no more than it has to', () => {
  test.each<[what: string, text: string, faults: readonly string[], left: Partial<Annals>]>([
    ['half of the text', TEXT.slice(0, 90), ['not-annals'], NO_ANNALS],
    ['an empty text', '', ['not-annals'], NO_ANNALS],
    ['a list', '[]', ['not-annals'], NO_ANNALS],
    ['no version', TEXT.replace('"version":1,', ''), ['not-annals'], NO_ANNALS],
    ['a later version', TEXT.replace('"version":1', '"version":2'), ['newer-version version'], NO_ANNALS],
    ['a campaign that is none', replaced('campaign', 7), ['bad-campaign campaign'], { campaign: undefined }],
    [
      'an unknown difficulty',
      TEXT.replace('"expert"', '"brutal"'),
      ['no-such-difficulty campaign.difficulty'],
      { campaign: undefined },
    ],
    [
      'attempts that are no list',
      TEXT.replace(ATTEMPTS, '"attempts":{}'),
      ['bad-attempts campaign.attempts'],
      { campaign: { difficulty: 'expert', attempts: [] } },
    ],
    [
      'an attempt that cannot have been',
      TEXT.replace('"2B"', '"5B"'),
      ['bad-attempt campaign.attempts[1]'],
      { campaign: { difficulty: 'expert', attempts: FULL.campaign!.attempts.slice(0, 1) } },
    ],
    [
      'a bonus nobody knows',
      TEXT.replace('"alive"', '"lucky"'),
      ['bad-attempt campaign.attempts[0]'],
      { campaign: { difficulty: 'expert', attempts: [] } },
    ],
    ['a past that is no list', replaced('past', 3), ['bad-past past'], { past: [] }],
    ['a past campaign', TEXT.replace('"1B"', '"9B"'), ['bad-past past[0]'], { past: [] }],
    [
      'a best of no place',
      TEXT.replace('1A normal', '1C normal'),
      ['bad-best bests[1C normal]'],
      { bests: { 'endless easy': FULL.bests['endless easy']! } },
    ],
    ['bests that are a list', replaced('bests', []), ['bad-best bests'], { bests: {} }],
    [
      'a day that never was',
      TEXT.replace('2026-11-17', '2026-02-30'),
      ['bad-day days[2026-02-30]'],
      { days: {} },
    ],
    [
      'rounds below nothing',
      TEXT.replace('"rounds":17', '"rounds":-17'),
      ['bad-day days[2026-11-17]'],
      { days: {} },
    ],
    [
      'a credit that is no number',
      TEXT.replace('"b2c3d4f5":0', '"b2c3d4f5":"0"'),
      ['bad-credit credited[b2c3d4f5]'],
      { credited: { zzzz2222: null } },
    ],
    [
      'two things at once',
      TEXT.replace('2026-11-17', 'someday').replace('"1B"', '""'),
      ['bad-past past[0]', 'bad-day days[someday]'],
      { past: [], days: {} },
    ],
  ])('%s', (_, text, faults, left) => {
    const read = readAnnals(text);
    expect(read.faults.map(({ error, at }) => [error, at].filter(Boolean).join(' '))).toEqual(faults);
    expect(read.annals).toEqual({ ...FULL, ...left });
  });
});

/** The text with one part made something else. */
function replaced(key: keyof Annals, value: unknown): string {
  return JSON.stringify({ ...JSON.parse(TEXT), [key]: value });
}
