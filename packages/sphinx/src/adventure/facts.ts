import { circleKey } from './circles.ts';
import type { AdventureLog, Correction, Diamond, Play, PlaySetup, Signature } from './log.ts';

/** A list of facts has one for each key; of two with the same key the later is true. */
export interface FactKind<T> {
  readonly keyOf: (fact: T) => string;
  readonly timeOf: (fact: T) => number;
}

const timeOf = ({ time }: { readonly time: number }): number => time;

export const PLAY_FACTS: FactKind<Play> = { keyOf: ({ id }) => id, timeOf: ({ ended }) => ended };
export const SIGNATURE_FACTS: FactKind<Signature> = { keyOf: (fact) => signatureKey(fact), timeOf };
export const CORRECTION_FACTS: FactKind<Correction> = { keyOf: (fact) => JSON.stringify(fact), timeOf };
export const SETUP_FACTS: FactKind<PlaySetup> = { keyOf: ({ play }) => play, timeOf };
export const DIAMOND_FACTS: FactKind<Diamond> = { keyOf: circleKey, timeOf };

/** A seat of a play is signed once. */
export const signatureKey = ({ play, seat }: Pick<Signature, 'play' | 'seat'>): string => `${seat} ${play}`;

/** Both lists as one, in the order of time. It does not matter which comes first. */
export function uniteFacts<T>(kind: FactKind<T>, facts: readonly T[], others: readonly T[]): readonly T[] {
  const byKey = new Map<string, T>();
  for (const fact of [...facts, ...others]) {
    const key = kind.keyOf(fact);
    const known = byKey.get(key);
    if (known === undefined || isOverruled(kind, known, fact)) byKey.set(key, fact);
  }
  return [...byKey]
    .sort(([key, fact], [otherKey, other]) => {
      const later = kind.timeOf(fact) - kind.timeOf(other);
      return later === 0 ? compareTexts(key, otherKey) : later;
    })
    .map(([, fact]) => fact);
}

/** The list with one fact more, or with it in place of what had its key. */
export function withFact<T>(kind: FactKind<T>, facts: readonly T[], fact: T): readonly T[] {
  const key = kind.keyOf(fact);
  return uniteFacts(
    kind,
    facts.filter((other) => kind.keyOf(other) !== key),
    [fact],
  );
}

/** Texts that are there in both lists or in one, in order. */
export const uniteTexts = (texts: readonly string[], others: readonly string[]): readonly string[] =>
  [...new Set([...texts, ...others])].sort(compareTexts);

/** Of two facts that exclude each other the later; at the same moment any, but always the same. */
export const laterOf = <T>(timeOf: (fact: T) => number, one: T, other: T): T =>
  isOverruled({ timeOf }, one, other) ? other : one;

/** The last moment that a calendar knows. */
export const LAST_TIME = 8.64e15;

/**
 * The time of what happens now. Clocks of several devices differ; so that what was done knowing something
 * is always later than it, it is at least a moment after everything in the log.
 */
export function nextTime(log: AdventureLog, now: number): number {
  const times = [
    log.begun,
    log.title.time,
    ...log.plays.map(PLAY_FACTS.timeOf),
    ...[...log.signatures, ...log.corrections, ...log.setups, ...log.diamonds].map(timeOf),
  ];
  const latest = times.reduce((so, time) => Math.max(so, time));
  return Math.min(LAST_TIME, Math.max(now, latest + 1));
}

function isOverruled<T>({ timeOf }: Pick<FactKind<T>, 'timeOf'>, fact: T, by: T): boolean {
  const later = timeOf(by) - timeOf(fact);
  return later === 0 ? compareTexts(JSON.stringify(by), JSON.stringify(fact)) > 0 : later > 0;
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
