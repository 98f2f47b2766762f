import { fault, ok, type Result } from '@thera/table';

/** What a field is, and since when, in milliseconds since 1970; 0 if nobody knows. Empty if it is nothing any more. */
export type Stamp = readonly [value: string, time: number];

/** Fields that several devices change, each with the time of its last change. */
export type Stamped = Readonly<Record<string, Stamp>>;

/** Fields as one device knows them; what is missing is as it was at first. */
export type Fields = Readonly<Record<string, string>>;

/** Both as one: of every field the later. It does not matter which comes first, nor how often. */
export function uniteStamped(one: Stamped, other: Stamped): Stamped {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(names.map((name) => [name, laterOf(one[name], other[name])!]));
}

function laterOf(one: Stamp | undefined, other: Stamp | undefined): Stamp | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const isLater = one[1] === other[1] ? one[0] >= other[0] : one[1] > other[1];
  return isLater ? one : other;
}

/**
 * What has become of fields: those that are as they were known keep their time, the others have changed now. What a
 * device has before it knows anything of others has no time: it joins what is there, and replaces nothing.
 */
export function restamped(known: Stamped | undefined, fields: Fields, now: number): Stamped {
  const names = [...new Set([...Object.keys(known ?? {}), ...Object.keys(fields)])].sort();
  const stamps = names.flatMap((name): (readonly [string, Stamp])[] => {
    const value = fields[name] ?? '';
    const before = known?.[name];
    if (before?.[0] === value) return [[name, before]];
    if (before === undefined && value === '') return [];
    // Clocks of devices differ: what is changed knowing something is later than it.
    const time = known === undefined ? 0 : Math.max(now, (before?.[1] ?? 0) + 1);
    return [[name, [value, time]]];
  });
  return Object.fromEntries(stamps);
}

/** The values alone. */
export const fieldsOf = (stamped: Stamped): Fields =>
  Object.fromEntries(
    Object.entries(stamped).flatMap(([name, [value]]) => (value === '' ? [] : [[name, value]])),
  );

/** Stamped fields from outside: all of them, or the name of the first that is wrong. */
export function parseStamped(input: unknown): Result<Stamped, 'bad-field'> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return fault('bad-field');
  const wrong = Object.entries(input).find(([, stamp]) => !isStamp(stamp));
  return wrong === undefined ? ok(input as Stamped) : fault('bad-field', wrong[0]);
}

const isStamp = (input: unknown): input is Stamp =>
  Array.isArray(input) &&
  input.length === 2 &&
  typeof input[0] === 'string' &&
  Number.isSafeInteger(input[1]) &&
  input[1] >= 0;
