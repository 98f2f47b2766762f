import { browserStorage } from '../browser-storage.ts';
import { type GameStore, openGameStore, storageKey } from './game-store.ts';

/** The games of this device. */
export const deviceGames: GameStore = openGameStore(browserStorage);

/** Says whenever another window writes a game down; the answer ends that. */
export function watchGame(id: string, onWritten: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === storageKey(id)) onWritten();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** A number from 0 up to but not including 1 that nobody can guess. */
export function secureRandom(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}

/** A seed that nobody can guess. */
export function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}
