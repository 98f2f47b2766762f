import { statSync } from 'node:fs';
import { formatPower } from '@thera/santorini';
import { fault, ok, type Result } from '@thera/table';
import type { SantoriniCatalogue, TrainError } from '@thera/texts/santorini';

import { columns, write } from '../../../output.ts';
import { formatSpan } from '../../../status-line.ts';
import { wrap } from '../../../wrap.ts';
import { MEGABYTE, readSamples, sampleFiles } from './train-files.ts';
import { holderOf } from './train-lock.ts';
import type { TrainOptions } from './train-options.ts';
import { generationName } from './train-pieces.ts';
import { SampleTally, type WinTally } from './train-tally.ts';

/** So many of the rarest powers are told. */
const RAREST = 5;
const UNKNOWN = '–';
const MINUTE = 60_000;

/** Tells what there is in a folder of samples, and whether more is coming. */
export async function tellStatus(
  { data }: TrainOptions,
  texts: SantoriniCatalogue,
): Promise<Result<boolean, TrainError>> {
  const { status } = texts.commandLine.train;
  const paths = sampleFiles(data);
  const tally = new SampleTally();
  let bytes = 0;
  for (const path of paths) {
    const read = readSamples(path, (samples, source) => tally.add(samples, path, source));
    if (!read.ok) return fault(read.error, path);
    bytes += statSync(path).size;
  }
  const number = numbersIn(texts);
  const megabytes = number(Math.round(bytes / MEGABYTE));
  const lines =
    tally.positions === 0
      ? [status.empty(data)]
      : [
          status.all(data, number(tally.positions), number(tally.games)),
          status.disk(megabytes, number(paths.length)),
          '',
          ...sourceLines(tally, texts),
          '',
          ...powerLines(tally, texts),
          '',
          ...winLines(tally, texts),
        ];
  await write(`${[...lines, '', runningLine(data, tally, texts)].join('\n')}\n`);
  return ok(true);
}

/** One line for each net and number of positions a turn. */
function sourceLines({ bySource }: SampleTally, texts: SantoriniCatalogue): readonly string[] {
  const { sources, byHand, unknown } = texts.commandLine.train.status;
  const number = numbersIn(texts);
  const rows = [...bySource.values()]
    .toSorted((one, other) => other.positions - one.positions)
    .map(({ source, positions, games, fit }) => [
      source === undefined ? unknown : source.generation === 0 ? byHand : generationName(source.generation),
      source === undefined ? UNKNOWN : number(source.nodes),
      number(positions),
      number(games),
      fit.scale === undefined ? UNKNOWN : number(Math.round(fit.scale)),
    ]);
  return aligned([[sources.net, sources.nodes, sources.positions, sources.games, sources.scale], ...rows]);
}

function powerLines(tally: SampleTally, texts: SantoriniCatalogue): readonly string[] {
  const { powers } = texts.commandLine.train.status;
  const number = numbersIn(texts);
  const counts = tally.powers();
  const told = (place: number): string => `${formatPower(counts[place]![0])} ${number(counts[place]![1])}`;
  const rarest = Array.from({ length: RAREST }, (_, place) => told(place)).join(', ');
  const lines = [
    powers.rarest(rarest),
    powers.median(told(Math.floor(counts.length / 2))),
    powers.most(told(counts.length - 1)),
  ];
  return lines.flatMap((line) => wrap(line, columns()));
}

function winLines({ wins }: SampleTally, texts: SantoriniCatalogue): readonly string[] {
  const { wins: words } = texts.commandLine.train.status;
  const number = numbersIn(texts);
  const row = (name: string, tally: WinTally): readonly string[] => {
    const games = tally.first + tally.second + tally.nobody;
    const share = (count: number): string =>
      games === 0 ? UNKNOWN : `${number((100 * count) / games, 1)} %`;
    return [name, share(tally.first), share(tally.second), share(tally.nobody), number(games)];
  };
  return aligned([
    [words.games, words.first, words.second, words.nobody, words.count],
    row(words.mortals, wins.mortals),
    row(words.powers, wins.powers),
  ]);
}

/** Whether self-play is running, and how fast it has been since it began. */
function runningLine(folder: string, { positions, games }: SampleTally, texts: SantoriniCatalogue): string {
  const { idle, running } = texts.commandLine.train.status;
  const number = numbersIn(texts);
  const holder = holderOf(folder);
  if (holder === undefined) return idle;
  const span = Date.now() - holder.began;
  const played = Math.max(0, positions - holder.positions);
  const rate = (played / span) * 1000;
  const gamesPlayed = positions === 0 ? 0 : (games * played) / positions;
  return running(
    String(holder.pid),
    formatSpan(span),
    number((gamesPlayed / span) * MINUTE, 1),
    number(rate, 1),
  );
}

/** Rows in columns, the first to the left and the others to the right. */
function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]!.map((_, n) => Math.max(...rows.map((row) => row[n]!.length)));
  return rows.map((row) =>
    row.map((cell, n) => (n === 0 ? cell.padEnd(widths[n]!) : cell.padStart(widths[n]!))).join('  '),
  );
}

/** Writes numbers as a language does, with so many digits behind the point. */
function numbersIn({ language }: SantoriniCatalogue): (number: number, digits?: number) => string {
  return (number, digits = 0) =>
    number.toLocaleString(language, {
      useGrouping: 'always',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
}
