import { canonicalJson, fault, ok, type Result, sha256 } from '@thera/table';
import { isId } from './begin-adventure.ts';
import { circleKey } from './circles.ts';
import { LAST_TIME, laterOf, signatureKey } from './facts.ts';
import type { AdventureLog, Correction, Diamond, Play, PlaySetup, Signature, Title } from './log.ts';
import { readCorrection, readDiamond, readSetup } from './read-choices.ts';
import { type AdventureFault, isCount, isFields, isTime } from './read-fields.ts';
import { readPlay, readSignature } from './read-play.ts';
import { readTitle } from './read-title.ts';
import { uniteLogs } from './unite-logs.ts';

/** What is told of each kind of fact that has a time. */
interface TimedFacts {
  readonly title: Title;
  readonly setup: PlaySetup;
  readonly play: Play;
  readonly signature: Signature;
  readonly correction: Correction;
  readonly diamond: Diamond;
}

type TimedFact = {
  [Kind in keyof TimedFacts]: { readonly kind: Kind; readonly fact: TimedFacts[Kind] };
}[keyof TimedFacts];

/** One thing that was done in an adventure, by itself. */
export type AdventureFact =
  | TimedFact
  | { readonly kind: 'begun'; readonly id: string; readonly begun: number }
  | { readonly kind: 'shaded'; readonly play: string };

/** A fact as a line of a log that several write to. The same fact is the same line, whoever writes it. */
export interface FactLine {
  readonly key: string;
  readonly body: string;
}

/** The form of lines that this code reads and writes. */
export const FACT_VERSION = 1;

/** Hexadecimal digits that tell facts of one kind from each other. */
const DIGEST = 24;

/**
 * All facts of an adventure, none before those that it stands on. A play whose line would be longer than that is told
 * without its record.
 */
export const linesOf = (log: AdventureLog, longest: number = Number.POSITIVE_INFINITY): readonly FactLine[] =>
  factsOf(log).map((fact) => {
    const line = lineOf(fact);
    return line.body.length > longest ? lineOf(withoutRecord(fact)) : line;
  });

/** A fact from a line. */
export function parseFact(body: string): Result<AdventureFact, AdventureFault> {
  let input: unknown;
  try {
    input = JSON.parse(body);
  } catch {
    return fault('not-json');
  }
  if (!isFields(input) || !isCount(input.version) || input.version === 0) return fault('not-an-adventure');
  return input.version > FACT_VERSION ? fault('newer-version', 'version') : readFact(input);
}

/**
 * The adventure with some facts more. Whatever their order, equal facts make equal adventures. What stands on nothing,
 * such as a diamond for a circle that nobody achieved, is left out. Undefined as long as nothing says what adventure it is.
 */
export function logWithFacts(
  log: AdventureLog | undefined,
  facts: readonly AdventureFact[],
): AdventureLog | undefined {
  const id = log?.id ?? facts.find((fact) => fact.kind === 'begun')?.id;
  if (id === undefined) return undefined;
  const both = uniteLogs(log ?? asLog(id, []), asLog(id, facts));
  if (!both.ok) throw new Error(both.error);
  return withoutGroundless(both.value);
}

/** An adventure in which nothing but this has happened. */
function asLog(id: string, facts: readonly AdventureFact[]): AdventureLog {
  const begun = facts.flatMap((fact) => (fact.kind === 'begun' && fact.id === id ? fact.begun : []));
  return {
    id,
    begun: Math.min(LAST_TIME, ...begun),
    title: factsIn(facts, 'title').reduce((one, other) => laterOf(({ time }) => time, one, other), UNTITLED),
    plays: factsIn(facts, 'play'),
    shaded: facts.flatMap((fact) => (fact.kind === 'shaded' ? fact.play : [])),
    signatures: factsIn(facts, 'signature'),
    corrections: factsIn(facts, 'correction'),
    setups: factsIn(facts, 'setup'),
    diamonds: factsIn(facts, 'diamond'),
  };
}

const UNTITLED: Title = { text: '', time: 0 };

const factsIn = <Kind extends keyof TimedFacts>(
  facts: readonly AdventureFact[],
  kind: Kind,
): readonly TimedFacts[Kind][] =>
  // The kind says what the fact is, which the compiler cannot follow.
  facts.flatMap((one) => (one.kind === kind ? ((one as TimedFact).fact as TimedFacts[Kind]) : []));

function factsOf(log: AdventureLog): readonly AdventureFact[] {
  const { id, begun, title } = log;
  return [
    { kind: 'begun', id, begun },
    { kind: 'title', fact: title },
    ...log.setups.map((fact) => ({ kind: 'setup', fact }) as const),
    ...log.plays.map((fact) => ({ kind: 'play', fact }) as const),
    ...log.shaded.map((play) => ({ kind: 'shaded', play }) as const),
    ...log.signatures.map((fact) => ({ kind: 'signature', fact }) as const),
    ...log.corrections.map((fact) => ({ kind: 'correction', fact }) as const),
    ...log.diamonds.map((fact) => ({ kind: 'diamond', fact }) as const),
  ];
}

function lineOf(fact: AdventureFact): FactLine {
  // With its record or without, a play is the same.
  return {
    key: `${fact.kind} ${sha256(canonicalJson(withoutRecord(fact))).slice(0, DIGEST)}`,
    body: canonicalJson({ version: FACT_VERSION, ...fact }),
  };
}

const withoutRecord = (fact: AdventureFact): AdventureFact =>
  fact.kind === 'play' ? { ...fact, fact: { ...fact.fact, record: null } } : fact;

function readFact({ kind, id, begun, play, fact }: Fields): Result<AdventureFact, AdventureFault> {
  switch (kind) {
    case 'begun':
      if (!isId(id)) return fault('bad-field', 'id');
      return isTime(begun) ? ok({ kind, id, begun }) : fault('bad-field', 'begun');
    case 'shaded':
      return isId(play) ? ok({ kind, play }) : fault('bad-field', 'play');
    case 'title':
      return asFact(kind, readTitle(fact));
    case 'setup':
      return asFact(kind, readSetup(fact));
    case 'play':
      return asFact(kind, readPlay(fact));
    case 'signature':
      return asFact(kind, readSignature(fact));
    case 'correction':
      return asFact(kind, readCorrection(fact));
    case 'diamond':
      return asFact(kind, readDiamond(fact));
    default:
      return fault('bad-field', 'kind');
  }
}

type Fields = Readonly<Record<string, unknown>>;

const asFact = <Kind extends string, T>(
  kind: Kind,
  read: Result<T, AdventureFault>,
): Result<{ readonly kind: Kind; readonly fact: T }, AdventureFault> =>
  read.ok ? ok({ kind, fact: read.value }) : read;

function withoutGroundless(log: AdventureLog): AdventureLog {
  const plays = new Set(log.plays.map(({ id }) => id));
  const shaded = log.shaded.filter((play) => plays.has(play));
  const seats = new Set(
    log.plays.flatMap(({ id, seats }) =>
      seats.flatMap(({ isComputer }, seat) => (isComputer ? [] : signatureKey({ play: id, seat }))),
    ),
  );
  const earned = new Set(
    log.plays
      .filter(({ id }) => shaded.includes(id))
      .flatMap(({ riddle, achieved }) => achieved.map((tier) => circleKey({ riddle, tier }))),
  );
  return {
    ...log,
    shaded,
    signatures: log.signatures.filter((signature) => seats.has(signatureKey(signature))),
    diamonds: log.diamonds.filter((diamond) => earned.has(circleKey(diamond))),
  };
}
