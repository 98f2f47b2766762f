import { type View as BattleView, imagine as imagineBattle } from '@thera/prometheus';
import {
  append,
  begin,
  checkReveal,
  type Dice,
  diceFor,
  type GameRecord,
  type Onlooker,
  randomDecision,
  redactEvent,
  sha256,
} from '@thera/table';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AnyGame, AnyMatch } from '../src/tables/online-table.ts';
import { EVERY_GAME, gameNamed, seatsOf, TABLES } from './every-game.ts';
import { type Of, type Site, startSite, Visitor } from './online-site.ts';
import { QuietLog } from './quiet-log.ts';

const SEED = process.env.THERA_SEED ?? 'everybody';
const DECISIONS = 14;

const quiet = new QuietLog();
let site: Site;
beforeAll(async () => {
  site = await startSite({ games: EVERY_GAME, log: quiet.log });
});
afterEach(() => quiet.expectQuiet(`seed "${SEED}"`));
afterAll(() => site.stop());

/** Other worlds that an onlooker cannot tell from this one, where a game can make them from what is seen. */
const OTHER_WORLDS: Readonly<Record<string, (view: unknown, dice: Dice) => unknown>> = {
  prometheus: (view, dice) => imagineBattle(view as BattleView, dice),
};

/** A game among people who sit, one who watches, one who was never asked, and one who is nobody. */
interface Room {
  readonly game: AnyGame;
  readonly table: string;
  readonly seated: readonly Visitor[];
  readonly watcher: Visitor;
  readonly eve: Visitor;
  readonly nobody: Visitor;
  /** A table of Eve's own, of the same kind. */
  readonly other: string;
}

async function roomFor(name: string): Promise<Room> {
  const { game, setup } = TABLES[name]!;
  const count = seatsOf({ game, setup });
  const plan = { game, setup, seats: Array.from({ length: count }, () => ({ kind: 'open' as const })) };
  const seated = await Promise.all(Array.from({ length: count }, () => Visitor.guest(site)));
  const [watcher, eve, nobody] = [await Visitor.guest(site), await Visitor.guest(site), new Visitor(site)];
  await nobody.connect();
  const table = await seated[0]!.open(plan);
  for (const visitor of [...seated, watcher]) await visitor.ask({ kind: 'follow', table });
  for (const [seat, visitor] of seated.entries())
    expect(await visitor.ask({ kind: 'sit', table, seat })).toMatchObject({ ok: true });
  expect(await seated[0]!.ask({ kind: 'start', table })).toMatchObject({ ok: true });
  return { game: gameNamed(game), table, seated, watcher, eve, nobody, other: await eve.open(plan) };
}

/** A whole decision, made from what a visitor was told and nothing else. */
function decisionOf({ game, table, seated }: Room, seat: number, dice: Dice): readonly unknown[] {
  const view = seated[seat]!.face(table).play!.view;
  for (let tries = 0; tries < 50; tries++) {
    const steps = randomDecision({ game, view, dice }, seat);
    if (steps !== undefined) return steps;
  }
  throw new Error('fifty decisions led nowhere');
}

/** Whoever may not is refused, with a code, and nothing has happened. */
async function intrude(room: Room, seat: number, steps: readonly unknown[]): Promise<void> {
  const { seated, watcher, eve, nobody, table, other } = room;
  const { play, head } = seated[seat]!.face(table);
  const decide = { kind: 'decide', table, events: play!.events, steps };
  const refusals: readonly (readonly [Visitor, object, string | undefined])[] = [
    [nobody, decide, 'not-signed-in'],
    [eve, decide, 'not-seated'],
    [watcher, decide, 'not-seated'],
    [watcher, { kind: 'resign', table }, 'not-seated'],
    [watcher, { kind: 'offer', table, what: 'draw', events: play!.events }, 'not-seated'],
    [eve, { kind: 'close', table }, 'not-host'],
    [eve, { kind: 'kick', table, seat }, 'not-host'],
    [seated[seat]!, { ...decide, table: other }, 'not-seated'],
    [seated[seat]!, { ...decide, events: 0 }, 'stale'],
    [seated[seat]!, { ...decide, events: play!.events + 1 }, 'stale'],
    [seated[seat]!, { ...decide, steps: [] }, undefined],
    [seated[seat]!, { ...decide, steps: [...steps, ...steps, { any: 'thing' }] }, undefined],
    ...seated.flatMap((visitor, one): [Visitor, object, undefined][] =>
      play!.toAct.includes(one) ? [] : [[visitor, decide, undefined]],
    ),
  ];
  for (const [visitor, message, code] of refusals) {
    const answer = await visitor.ask(message as Record<string, unknown>);
    expect(answer, JSON.stringify(message)).toMatchObject({ ok: false, ...(code && { error: code }) });
  }
  expect(await eve.fetch('GET', `/tables/${table}/record`)).toMatchObject({ body: { error: 'not-over' } });
  expect(seated[seat]!.face(table).head).toBe(head);
}

/** Everything that was told of the table is what the game allows, for whoever was told it. */
function expectFairlyTold(room: Room, visitor: Visitor, record: GameRecord<unknown, unknown>): void {
  const { game, table } = room;
  const seat = room.seated.indexOf(visitor);
  const onlooker: Onlooker = seat < 0 ? 'watcher' : seat;
  const states = new Map<number, AnyMatch>();
  const begun = begin(game, record.setup, record.seed);
  if (!begun.ok) throw new Error(begun.error);
  let match: AnyMatch = begun.value;
  states.set(0, match);
  for (const event of record.events) {
    const next = append(game, match, event);
    if (!next.ok) throw new Error(`the record cannot be: ${next.error}`);
    match = next.value;
    states.set(match.record.events.length, match);
  }
  const told = visitor.heard.filter(
    (one): one is Of<'entry'> => one.kind === 'entry' && one.face.id === table,
  );
  expect(told.map(({ number }) => number)).toEqual(told.map((_, n) => told[0]!.number + n));
  for (const { entry, face, number } of told) {
    const { play } = face;
    if (play === null) continue;
    const then = states.get(play.events)!;
    const where = `seed "${SEED}", entry ${number}, told to ${onlooker}`;
    const seen = JSON.stringify(game.view(then.state, onlooker));
    expect(JSON.stringify(play.view), where).toBe(seen);
    const other = OTHER_WORLDS[game.name]?.(play.view, diceFor(sha256, SEED, number));
    if (other !== undefined) expect(JSON.stringify(game.view(other, onlooker)), where).toBe(seen);
    expect(play.toAct, where).toEqual(then.outcome === undefined ? game.toAct(then.state) : []);
    expect(face.ownSeat, where).toBe(seat < 0 ? null : seat);
    if (entry.kind !== 'event') continue;
    const event = redactEvent(game, then, then.record.events.length - 1, onlooker);
    expect(entry.event, where).toEqual(JSON.parse(JSON.stringify(event)));
  }
  // Until it is over nobody is told what the dice will be.
  const secret = visitor.wire.findIndex((text) => text.includes(record.seed));
  const end = visitor.heard.findIndex(({ kind }) => kind === 'record');
  expect(secret).toBe(end);
  expect(checkReveal(sha256, told[0]!.face.commitment ?? told.at(-1)!.face.commitment!, record.seed)).toBe(
    true,
  );
}

test.each(Object.keys(TABLES))(
  '%s: everybody acts as themselves alone and sees what they may',
  async (name) => {
    const room = await roomFor(name);
    const { game, table, seated, watcher } = room;
    const begunAt = seated.length + 1;
    await Promise.all(
      [...seated, watcher].map((one) => one.hear('entry', ({ number }) => number === begunAt)),
    );
    for (let number = 0; number < DECISIONS && seated[0]!.face(table).status === 'playing'; number++) {
      const dice = diceFor(sha256, `${SEED}: ${name}`, number);
      const { play, head } = seated[0]!.face(table);
      const seat = dice.pick(play!.toAct);
      const steps = decisionOf(room, seat, dice);
      if (number % 4 === 0) await intrude(room, seat, steps);
      const decide = { kind: 'decide', table, events: play!.events, steps };
      expect(await seated[seat]!.ask(decide), `${SEED}: ${JSON.stringify(steps)}`).toMatchObject({
        ok: true,
        number: head + 1,
      });
      await Promise.all(
        [...seated, watcher].map((one) => one.hear('entry', ({ number: told }) => told === head + 1)),
      );
    }
    for (const visitor of seated) {
      if (seated[0]!.face(table).status !== 'playing') break;
      await visitor.ask({ kind: 'resign', table });
    }
    const records = await Promise.all([...seated, watcher].map((one) => one.hear('record')));
    for (const { record } of records) expect(record).toEqual(records[0]!.record);
    for (const visitor of [...seated, watcher])
      expectFairlyTold(room, visitor, records[0]!.record as GameRecord<unknown, unknown>);
    expect(game.name).toBe(TABLES[name]!.game);
    for (const visitor of [...seated, watcher, room.eve, room.nobody]) visitor.disconnect();
  },
);
