import { fault, ok, type Result } from './result.ts';

/** How much time those who play have: any, so much for each decision, or a bank that grows with each. */
export type TimeControl =
  | { readonly kind: 'none' }
  | { readonly kind: 'turn'; readonly milliseconds: number }
  | { readonly kind: 'bank'; readonly initial: number; readonly increment: number };

export const NO_CLOCK: TimeControl = { kind: 'none' };

export const SECOND = 1_000;
export const DAY: number = 86_400 * SECOND;

/** Less than this is no game, and more than this outlives whoever waits for it. */
const LEAST: number = 5 * SECOND;
const MOST: number = 30 * DAY;

/** A time control from outside. */
export function parseTimeControl(input: unknown): Result<TimeControl, 'bad-time-control'> {
  if (typeof input !== 'object' || input === null) return fault('bad-time-control');
  const { kind, milliseconds, initial, increment } = input as Readonly<Record<string, unknown>>;
  if (kind === 'none') return ok(NO_CLOCK);
  if (kind === 'turn')
    return isSpan(milliseconds, LEAST)
      ? ok({ kind, milliseconds })
      : fault('bad-time-control', 'milliseconds');
  if (kind !== 'bank') return fault('bad-time-control', 'kind');
  if (!isSpan(initial, LEAST)) return fault('bad-time-control', 'initial');
  return isSpan(increment, 0) ? ok({ kind, initial, increment }) : fault('bad-time-control', 'increment');
}

function isSpan(value: unknown, least: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= MOST;
}
