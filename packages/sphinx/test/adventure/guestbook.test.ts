import { describe, expect, test } from 'vitest';
import {
  type AdventureLog,
  correctName,
  firstNames,
  guestbook,
  parseGuestName,
  signGuestbook,
  unsignedSeats,
} from '../../src/index.ts';
import { EMPTY, good, played, playOf, refusal, seatsOf, signed } from './log-of.ts';

describe('a name in the guestbook', () => {
  test.each([['Ana'], ['Abuela Pilar'], ["O'Neill-Kim Jr."], ['Χλόη'], ['José'], ['R2'], ['x'.repeat(24)]])(
    'may be %s',
    (name) => {
      expect(parseGuestName(name)).toBe(name);
    },
  );

  test.each([
    ['  Abuela   Pilar ', 'Abuela Pilar'],
    ['O’Neill', "O'Neill"],
    ['Jose\u0301', 'José'],
  ])('is tidied: %j', (text, name) => {
    expect(parseGuestName(text)).toBe(name);
  });

  test.each(['', '   ', '.', "-'.", 'x'.repeat(25), 'Ana!', 'Ana\n\u0007', '😀', 'a_b'])(
    'may not be %j',
    (text) => {
      expect(parseGuestName(text)).toBeUndefined();
    },
  );
});

const names = (log: AdventureLog): readonly string[] => guestbook(log).map(({ name }) => name);

describe('signing', () => {
  const first = played(EMPTY, playOf('1', 0, [], { seats: seatsOf('Ana', 'Ben') }));

  test('is asked of everybody who is new, with what was said at the table', () => {
    expect(unsignedSeats(first)).toEqual([
      { play: '1', seat: 0, colour: 'white', name: 'Ana' },
      { play: '1', seat: 1, colour: 'blue', name: 'Ben' },
    ]);
  });

  test('is asked of nobody who is in the book, in whatever case the name is written', () => {
    const log = played(signed(first), playOf('2', 1, [], { seats: seatsOf('BEN', 'ana') }));
    expect(unsignedSeats(log)).toEqual([]);
    expect(names(log)).toEqual(['Ana', 'Ben']);
  });

  test('is asked of who said no name, or none that can stand there', () => {
    const seats = [{ colour: 'brown' as const }, { colour: 'white' as const, name: '!' }];
    const log = played(EMPTY, playOf('1', 0, [], { seats }));
    expect(unsignedSeats(log)).toEqual([
      { play: '1', seat: 0, colour: 'brown' },
      { play: '1', seat: 1, colour: 'white' },
    ]);
  });

  test('is not asked of a computer', () => {
    const seats = [
      { colour: 'white' as const, name: 'Ana' },
      { colour: 'blue' as const, isComputer: true as const },
    ];
    const log = played(EMPTY, playOf('1', 0, [], { seats }));
    expect(unsignedSeats(log)).toHaveLength(1);
  });

  test('with a name that is there makes no new guest', () => {
    const log = played(signed(first), playOf('2', 1, [], { seats: [{ colour: 'brown' }] }));
    expect(names(good(signGuestbook(log, { play: '2', seat: 0, name: 'ben', colour: 'brown' }, 0)))).toEqual([
      'Ana',
      'Ben',
    ]);
  });

  test.each([
    ['unknown-play', { play: '2', seat: 0, name: 'Ana' }],
    ['unknown-seat', { play: '1', seat: 2, name: 'Ana' }],
    ['bad-name', { play: '1', seat: 0, name: 'Ana!' }],
    ['signed-already', { play: '1', seat: 1, name: 'Ana' }],
  ])('is refused: %s', (code, signing) => {
    const log = good(signGuestbook(first, { play: '1', seat: 1, name: 'Ben', colour: 'blue' }, 0));
    expect(refusal(signGuestbook(log, { ...signing, colour: 'white' }, 0))).toBe(code);
  });
});

describe('the guestbook keeps', () => {
  const log = signed(
    played(
      EMPTY,
      playOf('1', 0, [], { seats: seatsOf('Ana', 'Ben') }),
      playOf('2', 2, [], { seats: seatsOf('Ben', 'Chloe') }),
      playOf('3', 2, [], { seats: seatsOf('Ben', 'Ana') }),
    ),
  );

  test('first riddle, riddles, plays and the colour played most, of equals last', () => {
    expect(guestbook(log)).toEqual([
      { name: 'Ana', firstRiddle: 0, riddles: 2, plays: 2, colour: 'blue' },
      { name: 'Ben', firstRiddle: 0, riddles: 2, plays: 3, colour: 'white' },
      { name: 'Chloe', firstRiddle: 2, riddles: 1, plays: 1, colour: 'blue' },
    ]);
  });

  test('who signed first', () => {
    expect(firstNames(log)).toEqual(['Ana', 'Ben']);
    expect(firstNames(EMPTY)).toEqual([]);
  });
});

describe('a correction', () => {
  const log = signed(played(EMPTY, playOf('1', 0, []), playOf('2', 1, [])));

  test('changes a name wherever it stands', () => {
    const corrected = good(correctName(log, 'ana', 'Anna', 0));
    expect(names(corrected)).toEqual(['Anna', 'Ben']);
    expect(guestbook(corrected)[0]).toMatchObject({ plays: 2 });
    expect(unsignedSeats(corrected)).toEqual([]);
  });

  test('leaves the old name to others', () => {
    const corrected = good(correctName(log, 'Ana', 'Anna', 0));
    const later = signed(played(corrected, playOf('3', 2, [])));
    expect(names(later)).toEqual(['Anna', 'Ben', 'Ana']);
  });

  test('may follow another, and may go back', () => {
    const there = good(correctName(log, 'Ana', 'Anna', 0));
    expect(names(good(correctName(there, 'Anna', 'Ana', 0)))).toEqual(['Ana', 'Ben']);
    expect(names(good(correctName(there, 'ANNA', 'Anne', 0)))).toEqual(['Anne', 'Ben']);
  });

  test('of capital letters alone is one', () => {
    expect(names(good(correctName(log, 'Ana', 'ANA', 0)))).toEqual(['ANA', 'Ben']);
  });

  test.each([
    ['unknown-guest', 'Chloe', 'Zoe'],
    ['bad-name', 'Ana', ''],
    ['name-taken', 'Ana', 'BEN'],
  ])('is refused: %s', (code, from, to) => {
    expect(refusal(correctName(log, from, to, 0))).toBe(code);
  });
});
