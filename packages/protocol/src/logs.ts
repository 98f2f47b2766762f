import { fault, ok, type Result } from '@thera/table';
import * as v from 'valibot';
import type { PlayerFace } from './faces.ts';
import { LONGEST_LINE, LONGEST_LINE_KEY, LONGEST_LOG_NAME, MOST_LINES_AT_ONCE } from './limits.ts';

/** A line to be written into a log. */
export interface NewLine {
  /** Each key is written once: whoever comes second with it has written nothing. */
  readonly key: string;
  /** For the pages alone: the server does not read it. */
  readonly body: string;
}

/** A line of a log. What is written is never changed. */
export interface LogLine extends NewLine {
  /** From 1 on, without gaps. */
  readonly number: number;
}

/** A log in the list of a member. */
export interface LogSummary {
  readonly id: string;
  /** What it is about, as pages know it. Nobody founds two of the same name. */
  readonly name: string;
  /** The number of its last line; 0 if there is none. */
  readonly head: number;
}

/** A log as its members see it. */
export interface LogFace extends LogSummary {
  /** The id of whoever founded it. */
  readonly founder: string;
  /** What lets others in. */
  readonly invitation: string;
  readonly created: number;
  /** Who joined first comes first. */
  readonly members: readonly PlayerFace[];
}

/** A log as those who are invited see it before they join. */
export type InvitationFace = Pick<LogFace, 'id' | 'name' | 'founder' | 'created' | 'members'>;

/** Some lines of a log, and the number of its last. */
export interface LogPart {
  readonly lines: readonly LogLine[];
  readonly head: number;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = v.string();
const logName = v.pipe(text, v.regex(/^[\w./-]+$/), v.maxLength(LONGEST_LOG_NAME));
const newLine = {
  key: v.pipe(text, v.minLength(1), v.maxLength(LONGEST_LINE_KEY)),
  body: v.pipe(text, v.maxLength(LONGEST_LINE)),
};
const player = v.object({ id: text, name: text, isGuest: v.boolean() });
const summary = { id: text, name: text, head: count };
const invited = { founder: text, created: count, members: v.array(player) };

const NEW_LOG = v.strictObject({ name: logName });
const NEW_LINES = v.strictObject({
  lines: v.pipe(v.array(v.strictObject(newLine)), v.minLength(1), v.maxLength(MOST_LINES_AT_ONCE)),
});
const LIST = v.object({ logs: v.array(v.object(summary)) });
const FACE = v.object({ ...summary, ...invited, invitation: text });
const INVITATION = v.object({ id: text, name: text, ...invited });
const PART = v.object({ lines: v.array(v.object({ number: count, key: text, body: text })), head: count });

/** The name of a log to be founded. */
export function parseNewLog(input: unknown): Result<string, 'bad-message'> {
  const parsed = parse<{ readonly name: string }>(NEW_LOG, input);
  return parsed.ok ? ok(parsed.value.name) : parsed;
}

/** Lines to be written. */
export function parseNewLines(input: unknown): Result<readonly NewLine[], 'bad-message'> {
  const parsed = parse<{ readonly lines: readonly NewLine[] }>(NEW_LINES, input);
  return parsed.ok ? ok(parsed.value.lines) : parsed;
}

/** The logs of a player, from the server. */
export function parseLogList(input: unknown): Result<readonly LogSummary[], 'bad-message'> {
  const parsed = parse<{ readonly logs: readonly LogSummary[] }>(LIST, input);
  return parsed.ok ? ok(parsed.value.logs) : parsed;
}

/** A log as its members see it, from the server. */
export const parseLogFace = (input: unknown): Result<LogFace, 'bad-message'> => parse(FACE, input);

/** What an invitation is for, from the server. */
export const parseInvitation = (input: unknown): Result<InvitationFace, 'bad-message'> =>
  parse(INVITATION, input);

/** Lines of a log, from the server. */
export const parseLogPart = (input: unknown): Result<LogPart, 'bad-message'> => parse(PART, input);

function parse<T>(schema: v.GenericSchema<unknown, T>, input: unknown): Result<T, 'bad-message'> {
  const parsed = v.safeParse(schema, input);
  return parsed.success
    ? ok(parsed.output)
    : fault('bad-message', v.getDotPath(parsed.issues[0]) ?? undefined);
}
