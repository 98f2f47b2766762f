import type { GameStorage } from '../src/kept-games/game-store.ts';

/** A storage for tests that has room for so many signs, and says so as browsers do. */
export function fakeStorage(
  room: number = Number.POSITIVE_INFINITY,
): GameStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  const used = (): number => [...items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    items,
    get length() {
      return items.size;
    },
    key: (n) => [...items.keys()][n] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      const old = items.get(key);
      items.set(key, value);
      if (used() <= room) return;
      if (old === undefined) items.delete(key);
      else items.set(key, old);
      throw new DOMException('no room', 'QuotaExceededError');
    },
    removeItem: (key) => {
      items.delete(key);
    },
  };
}
