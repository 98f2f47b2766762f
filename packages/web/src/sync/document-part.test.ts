import { fault, ok } from '@thera/table';
import { describe, expect, test } from 'vitest';
import {
  type DocumentKind,
  type DocumentServer,
  documentPart,
  type ServerDocument,
} from './document-part.ts';
import type { SyncedPart } from './synced-part.ts';

/** A set of letters, as something that several devices add to. */
function device(server: DocumentServer, letters: string) {
  let here: string | undefined = letters;
  const kind: DocumentKind<string> = {
    name: 'letters',
    version: 1,
    read: () => here,
    write: (value) => {
      here = value;
    },
    clear: () => {
      here = '';
    },
    watch: () => () => undefined,
    parse: (input) => (typeof input === 'string' ? ok(input) : fault('bad-field')),
    unite: (one, other) => [...new Set(one + other)].sort().join(''),
  };
  const part: SyncedPart = documentPart(kind, server);
  return {
    sync: () => part.sync({ id: 'anna', name: 'Anna', isGuest: false }),
    part,
    get letters() {
      return here;
    },
    add(more: string) {
      here = kind.unite(here ?? '', more);
    },
    damage() {
      here = undefined;
    },
  };
}

function fakeServer(before: ServerDocument = { version: 0, body: null }) {
  let kept = before;
  let puts = 0;
  /** What another device does between a get and a put. */
  let meanwhile: (() => Promise<unknown>) | undefined;
  const server: DocumentServer = {
    get: async () => ok(kept),
    async put(_, document) {
      const before = meanwhile;
      meanwhile = undefined;
      await before?.();
      puts += 1;
      if (document.version !== kept.version + 1) return fault('stale');
      kept = document;
      return ok({});
    },
  };
  return {
    server,
    get kept() {
      return kept;
    },
    get puts() {
      return puts;
    },
    during(act: () => Promise<unknown>) {
      meanwhile = act;
    },
  };
}

describe('a document', () => {
  test('joins what two devices have, whichever comes first', async () => {
    const { server } = fakeServer();
    const [phone, laptop] = [device(server, 'ab'), device(server, 'bc')];
    for (const one of [phone, laptop, phone]) expect(await one.sync()).toEqual(ok(true));
    expect([phone.letters, laptop.letters]).toEqual(['abc', 'abc']);
  });

  test('is not written where nothing is new', async () => {
    const there = fakeServer();
    const phone = device(there.server, 'a');
    await phone.sync();
    await phone.sync();
    expect(there.puts).toBe(1);
  });

  test('that another device has written meanwhile is fetched, united and put again', async () => {
    const there = fakeServer();
    const [phone, laptop] = [device(there.server, 'a'), device(there.server, 'b')];
    there.during(() => laptop.sync());
    expect(await phone.sync()).toEqual(ok(true));
    expect(phone.letters).toBe('ab');
    expect(there.kept).toEqual({ version: 2, body: '{"value":"ab","version":1}' });
  });

  test.each([
    ['no JSON', '{', 'not-json'],
    ['nothing', 'null', 'bad-field'],
    ['something else', '{"version":1,"value":7}', 'bad-field'],
    ['what a later version wrote', '{"version":2,"value":"x"}', 'newer-version'],
  ])('that cannot be read is refused, and nothing is touched: %s', async (_, body, code) => {
    const there = fakeServer({ version: 3, body });
    const phone = device(there.server, 'a');
    expect(await phone.sync()).toMatchObject({ ok: false, error: code });
    expect(phone.letters).toBe('a');
    expect(there.kept).toEqual({ version: 3, body });
  });

  test('is not written over by what is damaged here', async () => {
    const there = fakeServer({ version: 1, body: '{"version":1,"value":"a"}' });
    const phone = device(there.server, '');
    phone.damage();
    expect(await phone.sync()).toMatchObject({ ok: false, error: 'damaged-here' });
    expect(there.puts).toBe(0);
  });

  test('is laid aside for somebody, and joined when they are back', async () => {
    const phone = device(fakeServer().server, 'ab');
    const aside = phone.part.pack()!;
    phone.part.clear();
    phone.add('c');
    phone.part.unpack(aside);
    expect(phone.letters).toBe('abc');
    phone.part.unpack('{');
    expect(phone.letters).toBe('abc');
  });
});
