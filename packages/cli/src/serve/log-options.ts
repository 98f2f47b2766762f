import { createLog, LOG_LEVELS, type Log, type LogLevel } from '@thera/server';
import { fault, ok, type Result } from '@thera/table';
import type { OptionName } from '@thera/texts';

const FORMS = ['json', 'words'] as const;
const LEAST: LogLevel = 'warn';

/** The log that the options ask for, on standard error; a fault's place is the option that cannot be used. */
export function logFrom(values: ReadonlyMap<OptionName, string>): Result<Log, 'bad-value'> {
  const level = values.get('log-level') ?? LEAST;
  const least = LOG_LEVELS.find((known) => known === level);
  if (least === undefined) return fault('bad-value', `--log-level ${level}`);
  const format = values.get('log-format') ?? (process.stderr.isTTY ? 'words' : 'json');
  const form = FORMS.find((known) => known === format);
  if (form === undefined) return fault('bad-value', `--log-format ${format}`);
  return ok(createLog({ write: (line) => process.stderr.write(line), least, form }));
}
