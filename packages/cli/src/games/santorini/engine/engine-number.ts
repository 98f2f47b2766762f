import { fault, ok, type Result } from '@thera/table';
import type { OptionName, UsageError } from '@thera/texts';

/** The whole number that an option was given, from 1 to `most`; undefined if it was not given. */
export function numberOption(
  values: ReadonlyMap<OptionName, string>,
  name: OptionName,
  most: number,
): Result<number | undefined, UsageError> {
  const typed = values.get(name);
  if (typed === undefined) return ok(undefined);
  const number = /^\d{1,12}$/.test(typed) ? Number(typed) : 0;
  return number >= 1 && number <= most ? ok(number) : fault('bad-value', `--${name} ${typed}`);
}
