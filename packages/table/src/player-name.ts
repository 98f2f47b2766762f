import { fault, ok, type Result } from './result.ts';

/** Signs of a name that is still short enough for a seat on a phone. */
export const LONGEST_PLAYER_NAME = 20;

/** Why something from outside is not a name. */
export type PlayerNameFault = 'not-text' | 'empty';

/** Controls, directions of writing, line ends and whatever else nobody sees: joiners stay, for they hold some signs together. */
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;
const TELLING = /[^\s\p{M}\u200d]/u;

/** What a player is called, from outside: without what cannot be seen, in one line, and short. */
export function parsePlayerName(input: unknown): Result<string, PlayerNameFault> {
  if (typeof input !== 'string') return fault('not-text');
  const line = input.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  const name = [...line].slice(0, LONGEST_PLAYER_NAME).join('').trim();
  return TELLING.test(name) ? ok(name) : fault('empty');
}

/** The names of a table, told apart: whoever has the name of somebody before gets a number to it. */
export function distinctNames(names: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const told: (string | undefined)[] = [];
  for (const name of names) told.push(name === undefined ? undefined : freeName(name, told));
  return told;
}

function freeName(name: string, taken: readonly (string | undefined)[]): string {
  const isTaken = (wanted: string): boolean =>
    taken.some((other) => other?.toLowerCase() === wanted.toLowerCase());
  let number = 1;
  let free = name;
  while (isTaken(free)) free = `${name} ${++number}`;
  return free;
}
