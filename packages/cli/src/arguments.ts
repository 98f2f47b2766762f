import { parseArgs } from 'node:util';
import { fault, ok, type Result } from '@thera/table';
import { OPTION_NAMES, type OptionName, type UsageError } from '@thera/texts';

/** What was typed after the name of a command. */
export interface Arguments {
  readonly positionals: readonly string[];
  readonly flags: ReadonlySet<OptionName>;
  readonly values: ReadonlyMap<OptionName, string>;
}

const FLAGS: readonly OptionName[] = [
  'behind-proxy',
  'divide',
  'expert',
  'help',
  'list',
  'routes',
  'version',
];
const SHORT: Readonly<Partial<Record<OptionName, string>>> = { help: 'h' };
/** Names that options had before, which scripts may still use. */
const FORMER: Readonly<Record<string, OptionName>> = { mix: 'lambda' };

/** Reads the arguments of a command that has these options; a fault's place is what was typed. */
export function readArguments(
  args: readonly string[],
  allowed: readonly OptionName[],
): Result<Arguments, UsageError> {
  const flags = new Set<OptionName>();
  const values = new Map<OptionName, string>();
  const positionals: string[] = [];
  for (const token of tokensOf(args, allowed)) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const name = OPTION_NAMES.find((known) => known === token.name) ?? FORMER[token.name];
    if (name === undefined || !allowed.includes(name)) return fault('unknown-option', token.rawName);
    if (FLAGS.includes(name)) {
      if (token.value !== undefined) return fault('needless-value', token.rawName);
      flags.add(name);
    } else {
      if (token.value === undefined) return fault('missing-value', token.rawName);
      values.set(name, token.value);
    }
  }
  return ok({ positionals, flags, values });
}

// Not strict: Node's own complaints are long and in English only.
function tokensOf(args: readonly string[], allowed: readonly OptionName[]): Token[] {
  const former = Object.keys(FORMER).filter((name) => allowed.includes(FORMER[name]!));
  const options = Object.fromEntries([
    ...allowed.map((name) => {
      const short = SHORT[name];
      const type = FLAGS.includes(name) ? ('boolean' as const) : ('string' as const);
      return [name, short === undefined ? { type } : { type, short }] as const;
    }),
    ...former.map((name) => [name, { type: 'string' as const }] as const),
  ]);
  return parseArgs({ args: [...args], options, strict: false, tokens: true, allowPositionals: true }).tokens;
}

type Token =
  | { readonly kind: 'positional'; readonly value: string }
  | { readonly kind: 'option-terminator' }
  | {
      readonly kind: 'option';
      readonly name: string;
      readonly rawName: string;
      readonly value: string | undefined;
    };
