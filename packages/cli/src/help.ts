import { type Catalogue, COMMAND_NAMES, type CommandName, type OptionName } from '@thera/texts';
import { GAMES } from './games/registry.ts';
import { columns } from './output.ts';
import { wrap } from './wrap.ts';

/** What `thera` can do. */
export async function generalHelp({ commandLine, language }: Catalogue): Promise<string> {
  const about = await Promise.all(Object.values(GAMES).map((game) => game.about(language)));
  const { usage, commands, command, moreHelp, options } = commandLine;
  const rows = COMMAND_NAMES.map((name): Row => [name, commands[name].does]);
  const flags = (['help', 'version'] as const).map((name): Row => [`--${name}`, options[name].does]);
  return text([`${usage} thera <${command}>`, '', ...about, '', ...table([...rows, ...flags]), '', moreHelp]);
}

/** What one command does, and its options. */
export function commandHelp(
  { commandLine }: Catalogue,
  name: CommandName,
  options: readonly OptionName[],
  more: readonly string[] = [],
): string {
  const { arguments: wanted, does, details } = commandLine.commands[name];
  const rows = options.map((option): Row => {
    const { value, does: effect } = commandLine.options[option];
    return [`--${option}${value === undefined ? '' : ` ${value}`}`, effect];
  });
  const usage = ['thera', name, ...(wanted === undefined ? [] : [wanted])].join(' ');
  return text([
    `${commandLine.usage} ${usage}`,
    '',
    does,
    ...[...details, ...more].flatMap((detail) => ['', detail]),
    '',
    commandLine.optionsTitle,
    ...table(rows),
  ]);
}

type Row = readonly [string, string];

function table(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.flatMap(([left, right]) => {
    const lines = wrap(right, columns() - width - 2);
    return lines.map((line, n) => `  ${(n === 0 ? left : '').padEnd(width)}${line}`);
  });
}

function text(paragraphs: readonly string[]): string {
  const lines = paragraphs.flatMap((paragraph) =>
    paragraph.startsWith('  ') ? [paragraph] : wrap(paragraph, columns()),
  );
  return `${lines.join('\n')}\n`;
}
