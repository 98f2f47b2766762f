import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite, Visitor } from './online-site.ts';
import { PeacefulGame } from './peaceful-game.ts';
import { QuietLog } from './quiet-log.ts';
import { PLAN } from './sample-table.ts';

const quiet = new QuietLog();
let site: Site;
let peace: PeacefulGame;
beforeAll(async () => {
  site = await startSite({ isBehindProxy: true, log: quiet.log });
  peace = await PeacefulGame.begin(site, ['192.0.2.1', '192.0.2.2']);
});
afterEach(() => quiet.expectQuiet());
afterAll(() => site.stop());

const TABLE = 'abcdefghijkm';
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('a message', () => {
  test.each([
    ['an array instead of an object', '[{"id":"1","kind":"ping","at":1}]'],
    ['null', 'null'],
    ['nothing', ''],
    ['two messages in one', '{"id":"1","kind":"ping","at":1}{"id":"2","kind":"ping","at":1}'],
    ['lists in lists in lists', nested(8_000)],
    ['a number that is infinite', '{"id":"1","kind":"ping","at":1e999}'],
    [
      'a number of an entry that is too large to count',
      `{"id":"1","kind":"follow","table":"${TABLE}","from":9007199254740993}`,
    ],
    ['half an entry', `{"id":"1","kind":"past","table":"${TABLE}","from":0.5,"to":1}`],
    ['minus one', `{"id":"1","kind":"past","table":"${TABLE}","from":-1,"to":1}`],
    ['a kind that every object has', '{"id":"1","kind":"constructor"}'],
    ['a kind that is a list', '{"id":"1","kind":["ping"],"at":1}'],
    ['an id that is an object', '{"id":{"toString":"x"},"kind":"ping","at":1}'],
    ['an id that is too long', `{"id":"${'a'.repeat(41)}","kind":"ping","at":1}`],
    ['an id that is half a character', '{"id":"\\ud800","kind":"ping","at":1}'],
    ['a prototype of its own', '{"__proto__":{"kind":"ping"},"id":"1","at":1}'],
    [
      'a constructor with a prototype',
      '{"id":"1","kind":"ping","at":1,"constructor":{"prototype":{"isHost":true}}}',
    ],
    ['a table that is a path', '{"id":"1","kind":"follow","table":"__proto__"}'],
    [
      'more steps than a decision has',
      `{"id":"1","kind":"decide","table":"${TABLE}","events":0,"steps":[${'0,'.repeat(256)}0]}`,
    ],
  ])('that is %s is refused by a code, and the connection stays', async (_, text) => {
    const visitor = await Visitor.guest(site);
    visitor.sendText(text);
    expect(await visitor.hear('answer')).toMatchObject({ ok: false, error: 'bad-message' });
    expect(await visitor.ask({ kind: 'ping', at: 1 })).toMatchObject({ ok: true });
    expect(({} as { isHost?: boolean }).isHost).toBeUndefined();
    visitor.disconnect();
  });

  test('that is no text, or larger than any, ends the connection, and nobody else notices', async () => {
    const [bytes, large] = [await Visitor.guest(site), await Visitor.guest(site)];
    bytes.sendBytes(new Uint8Array([1, 2, 3]));
    large.sendText(`"${'x'.repeat(20_000)}"`);
    await peace.during(Promise.all([bytes.closed(), large.closed()]));
  });

  test('from somebody who was never at that table changes nothing', async () => {
    const stranger = await Visitor.guest(site);
    for (const kind of ['sit', 'kick'])
      expect(await stranger.ask({ kind, table: TABLE, seat: 0 })).toMatchObject({ error: 'no-such-table' });
    for (const kind of ['start', 'close', 'resign', 'stand', 'decline'])
      expect(await stranger.ask({ kind, table: TABLE })).toMatchObject({ error: 'no-such-table' });
    expect(await stranger.ask({ kind: 'follow', table: TABLE })).toMatchObject({ error: 'no-such-table' });
    expect(await stranger.ask({ kind: 'past', table: TABLE, from: 0, to: 9 })).toMatchObject({
      error: 'no-such-table',
    });
    expect(await stranger.ask({ kind: 'say', table: TABLE, text: 'hello' })).toMatchObject({
      error: 'no-such-table',
    });
  });
});

describe('messages out of order', () => {
  test('are refused by what they are too early or too late for', async () => {
    const [anna, ben] = [await Visitor.guest(site), await Visitor.guest(site)];
    const table = await anna.open();
    for (const one of [anna, ben]) await one.ask({ kind: 'follow', table });
    const refused = async (visitor: Visitor, message: object): Promise<string> => {
      const answer = await visitor.ask({ table, ...message });
      return answer.ok ? 'done' : answer.error;
    };
    const decide = { kind: 'decide', events: 0, steps: [{ card: 1 }] };
    expect(await refused(anna, decide)).toBe('not-seated');
    expect(await refused(anna, { kind: 'start' })).toBe('seats-empty');
    expect(await refused(anna, { kind: 'sit', seat: 0 })).toBe('done');
    expect(await refused(anna, decide)).toBe('not-begun');
    expect(await refused(anna, { kind: 'sit', seat: 1 })).toBe('already-seated');
    expect(await refused(ben, { kind: 'sit', seat: 0 })).toBe('seat-taken');
    expect(await refused(ben, { kind: 'sit', seat: 3 })).toBe('no-such-seat');
    expect(await refused(ben, { kind: 'sit', seat: 1 })).toBe('done');
    expect(await refused(anna, { kind: 'offer', what: 'draw', events: 0 })).toBe('not-begun');
    expect(await refused(anna, { kind: 'start' })).toBe('done');
    expect(await refused(anna, { kind: 'start' })).toBe('already-begun');
    expect(await refused(anna, { ...decide, events: 99 })).toBe('stale');
    expect(await refused(anna, { kind: 'agree', events: 2 })).toBe('no-offer');
    expect(await refused(anna, { kind: 'offer', what: 'rematch', events: 2 })).toBe('not-over');
    expect(await refused(ben, { kind: 'close' })).toBe('not-host');
    expect(await refused(ben, { kind: 'resign' })).toBe('done');
    expect(await refused(anna, { ...decide, events: 3 })).toBe('game-over');
    expect(anna.face(table)).toMatchObject({ status: 'over', head: 4 });
  });
});

describe('messages that were sent before', () => {
  test('do nothing again, and nothing for somebody else', async () => {
    const [anna, ben, eve] = [
      await Visitor.guest(site),
      await Visitor.guest(site),
      await Visitor.guest(site),
    ];
    const table = await anna.open();
    await eve.ask({ kind: 'follow', table });
    const sit = { id: 'sit-1', kind: 'sit', table, seat: 0 };
    expect(await anna.ask(sit)).toMatchObject({ ok: true, number: 1 });
    // Many times at once, too: whichever comes first, all are told the same.
    const again = await Promise.all(Array.from({ length: 20 }, () => anna.ask(sit)));
    for (const answer of again) expect(answer).toMatchObject({ ok: true, number: 1 });
    // The same number means something else from somebody else.
    expect(await eve.ask(sit)).toMatchObject({ ok: false, error: 'seat-taken' });
    expect(await ben.ask({ ...sit, seat: 1 })).toMatchObject({ ok: true, number: 2 });
    expect(await anna.ask({ ...sit, kind: 'close', seat: undefined })).toMatchObject({ ok: true, number: 1 });
    expect(eve.face(table)).toMatchObject({ status: 'open', head: 2 });
  });
});

describe('what people write', () => {
  test.each([
    ['a line of marks that turn text around', 'abc\u202edef', 'abcdef'],
    ['bytes that terminals obey', 'a\u0000b\u001b[31mc', 'ab[31mc'],
    ['half a character', 'a\ud800b', 'a\ufffdb'],
    ['mark-up', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['several scripts', 'Γειά, שלום 👩‍👩‍👧', 'Γειά, שלום 👩‍👩‍👧'],
  ])('%s is text and nothing else', async (_, text, shown) => {
    const anna = await Visitor.guest(site);
    const table = await anna.open();
    await anna.ask({ kind: 'follow', table });
    await anna.ask({ kind: 'sit', table, seat: 0 });
    expect(await anna.ask({ kind: 'say', table, text })).toMatchObject({ ok: true });
    expect((await anna.hear('said')).line.text).toBe(shown);
  });

  test('nothing that can be seen is no line', async () => {
    const anna = await Visitor.guest(site);
    const table = await anna.open();
    await anna.ask({ kind: 'sit', table, seat: 0 });
    for (const text of ['\u200b\u200b', '\u0000', ' \u202e '])
      expect(await anna.ask({ kind: 'say', table, text })).toMatchObject({ ok: false, error: 'bad-message' });
  });
});

describe('a plan of a table', () => {
  test.each([
    ['a setup with a prototype', { setup: JSON.parse('{"__proto__":{"seats":2}}') }, 'bad-setup'],
    ['infinitely many seats', { setup: { seats: 1e308 } }, 'bad-setup'],
    ['half a seat', { setup: { seats: 1.5 } }, 'bad-setup'],
    ['a game that every object has', { game: 'constructor' }, 'no-such-game'],
    ['a game with a prototype', { game: '__proto__' }, 'no-such-game'],
    ['a clock that stands still', { clock: { kind: 'bank', initial: 0, increment: 0 } }, 'bad-time-control'],
    ['a clock for ever', { clock: { kind: 'bank', initial: 1e300, increment: 0 } }, 'bad-time-control'],
    [
      'a clock that runs backwards',
      { clock: { kind: 'bank', initial: 60_000, increment: -1 } },
      'bad-time-control',
    ],
    ['a field too many', { host: 'somebody else' }, 'bad-message'],
    ['a seed of its own', { seed: 'known' }, 'bad-message'],
  ])('with %s is refused', async (_, part, error) => {
    const anna = await Visitor.guest(site);
    expect((await anna.fetch('POST', '/tables', { plan: { ...PLAN, ...part } })).body.error).toBe(error);
  });

  test('with a setup of lists in lists is refused', async () => {
    const anna = await Visitor.guest(site);
    const body = JSON.stringify({ plan: { ...PLAN, setup: 'here' } }).replace('"here"', nested(100_000));
    expect(await anna.fetch('POST', '/tables', body)).toMatchObject({
      status: 400,
      body: { error: 'bad-setup' },
    });
  });

  test('that is larger than any is refused, told so or not', async () => {
    const anna = await Visitor.guest(site);
    const body = `{"plan":"${'x'.repeat(300_000)}"}`;
    expect(await anna.fetch('POST', '/tables', body)).toMatchObject({
      status: 413,
      body: { error: 'too-large' },
    });
    const untold = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(body));
        controller.close();
      },
    });
    const response = await fetch(`http://${site.address}/api/tables`, {
      method: 'POST',
      headers: { cookie: anna.cookie, 'content-type': 'application/json' },
      body: untold,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });
});
