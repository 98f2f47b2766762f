import { fault, ok, type Result } from './result.ts';

/** Whether a value from outside is what a field may hold. */
export type Check = (value: unknown) => boolean;

/** What a kind of step has, and what it may have besides. */
export interface Fields {
  readonly has: Readonly<Record<string, Check>>;
  readonly may?: Readonly<Record<string, Check>>;
}

export const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

/** A whole number between two, which both count. */
export const whole =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** A step from outside, with nothing in it but what its kind has. */
export function parseFields<Step extends { readonly kind: string }>(
  input: unknown,
  fields: Readonly<Record<Step['kind'], Fields>>,
): Result<Step, 'bad-step'> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return fault('bad-step');
  const given = input as Readonly<Record<string, unknown>>;
  const { kind } = given;
  if (typeof kind !== 'string' || !Object.hasOwn(fields, kind)) return fault('bad-step', 'kind');
  const { has, may = {} } = fields[kind as Step['kind']];
  const step: Record<string, unknown> = { kind };
  for (const [name, check] of Object.entries(has)) {
    if (!check(given[name])) return fault('bad-step', name);
    step[name] = given[name];
  }
  for (const [name, check] of Object.entries(may)) {
    if (given[name] === undefined) continue;
    if (!check(given[name])) return fault('bad-step', name);
    step[name] = given[name];
  }
  // Every field of the kind has been checked above.
  return ok(step as unknown as Step);
}
