import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../../test/fake-storage.ts';
import { profile } from './profile.ts';
import type { Fields } from './stamped.ts';
import type { SyncedFields } from './synced-fields.ts';

/** A device with fields that stand for anything, and a clock that is set. */
function device(fields: Fields = {}, storage = fakeStorage()) {
  let here = fields;
  let time = 100;
  const source: SyncedFields = {
    name: 'look',
    read: () => here,
    write: (written) => {
      here = written;
    },
    isKnown: (field, value) => field !== 'later' && value !== 'unheard-of',
    watch: () => () => undefined,
    clear: () => {
      here = {};
    },
  };
  return {
    kind: profile([source], storage, () => time),
    storage,
    set(changed: Fields, at: number) {
      here = changed;
      time = at;
    },
    get fields() {
      return here;
    },
  };
}

describe('small things that follow a player', () => {
  test('join what is there, and what is there comes first', () => {
    const phone = device({ theme: 'dark', marks: 'off' });
    const account = { 'look/theme': ['light', 5] as const };
    phone.kind.write(phone.kind.unite(phone.kind.read()!, account));
    expect(phone.fields).toEqual({ theme: 'light', marks: 'off' });
  });

  test('that are changed later are so everywhere', () => {
    const phone = device();
    phone.kind.read();
    phone.set({ theme: 'dark' }, 200);
    const changed = phone.kind.read()!;
    expect(changed).toEqual({ 'look/theme': ['dark', 200] });
    // Read again later it is as old as it is, also after a reload.
    phone.set({ theme: 'dark' }, 300);
    expect(phone.kind.read()).toEqual(changed);
    expect(device({ theme: 'dark' }, phone.storage).kind.read()).toEqual(changed);
    const laptop = device();
    laptop.kind.read();
    laptop.set({ theme: 'light' }, 150);
    laptop.kind.write(laptop.kind.unite(laptop.kind.read()!, changed));
    expect(laptop.fields).toEqual({ theme: 'dark' });
  });

  test('of a later version go through untouched', () => {
    const phone = device();
    const told = {
      'look/later': ['x', 5] as const,
      'look/theme': ['unheard-of', 5] as const,
      'other/field': ['y', 5] as const,
    };
    phone.kind.write(told);
    expect(phone.fields).toEqual({});
    expect(phone.kind.read()).toEqual(told);
  });

  test('are gone once they are cleared', () => {
    const phone = device({ theme: 'dark' });
    phone.kind.read();
    phone.kind.clear();
    expect(phone.fields).toEqual({});
    expect(phone.kind.read()).toEqual({});
  });
});
