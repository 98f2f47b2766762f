import { browserStorage } from '../browser-storage.ts';
import { type GameStore, openGameStore } from './game-store.ts';

/** The games of this device. */
export const deviceGames: GameStore = openGameStore(browserStorage);

/** A number from 0 up to but not including 1 that nobody can guess. */
export function secureRandom(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}

/** A seed that nobody can guess. */
export function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}
