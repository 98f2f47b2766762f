import { existsSync } from 'node:fs';
import { ok, type Result } from '@thera/table';
import type { SantoriniCatalogue, TrainError } from '@thera/texts/santorini';

import { bestOf, stockOf } from './train-files.ts';
import { lockFolder } from './train-lock.ts';
import type { TrainOptions } from './train-options.ts';
import { continueRow } from './train-pieces.ts';
import { generationOf, HAND, readNet } from './train-searcher.ts';
import { type PlayRow, SelfPlay } from './train-self-play.ts';

/** Plays with itself until there are as many positions as wanted or somebody stops it. Says whether it came to its end. */
export async function playForTraining(
  options: TrainOptions,
  texts: SantoriniCatalogue,
): Promise<Result<boolean, TrainError>> {
  const stock = stockOf(options.data);
  if (!stock.ok) return stock;
  const lock = lockFolder(options.data, stock.value.positions);
  if (!lock.ok) return lock;
  try {
    const rows = rowsFor(options, texts);
    return rows.ok ? await new SelfPlay(options, texts, stock.value).run(rows.value) : rows;
  } finally {
    lock.value();
  }
}

/** What each thread is told: games go on where its files end. */
function rowsFor(
  { data, net, threads, nodes, mortals, piece, seed }: TrainOptions,
  { commandLine: { train } }: SantoriniCatalogue,
): Result<readonly PlayRow[], TrainError> {
  const path = net ?? (existsSync(bestOf(data)) ? bestOf(data) : HAND);
  const evaluator = readNet(path);
  if (!evaluator.ok) return evaluator;
  const rows: PlayRow[] = [];
  for (let thread = 1; thread <= threads; thread++) {
    const source = { seed, generation: generationOf(path), nodes, thread };
    const from = continueRow(data, source, piece);
    if (!from.ok) return from;
    if (from.value.cut > 0) process.stderr.write(`${train.cut(String(thread), String(from.value.cut))}\n`);
    rows.push({ folder: data, source, from: from.value, piece, mortals, net: evaluator.value });
  }
  return ok(rows);
}
