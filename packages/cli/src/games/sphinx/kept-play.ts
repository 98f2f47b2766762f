import { readFileSync, rmSync } from 'node:fs';
import type { SphinxMatch } from '@thera/play/sphinx';
import { sphinx } from '@thera/sphinx';
import { parseRecord, replay } from '@thera/table';
import { PLAYER_KINDS, type PlayerKind } from '@thera/texts';
import { replaceFile } from './replace-file.ts';

/** A riddle of an adventure that has been begun. */
export interface KeptPlay {
  readonly id: string;
  readonly players: readonly PlayerKind[];
  readonly match: SphinxMatch;
}

/** The riddle that is being played in an adventure stands beside its file until it is over. */
const besides = (adventure: string): string => `${adventure}.play`;

/** Keeps a riddle as far as it is played; whether that could be done. */
export function keepPlay(adventure: string, { id, players, match }: KeptPlay): boolean {
  try {
    replaceFile(besides(adventure), `${JSON.stringify({ id, players, record: match.record })}\n`);
    return true;
  } catch {
    return false;
  }
}

/** The riddle that was begun and is not over; nothing if there is none, or none that can be played on. */
export function keptPlay(adventure: string): KeptPlay | undefined {
  try {
    const { id, players, record } = JSON.parse(readFileSync(besides(adventure), 'utf8'));
    const parsed = parseRecord(sphinx, record);
    const match = parsed.ok ? replay(sphinx, parsed.value) : undefined;
    if (!match?.ok || typeof id !== 'string' || !arePlayers(players)) return undefined;
    return match.value.players.length === players.length ? { id, players, match: match.value } : undefined;
  } catch {
    return undefined;
  }
}

/** The riddle is over, or dropped. */
export const forgetPlay = (adventure: string): void => rmSync(besides(adventure), { force: true });

const arePlayers = (value: unknown): value is readonly PlayerKind[] =>
  Array.isArray(value) && value.every((kind) => PLAYER_KINDS.includes(kind));
