import {
  type AdventureLog,
  beginAdventure,
  type Colour,
  type GuestColour,
  recordPlay,
  signGuestbook,
} from '@thera/sphinx';
import { expect, test } from 'vitest';
import { setupOf, usualTable, withColour, withSeat, withSeats } from './play-table.ts';

/** An adventure in which these have played the tutorial and signed. */
function adventure(...guests: readonly (readonly [name: string, colour: GuestColour])[]): AdventureLog {
  const begun = beginAdventure({ id: 'a', begun: 1, title: '' });
  if (!begun.ok) throw new Error(begun.error);
  if (guests.length === 0) return begun.value;
  const seats = guests.map(([, colour]) => ({ colour }));
  const play = { id: 'p', ended: 2, riddle: 0, isExpert: false, achieved: [], turns: 9, seats, record: null };
  const recorded = recordPlay(begun.value, play);
  if (!recorded.ok) throw new Error(recorded.error);
  return guests.reduce((log, [name, colour], seat) => {
    const signed = signGuestbook(log, { play: 'p', seat, name, colour }, 3);
    if (!signed.ok) throw new Error(signed.error);
    return signed.value;
  }, recorded.value.log);
}

const ANA_BEN = adventure(['Ana', 'brown'], ['Ben', 'blue']);
const person = (name: string) => ({ name, isComputer: false });

test('at first one sits there alone, with white and blue', () => {
  const { seats, colours } = usualTable(adventure(), 0, false);
  expect(seats).toEqual([person('')]);
  expect(colours).toEqual(['white', 'blue']);
});

test('those of the last play are offered again, in the colours they like', () => {
  const table = usualTable(ANA_BEN, 1, true);
  expect(table).toMatchObject({
    seats: [person('Ana'), person('Ben')],
    colours: ['brown', 'blue'],
    isExpert: true,
  });
});

test.each<[string, readonly string[], readonly Colour[]]>([
  ['the one who sat down first has the colour that both want', ['Ana', 'Ana'], ['brown', 'white']],
  ['who is no guest takes what is left', ['Zoe', 'Ana', 'Ben'], ['white', 'brown', 'blue']],
  ['among four the first of each pair chooses', ['Ben', 'Zoe', 'Ana', 'Eva'], ['blue', 'white']],
])('%s', (_, names, colours) => {
  let table = withSeats(ANA_BEN, usualTable(adventure(), 1, false), names.length);
  for (const [seat, name] of names.entries()) table = withSeat(ANA_BEN, table, seat, person(name));
  expect(table.colours).toEqual(colours);
});

test('who takes the colour of another gives up the own one for it', () => {
  const table = withSeats(adventure(), usualTable(adventure(), 1, false), 3);
  expect(withColour(table, 0, 'brown').colours).toEqual(['brown', 'blue', 'white']);
});

test('with fewer at the table somebody of them begins', () => {
  const table = { ...withSeats(ANA_BEN, usualTable(ANA_BEN, 1, false), 4), first: 3 };
  expect(withSeats(ANA_BEN, table, 2).first).toBe(1);
});

test('a setup takes its terms from the adventure', () => {
  const setup = setupOf(ANA_BEN, usualTable(ANA_BEN, 2, true));
  expect(setup).toMatchObject({ riddle: 2, players: 2, isExpert: true, blessingScore: 8, hasOedipus: false });
});
