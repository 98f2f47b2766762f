import { LONGEST_LINE, type LogSummary, MOST_LINES_AT_ONCE, type NewLine } from '@thera/protocol';
import { type AdventureLog, linesOf, logWithFacts, parseFact } from '@thera/sphinx';
import { fault, ok, type Result, sha256 } from '@thera/table';
import type { LogServer } from '../../../online/logs.ts';
import type { SyncRefusal } from '../../../sync/synced-part.ts';
import { type LogNote, type LogNotes, NO_NOTE } from './log-notes.ts';

/** The adventures of this device, as far as bringing them together needs them. */
export interface SyncedShelf {
  /** Those that can be read. */
  read(): readonly AdventureLog[];
  /** One from elsewhere: new, or united with the one that is here. */
  takeIn(log: AdventureLog): Result<AdventureLog, SyncRefusal>;
  /** It is gone from here, as it is gone wherever it was left. */
  drop(id: string): void;
  /** The same once more under a name of its own, to go its own way. */
  copy(log: AdventureLog): Result<AdventureLog, SyncRefusal>;
}

/** What adventures are brought together with. */
export interface AdventureSync {
  readonly shelf: SyncedShelf;
  readonly server: LogServer;
  readonly notes: LogNotes;
  /** Whether an adventure was left on some device of the player. */
  readonly isLeft: (id: string) => boolean;
  readonly player: string;
}

/** What logs of adventures are called: the server wants plain names, and adventures have others too. */
export const logName = (id: string): string =>
  `${NAMES}${/^[\w-]{1,60}$/.test(id) ? id : `.${sha256(id).slice(0, 40)}`}`;

const NAMES = 'sphinx/';
/** So much of a key tells lines apart. */
const MARK = 12;
/** A request stays well below what the server takes. */
const LARGEST_BATCH = 120_000;

const markOf = ({ key }: Pick<NewLine, 'key'>): string => key.slice(-MARK);

/**
 * Brings every adventure of this device together with its logs at the server, where other devices and other players have
 * written meanwhile. Nothing is written over: facts are only added, here and there.
 */
export async function syncAdventures(sync: AdventureSync): Promise<Result<true, SyncRefusal>> {
  const { shelf, server, notes, isLeft, player } = sync;
  for (const [log, note] of notes.all()) {
    if (!note.isLeft) continue;
    const removed = await server.remove(log, player);
    if (!removed.ok && removed.error !== 'no-such-log') return removed;
    notes.forget(log);
  }
  await joinAsOther(sync);
  const listed = await server.list();
  if (!listed.ok) return listed;
  const logs = listed.value.filter(({ name }) => name.startsWith(NAMES));
  const failures: Result<true, SyncRefusal>[] = [];
  for (const log of logs) failures.push(await readLog(sync, log));
  endSharing(sync, logs);
  const names = new Set(logs.map(({ name }) => name));
  for (const { id } of shelf.read()) {
    if (names.has(logName(id)) || isLeft(id)) continue;
    const founded = await server.found(logName(id));
    if (founded.ok) notes.note(founded.value.id, { ...NO_NOTE, adventure: id, player });
    else failures.push(founded);
  }
  for (const log of notes.all().keys()) failures.push(await writeLog(sync, log));
  return failures.find((result) => !result.ok) ?? ok(true);
}

/** Whoever was somebody else here, such as a guest before signing in, comes to the same groups as who they are now. */
async function joinAsOther({ server, notes, player }: AdventureSync): Promise<void> {
  for (const [log, note] of notes.all()) {
    if (note.player === player || note.invitation === '') continue;
    const joined = await server.join(log, note.invitation);
    if (joined.ok) notes.note(log, { ...note, player });
  }
}

/** What others have written since this device has read last. */
async function readLog(
  { shelf, server, notes, player }: AdventureSync,
  { id, name, head }: LogSummary,
): Promise<Result<true, SyncRefusal>> {
  const known = notes.all().get(id);
  const here = shelf.read().find((log) => log.id === known?.adventure || logName(log.id) === name);
  // What was read before may have been lost here since.
  let after = here === undefined ? 0 : (known?.after ?? 0);
  const shared = new Set(here === undefined ? [] : known?.shared);
  const lines: NewLine[] = [];
  while (after < head) {
    const part = await server.part(id, after);
    if (!part.ok) return part;
    if (part.value.lines.length === 0) break;
    after = part.value.lines.at(-1)!.number;
    lines.push(...part.value.lines);
  }
  // What cannot be read others may have written wrongly, or with a later version: the rest counts.
  const facts = lines
    .filter((line) => !shared.has(markOf(line)))
    .flatMap(({ body }) => {
      const fact = parseFact(body);
      return fact.ok ? fact.value : [];
    });
  const told = logWithFacts(here, facts);
  if (told === undefined) return head === 0 ? ok(true) : fault('not-an-adventure');
  const taken = facts.length === 0 ? ok(told) : shelf.takeIn(told);
  if (!taken.ok) return taken;
  for (const line of lines) shared.add(markOf(line));
  notes.note(id, { ...NO_NOTE, ...known, adventure: told.id, player, after, shared: [...shared] });
  return ok(true);
}

/** A log that is not listed any more was left by this player on another device, or this player was sent away. */
function endSharing({ shelf, notes, isLeft }: AdventureSync, logs: readonly LogSummary[]): void {
  const listed = new Set(logs.map(({ id }) => id));
  for (const [log, note] of notes.all()) {
    if (listed.has(log)) continue;
    notes.forget(log);
    const here = shelf.read().find(({ id }) => id === note.adventure);
    if (here === undefined || !isLeft(here.id)) continue;
    // What was done here and never sent is not lost with it.
    const isAllSent = unsentLines(here, note).length === 0;
    if (isAllSent || shelf.copy(here).ok) shelf.drop(here.id);
  }
}

/** What was done here and the log does not have yet. */
async function writeLog(
  { shelf, server, notes }: AdventureSync,
  log: string,
): Promise<Result<true, SyncRefusal>> {
  const note = notes.all().get(log);
  const here = shelf.read().find(({ id }) => id === note?.adventure);
  if (note === undefined || note.isLeft || here === undefined) return ok(true);
  let { after } = note;
  const shared = [...note.shared];
  for (const batch of batchesOf(unsentLines(here, note))) {
    const written = await server.write(log, batch);
    if (!written.ok) return written;
    shared.push(...batch.map(markOf));
    // If nobody else has written meanwhile, there is nothing to be read.
    if (written.value.head === after + batch.length) after = written.value.head;
    const now = notes.all().get(log);
    if (now === undefined) return ok(true);
    notes.note(log, { ...now, after, shared });
  }
  return ok(true);
}

const known = new WeakMap<AdventureLog, readonly NewLine[]>();

function unsentLines(log: AdventureLog, { shared }: LogNote): readonly NewLine[] {
  const lines = known.get(log) ?? linesOf(log, LONGEST_LINE);
  known.set(log, lines);
  const sent = new Set(shared);
  return lines.filter((line) => !sent.has(markOf(line)));
}

/** As few requests as may be, each of a size that the server takes. */
function batchesOf(lines: readonly NewLine[]): readonly (readonly NewLine[])[] {
  const batches: NewLine[][] = [];
  let room = 0;
  for (const line of lines) {
    const size = line.key.length + line.body.length;
    const last = batches.at(-1);
    if (last === undefined || size > room || last.length === MOST_LINES_AT_ONCE) {
      batches.push([line]);
      room = LARGEST_BATCH - size;
    } else {
      last.push(line);
      room -= size;
    }
  }
  return batches;
}
