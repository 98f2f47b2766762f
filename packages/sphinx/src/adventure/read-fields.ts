import { type Fault, fault, ok, type Result } from '@thera/table';
import { type FactKind, LAST_TIME, uniteFacts } from './facts.ts';

/** Why something from outside is not an adventure. */
export const ADVENTURE_FAULTS = [
  'not-json',
  'not-an-adventure',
  'newer-version',
  'bad-field',
  'bad-name',
  'unknown-riddle',
  'unknown-play',
  'unknown-path',
  'unknown-arrow',
  'unearned-diamond',
  'twice',
] as const;
export type AdventureFault = (typeof ADVENTURE_FAULTS)[number];

export type Fields = Readonly<Record<string, unknown>>;

/** Reads one item of a document. */
export type Reader<T> = (input: unknown) => Result<T, AdventureFault>;

export const isFields = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

export const isCount = (input: unknown): input is number => Number.isSafeInteger(input) && Number(input) >= 0;

export const isTime = (input: unknown): input is number => isCount(input) && input <= LAST_TIME;

/** The same fault with the place that the faulty thing has in the whole. */
export const faultIn = <Code extends string>(place: string, { error, at }: Fault<Code>): Fault<Code> =>
  fault(error, at === undefined ? place : `${place}.${at}`);

/** Every item of a list, or the fault of the first bad one with its place. */
export function readList<T>(
  fields: Fields,
  name: string,
  read: Reader<T>,
): Result<readonly T[], AdventureFault> {
  const list = fields[name];
  if (!Array.isArray(list)) return fault('bad-field', name);
  const items: T[] = [];
  for (const [index, input] of list.entries()) {
    const item = read(input);
    if (!item.ok) return faultIn(`${name}[${index}]`, item);
    items.push(item.value);
  }
  return ok(items);
}

/** A list of facts in their order, each with a key of its own. */
export function readFacts<T>(
  fields: Fields,
  name: string,
  kind: FactKind<T>,
  read: Reader<T>,
): Result<readonly T[], AdventureFault> {
  const facts = readList(fields, name, read);
  if (!facts.ok) return facts;
  const twice = secondOf(facts.value.map(kind.keyOf));
  return twice === undefined ? ok(uniteFacts(kind, facts.value, [])) : fault('twice', `${name}[${twice}]`);
}

/** Where something stands that stood before. */
export function secondOf(keys: readonly string[]): number | undefined {
  const seen = new Set<string>();
  for (const [index, key] of keys.entries()) {
    if (seen.has(key)) return index;
    seen.add(key);
  }
  return undefined;
}
