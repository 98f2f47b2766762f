import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERY_GAME } from './every-game.ts';
import { type Site, startSite, Visitor } from './online-site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ games: EVERY_GAME });
});
afterAll(() => site.stop());

/** A dome that the first player builds asks the second, whose power answers it, in the middle of the turn. */
const SETUP = {
  players: 2,
  mode: 'fixed',
  powers: ['mortal', 'gaea'],
  position: '0000000000aa0002aa0030a00/1/mortal:A1/gaea:E5',
};

test('whoever is asked in another’s turn decides, and it is their time that runs', async () => {
  const [anna, ben] = [await Visitor.guest(site), await Visitor.guest(site)];
  const table = await anna.open({
    game: 'santorini',
    setup: SETUP,
    seats: [{ kind: 'open' }, { kind: 'open' }],
    clock: { kind: 'bank', initial: 300_000, increment: 2_000 },
  });
  for (const [seat, visitor] of [anna, ben].entries()) {
    await visitor.ask({ kind: 'follow', table });
    expect(await visitor.ask({ kind: 'sit', table, seat })).toMatchObject({ ok: true });
  }
  expect(await anna.ask({ kind: 'start', table })).toMatchObject({ ok: true, number: 3 });
  const decide = (visitor: Visitor, ...steps: readonly string[]): Promise<unknown> =>
    visitor.ask({ kind: 'decide', table, events: visitor.face(table).play!.events, steps });
  const told = async (number: number): Promise<void> => {
    await Promise.all([anna, ben].map((one) => one.hear('entry', (entry) => entry.number === number)));
  };
  await told(3);

  expect(await decide(ben, 'pass')).toMatchObject({ ok: false });
  expect(await decide(anna, 'A1>A2', '^A1')).toMatchObject({ ok: true, number: 4 });
  await told(4);
  for (const { play } of [anna.face(table), ben.face(table)]) {
    expect(play?.toAct).toEqual([1]);
    expect(play?.clock?.running).toEqual([1]);
  }
  expect(await decide(anna, 'A2>A3', '^A2')).toMatchObject({ ok: false });
  expect(await decide(ben, '+B1')).toMatchObject({ ok: true, number: 5 });
  await told(5);
  // The answer was no turn of Ben's: now that begins.
  expect(await decide(ben, 'E5>E4', '^E5')).toMatchObject({ ok: true, number: 6 });
});
