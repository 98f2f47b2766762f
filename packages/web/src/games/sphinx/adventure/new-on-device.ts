import { type AdventureLog, beginAdventure, copyAdventure, type LogRefusal } from '@thera/sphinx';
import type { Result } from '@thera/table';
import { secureRandom } from '../../../kept-games/device-games.ts';
import { addToDevice } from './device-adventures.ts';

/** Without vowels, so that no id becomes a word such as those in addresses. */
const SIGNS = '23456789bcdfghjkmnpqrstvwxz';
const LENGTH = 10;

const newId = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[Math.floor(secureRandom() * SIGNS.length)]).join('');

/** Begins an adventure on this device. */
export function beginOnDevice(title = ''): Result<AdventureLog, LogRefusal> {
  const begun = beginAdventure({ id: newId(), begun: Date.now(), title });
  return begun.ok ? addToDevice(begun.value) : begun;
}

/** The same adventure once more, to go its own way from here. */
export function copyOnDevice(log: AdventureLog, title: string): Result<AdventureLog, LogRefusal> {
  const copy = copyAdventure(log, { id: newId(), title }, Date.now());
  return copy.ok ? addToDevice(copy.value) : copy;
}
