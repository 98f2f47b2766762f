import { readFileSync } from 'node:fs';
import {
  type Catalogue,
  COMMAND_NAMES,
  type CommandName,
  catalogueOf,
  isLanguage,
  type OptionName,
} from '@thera/texts';
import { type Arguments, readArguments } from './arguments.ts';
import type { Command, Commands } from './command.ts';
import { GAMES } from './games/registry.ts';
import { commandHelp, generalHelp } from './help.ts';
import { languageOf } from './language-of.ts';
import { complain, write } from './output.ts';

const COMMANDS: Commands = Object.assign(
  {
    serve: async () => (await import('./serve/serve.ts')).serve,
    backup: async () => (await import('./serve/backup.ts')).backup,
    restore: async () => (await import('./serve/restore.ts')).restore,
    play: async () => (await import('./play/play.ts')).play,
  } satisfies Commands,
  ...Object.values(GAMES).map(({ commands }) => commands),
);
const EVERYWHERE: readonly OptionName[] = ['help', 'lang'];

/** Runs the command that the arguments name, and gives the exit status. */
export async function dispatch(args: readonly string[]): Promise<number> {
  const texts = catalogueOf(languageOf(args, process.env));
  const [first, ...rest] = args;
  const name = COMMAND_NAMES.find((known) => known === first);
  const bring = name === undefined ? undefined : COMMANDS[name];
  if (name !== undefined && bring !== undefined) return runCommand(name, await bring(), rest, texts);
  if (first !== undefined && !first.startsWith('-'))
    return complain(texts.commandLine.usageErrors['unknown-command'](first));
  const read = readArguments(args, [...EVERYWHERE, 'version']);
  const problem = read.ok ? languageProblem(read.value, texts) : usageProblem(texts, read.error, read.at);
  if (problem !== undefined) return complain(problem);
  await write(read.ok && read.value.flags.has('version') ? `${version()}\n` : await generalHelp(texts));
  return 0;
}

async function runCommand(
  name: CommandName,
  command: Command,
  args: readonly string[],
  texts: Catalogue,
): Promise<number> {
  const read = readArguments(args, [...EVERYWHERE, ...command.options]);
  if (!read.ok) return complain(usageProblem(texts, read.error, read.at));
  const problem = languageProblem(read.value, texts);
  if (problem !== undefined) return complain(problem);
  if (read.value.flags.has('help')) {
    await write(commandHelp(texts, name, [...command.options, ...EVERYWHERE], command.details?.(texts)));
    return 0;
  }
  const { positionals } = read.value;
  const { arguments: wanted = '' } = texts.commandLine.commands[name];
  if (positionals.length < command.arity)
    return complain(usageProblem(texts, 'missing-argument', `thera ${name} ${wanted}`));
  const most = command.most ?? command.arity;
  if (positionals.length > most) return complain(usageProblem(texts, 'extra-argument', positionals[most]));
  return command.run({ ...read.value, texts });
}

function usageProblem(
  texts: Catalogue,
  error: keyof Catalogue['commandLine']['usageErrors'],
  subject: string = '',
): string {
  return texts.commandLine.usageErrors[error](subject);
}

function languageProblem({ values }: Arguments, texts: Catalogue): string | undefined {
  const wanted = values.get('lang');
  return wanted === undefined || isLanguage(wanted)
    ? undefined
    : usageProblem(texts, 'bad-value', `--lang ${wanted}`);
}

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return String(version);
}
