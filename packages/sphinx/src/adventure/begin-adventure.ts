import { fault, ok, type Result } from '@thera/table';
import { nextTime } from './facts.ts';
import type { AdventureLog } from './log.ts';
import type { LogRefusal } from './refusal.ts';

/** Characters. */
export const LONGEST_TITLE = 60;

/** What a new adventure needs. An empty title is the names of those who sign first. */
export interface Beginning {
  readonly id: string;
  readonly begun: number;
  readonly title: string;
}

/** A title without needless spaces; undefined if it cannot be one. */
export function parseTitle(text: string): string | undefined {
  const title = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  return [...title].length <= LONGEST_TITLE && !/[\p{Cc}\p{Cs}]/u.test(title) ? title : undefined;
}

/** An empty map. */
export function beginAdventure({ id, begun, title }: Beginning): Result<AdventureLog, LogRefusal> {
  const text = parseTitle(title);
  if (!isId(id)) return fault('bad-id', 'id');
  if (text === undefined) return fault('bad-title', 'title');
  return ok({
    id,
    begun,
    title: { text, time: begun },
    plays: [],
    shaded: [],
    signatures: [],
    corrections: [],
    setups: [],
    diamonds: [],
  });
}

/** An empty title is the names of those who signed first. */
export function renameAdventure(
  log: AdventureLog,
  title: string,
  now: number,
): Result<AdventureLog, LogRefusal> {
  const text = parseTitle(title);
  if (text === undefined) return fault('bad-title', 'title');
  return ok({ ...log, title: { text, time: nextTime(log, now) } });
}

/** The same adventure once more, to go its own way from here. */
export function copyAdventure(
  log: AdventureLog,
  { id, title }: Pick<Beginning, 'id' | 'title'>,
  now: number,
): Result<AdventureLog, LogRefusal> {
  return isId(id) ? renameAdventure({ ...log, id }, title, now) : fault('bad-id', 'id');
}

const LONGEST_ID = 100;

/** Whether a text can name an adventure or a play. */
export const isId = (text: unknown): text is string =>
  typeof text === 'string' && text !== '' && text.length <= LONGEST_ID;
