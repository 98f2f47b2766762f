import { cardNamed } from '@thera/play/santorini';
import { type CardId, GROUP_NAMES, POWER_FLAGS, POWER_IDS, powerFlags, powerOf } from '@thera/santorini';
import { fault, ok, type Result } from '@thera/table';
import type { OptionName, UsageError } from '@thera/texts';
import type { SantoriniCatalogue } from '@thera/texts/santorini';
import { columns, complain, hasColours, write } from '../../../output.ts';
import { paintFor } from '../../../paint.ts';
import { EVERY_LANGUAGE } from '../every-language.ts';
import type { SantoriniCall, SantoriniCommand } from '../santorini-command.ts';
import { godCard } from './god-card.ts';
import { godList } from './god-list.ts';

/** What each filter may ask for, and whether a power fits. */
const FILTERS: Readonly<Partial<Record<OptionName, Filter>>> = {
  group: { values: GROUP_NAMES, fits: (id, value) => powerOf(id).group === value },
  flag: { values: POWER_FLAGS, fits: (id, value) => powerFlags(id).some((flag) => flag === value) },
  players: { values: ['2', '3', '4'], fits: (id, value) => powerOf(id).players.includes(Number(value)) },
};

interface Filter {
  readonly values: readonly string[];
  readonly fits: (id: CardId, value: string) => boolean;
}

/** Lists the powers, or tells about one. */
export const gods: SantoriniCommand = {
  options: ['group', 'flag', 'players'],
  arity: 0,
  most: 1,
  async run(call) {
    const { texts, positionals } = call;
    const wanted = positionals[0];
    const lines = wanted === undefined ? listed(call) : described(wanted, call);
    if (!lines.ok) return complain(describeFault(lines.error, lines.at ?? '', texts));
    await write(lines.value.map((line) => `${line}\n`).join(''));
    return 0;
  },
};

type GodsError = UsageError | 'unknown-power';

function listed({ values, texts }: SantoriniCall): Result<readonly string[], GodsError> {
  let ids: readonly CardId[] = POWER_IDS;
  for (const [name, value] of values) {
    const filter = FILTERS[name];
    if (filter === undefined) continue;
    if (!filter.values.includes(value)) return fault('bad-value', `--${name} ${value}`);
    ids = ids.filter((id) => filter.fits(id, value));
  }
  return ok(ids.length === 0 ? [texts.commandLine.gods.none] : godList(ids, texts));
}

function described(wanted: string, { values, texts }: SantoriniCall): Result<readonly string[], GodsError> {
  if ([...values.keys()].some((name) => name in FILTERS)) return fault('extra-argument', wanted);
  const id = cardNamed(wanted, EVERY_LANGUAGE);
  if (id === undefined) return fault('unknown-power', wanted);
  return ok(godCard(id, texts, paintFor(hasColours()), columns()));
}

function describeFault(error: GodsError, at: string, { commandLine, refusals }: SantoriniCatalogue): string {
  if (error === 'unknown-power') return `${error} at ${at}: ${refusals[error]}`;
  const words = `${error}: ${commandLine.usageErrors[error](at)}`;
  const option = /^--(\w+) /.exec(at)?.[1];
  const values = FILTERS[option as OptionName]?.values;
  return values === undefined ? words : `${words} ${commandLine.possible(values.join(', '))}`;
}
