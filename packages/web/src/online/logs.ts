import {
  type InvitationFace,
  type LogFace,
  type LogPart,
  type LogSummary,
  type NewLine,
  parseInvitation,
  parseLogFace,
  parseLogList,
  parseLogPart,
} from '@thera/protocol';
import type { Result } from '@thera/table';
import { type ApiRefusal, askApi } from './api.ts';

type Answer<T> = Promise<Result<T, ApiRefusal>>;

/** Logs that several players write to, at the server. */
export interface LogServer {
  list(): Answer<readonly LogSummary[]>;
  /** The log of that name that one has founded, now or before. */
  found(name: string): Answer<{ readonly id: string }>;
  face(log: string): Answer<LogFace>;
  part(log: string, after: number): Answer<LogPart>;
  write(log: string, lines: readonly NewLine[]): Answer<{ readonly head: number }>;
  /** Somebody is no member any more: oneself, or whom the founder sends away. */
  remove(log: string, member: string): Answer<unknown>;
  /** Another invitation instead of the one before. */
  renew(log: string): Answer<{ readonly invitation: string }>;
  invitation(log: string, invitation: string): Answer<InvitationFace>;
  join(log: string, invitation: string): Answer<unknown>;
}

export const LOG_SERVER: LogServer = {
  list: () => read('/logs', parseLogList),
  found: (name) => askApi('POST', '/logs', { name }),
  face: (log) => read(`/logs/${log}`, parseLogFace),
  part: (log, after) => read(`/logs/${log}/lines?after=${after}`, parseLogPart),
  write: (log, lines) => askApi('POST', `/logs/${log}/lines`, { lines }),
  remove: (log, member) => askApi('DELETE', `/logs/${log}/members/${member}`),
  renew: (log) => askApi('POST', `/logs/${log}/invitation`),
  invitation: (log, invitation) => read(invitationPath(log, invitation), parseInvitation),
  join: (log, invitation) => askApi('POST', invitationPath(log, invitation)),
};

const invitationPath = (log: string, invitation: string): string =>
  `/logs/${encodeURIComponent(log)}/invitation/${encodeURIComponent(invitation)}`;

async function read<T>(path: string, parse: (input: unknown) => Result<T, string>): Answer<T> {
  const answer = await askApi<unknown>('GET', path);
  return answer.ok ? parse(answer.value) : answer;
}
