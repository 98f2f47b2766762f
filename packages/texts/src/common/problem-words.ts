import type { TextFor } from './text-for.ts';

/** Why something cannot be done online; what has no words of its own is `other`. */
export const ONLINE_PROBLEMS = [
  'unavailable',
  'too-many',
  'storage-full',
  'bad-setup',
  'rules-changed',
  'no-such-table',
  'table-closed',
  'already-begun',
  'seat-taken',
  'not-signed-in',
  'other',
] as const;
export type OnlineProblem = (typeof ONLINE_PROBLEMS)[number];

export type OnlineProblems = TextFor<OnlineProblem>;

/** What is said about a code of the server. */
export function problemInWords(code: string, words: OnlineProblems): string {
  return words[ONLINE_PROBLEMS.find((known) => known === code) ?? 'other'];
}
