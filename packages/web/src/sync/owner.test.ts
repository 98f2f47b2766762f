import { ok } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../../test/fake-storage.ts';
import { clearDevice, makeRoomFor } from './owner.ts';
import type { SyncedPart } from './synced-part.ts';

const ANNA = { id: 'anna', name: 'Anna', isGuest: false };
const BEN = { id: 'ben', name: 'Ben', isGuest: false };
const GUEST = { id: 'guest', name: 'Guest 1234', isGuest: true };

function device(room?: number) {
  const storage = fakeStorage(room);
  let here = '';
  const part: SyncedPart = {
    name: 'letters',
    sync: async () => ok(true),
    watch: () => () => undefined,
    pack: () => here,
    unpack: (text) => {
      here += text;
    },
    clear: () => {
      here = '';
    },
  };
  return {
    come: (player: typeof ANNA) => makeRoomFor(player, [part], storage),
    leave: (isSent = true) => clearDevice([part], storage, isSent),
    do(letters: string) {
      here += letters;
    },
    get here() {
      return here;
    },
  };
}

describe('what is on a device', () => {
  test('joins the account that comes', () => {
    const one = device();
    one.do('x');
    for (const player of [GUEST, ANNA, ANNA]) expect(one.come(player)).toBe(true);
    expect(one.here).toBe('x');
  });

  test('of one account never comes to another, and waits', () => {
    const one = device();
    one.come(ANNA);
    one.do('a');
    one.come(BEN);
    expect(one.here).toBe('');
    one.do('b');
    one.come(ANNA);
    expect(one.here).toBe('a');
    one.come(BEN);
    expect(one.here).toBe('b');
  });

  test('stays with whoever has lost their session', () => {
    const one = device();
    one.come(ANNA);
    one.do('a');
    one.come(GUEST);
    expect(one.here).toBe('a');
    one.come(BEN);
    expect(one.here).toBe('');
  });

  test('leaves it when its owner signs out', () => {
    const one = device();
    one.come(ANNA);
    one.do('a');
    one.leave();
    expect(one.here).toBe('');
    one.come(BEN);
    one.do('b');
    expect(one.here).toBe('b');
  });

  test('waits for its owner if it was never sent', () => {
    const one = device();
    one.come(ANNA);
    one.do('a');
    one.leave(false);
    expect(one.here).toBe('');
    one.come(ANNA);
    expect(one.here).toBe('a');
  });

  test('stays where it is if there is no room to lay it aside, and nothing else comes', () => {
    const one = device(60);
    one.come(ANNA);
    one.do('a'.repeat(100));
    expect(one.come(BEN)).toBe(false);
    expect(one.here).toHaveLength(100);
  });
});
