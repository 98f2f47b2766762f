import { timingSafeEqual } from 'node:crypto';
import {
  type InvitationFace,
  type LogFace,
  type LogLine,
  type LogPart,
  type LogSummary,
  MOST_LINES,
  MOST_LINES_AT_ONCE,
  MOST_LOGS,
  MOST_MEMBERS,
  type NewLine,
  type PlayerFace,
} from '@thera/protocol';
import { fault, ok, type Result } from '@thera/table';
import { newId } from '../accounts/secrets.ts';
import type { Guard } from '../limits/guard.ts';
import type { Store, StoredLog } from '../store/store.ts';
import type { Refused } from '../tables/online-table.ts';

/** What shared logs stand on. */
export interface SharedLogsOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly guard: Guard;
  /** Tells those who follow a log that something is new. */
  readonly tell: (log: string) => void;
}

/** No answer is longer, unless its first line is. */
const LARGEST_PART = 1_000_000;
const KILOBYTE = 1_000;

/**
 * Logs that several players write to. Only members read and write, and whoever has the invitation may become one.
 * What the lines mean is for the pages alone.
 */
export class SharedLogs {
  readonly #options: SharedLogsOptions;

  constructor(options: SharedLogsOptions) {
    this.#options = options;
  }

  of(player: PlayerFace): Promise<readonly LogSummary[]> {
    return this.#options.store.logsOf(player.id);
  }

  /** A log of that name: a new one, or the one that the player founded before. */
  async found(player: PlayerFace, name: string): Promise<Result<{ readonly id: string }, Refused>> {
    const { store, now, guard } = this.#options;
    const known = await store.logsOf(player.id);
    if (known.length >= MOST_LOGS || !guard.may('creations', player.id)) return fault('too-many');
    const log: StoredLog = { id: newId(), name, founder: player.id, invitation: newId(), created: now() };
    return ok({ id: await store.addLog(log) });
  }

  async face(player: PlayerFace, id: string): Promise<Result<LogFace, Refused>> {
    const { store } = this.#options;
    const head = await this.#headFor(player, id);
    const log = head === undefined ? undefined : await store.log(id);
    if (head === undefined || log === undefined) return fault('no-such-log');
    return ok({ ...log, head, members: await store.logMembers(id) });
  }

  /** The lines with numbers greater than `after`, as many as fit into an answer. */
  async part(player: PlayerFace, id: string, after: number): Promise<Result<LogPart, Refused>> {
    if (!this.#options.guard.may('readings', player.id)) return fault('too-many');
    const head = await this.#headFor(player, id);
    if (head === undefined) return fault('no-such-log');
    const lines = await this.#options.store.logLines(id, after, MOST_LINES_AT_ONCE);
    return ok({ lines: asManyAsFit(lines), head: Math.max(head, lines.at(-1)?.number ?? 0) });
  }

  /** Writes lines; those whose key is there already have been written before. */
  async write(
    player: PlayerFace,
    id: string,
    lines: readonly NewLine[],
  ): Promise<Result<{ readonly head: number }, Refused>> {
    const { store, guard, tell } = this.#options;
    const before = await this.#headFor(player, id);
    if (before === undefined) return fault('no-such-log');
    if (before + lines.length > MOST_LINES) return fault('log-full');
    const size = lines.reduce((sum, { key, body }) => sum + key.length + body.length, 0);
    if (!guard.mayTake('writing', player.id, Math.ceil(size / KILOBYTE))) return fault('too-many');
    const head = await store.addLogLines(id, lines);
    if (head > before) tell(id);
    return ok({ head });
  }

  /** What somebody was invited to. */
  async invitation(id: string, invitation: string): Promise<Result<InvitationFace, Refused>> {
    const log = await this.#invited(id, invitation);
    if (log === undefined) return fault('no-such-log');
    const { name, founder, created } = log;
    return ok({ id, name, founder, created, members: await this.#options.store.logMembers(id) });
  }

  async join(player: PlayerFace, id: string, invitation: string): Promise<Result<object, Refused>> {
    const { store, now, tell } = this.#options;
    if ((await this.#invited(id, invitation)) === undefined) return fault('no-such-log');
    const [members, logs] = [await store.logMembers(id), await store.logsOf(player.id)];
    if (members.some((member) => member.id === player.id)) return ok({});
    if (members.length >= MOST_MEMBERS || logs.length >= MOST_LOGS) return fault('too-many');
    await store.addLogMember(id, player.id, now());
    tell(id);
    return ok({});
  }

  /** A member leaves, or the founder sends one away. */
  async leave(player: PlayerFace, id: string, member: string): Promise<Result<object, Refused>> {
    const { store, tell } = this.#options;
    const log = await this.#memberLog(player, id);
    if (log === undefined) return fault('no-such-log');
    if (member !== player.id && log.founder !== player.id) return fault('not-founder');
    await store.removeLogMember(id, member);
    tell(id);
    return ok({});
  }

  /** Another invitation: the one before lets nobody in any more. */
  async renew(player: PlayerFace, id: string): Promise<Result<{ readonly invitation: string }, Refused>> {
    const log = await this.#memberLog(player, id);
    if (log === undefined) return fault('no-such-log');
    if (log.founder !== player.id) return fault('not-founder');
    const invitation = newId();
    await this.#options.store.setLogInvitation(id, invitation);
    return ok({ invitation });
  }

  async #memberLog(player: PlayerFace, id: string): Promise<StoredLog | undefined> {
    return (await this.#headFor(player, id)) === undefined ? undefined : this.#options.store.log(id);
  }

  async #invited(id: string, invitation: string): Promise<StoredLog | undefined> {
    const log = await this.#options.store.log(id);
    return log !== undefined && isSame(log.invitation, invitation) ? log : undefined;
  }

  /** The number of the last line; undefined for those who are no members, as if there were no such log. */
  async #headFor(player: PlayerFace, id: string): Promise<number | undefined> {
    return (await this.#options.store.logsOf(player.id)).find((log) => log.id === id)?.head;
  }
}

function asManyAsFit(lines: readonly LogLine[]): readonly LogLine[] {
  let size = 0;
  for (const [index, { body }] of lines.entries()) {
    size += body.length;
    if (size > LARGEST_PART && index > 0) return lines.slice(0, index);
  }
  return lines;
}

/** Takes as long wherever the two differ. */
function isSame(secret: string, told: string): boolean {
  const [one, other] = [Buffer.from(secret), Buffer.from(told)];
  return one.length === other.length && timingSafeEqual(one, other);
}
