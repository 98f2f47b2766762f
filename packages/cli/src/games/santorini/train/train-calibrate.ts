import { writeFileSync } from 'node:fs';
import {
  type ByKind,
  type Calibration,
  type Calibrations,
  CalibrationTable,
  createKernel,
  evaluateSample,
  formatNet,
  gameOf,
  isOfGame,
  type Kernel,
  outcomeOf,
  powerAt,
  SAMPLE_WORDS,
  type SampleFileError,
  ScaleFit,
  scoreOf,
  WIN,
  winChance,
} from '@thera/engine';
import { POWERS, type Power, powerOf } from '@thera/santorini';
import { fault, ok, type Result } from '@thera/table';
import type { SantoriniCatalogue, TrainError } from '@thera/texts/santorini';

import { write } from '../../../output.ts';
import { kernelBytes } from '../engine/kernel-bytes.ts';
import { calibrationRows, powerRows } from './calibration-rows.ts';
import { bestOf, readSamples, sampleFiles } from './train-files.ts';
import type { TrainOptions } from './train-options.ts';
import { readNet } from './train-searcher.ts';

const SOURCES = ['evaluation', 'search'] as const;
const KINDS = ['mortals', 'powers'] as const;
type ScoreSource = (typeof SOURCES)[number];
type Kind = (typeof KINDS)[number];

type BySource = Readonly<Record<ScoreSource, CalibrationTable>>;

/** A score and how the game ended for who had it. */
interface Score {
  readonly source: ScoreSource;
  readonly kind: Kind;
  readonly powers: readonly Power[];
  readonly score: number;
  readonly result: number;
  readonly game: number;
}

/**
 * Finds from the games of a folder how the scores of a net tell chances, and writes it into the net. How far expected and
 * observed results agree is shown with what each half of the games says about the other half.
 */
export async function calibrateNet(
  { data, net: path = bestOf(data) }: TrainOptions,
  { commandLine: { train } }: SantoriniCatalogue,
): Promise<Result<boolean, TrainError>> {
  const net = readNet(path);
  if (!net.ok) return net;
  if (net.value === undefined) return fault('no-net', path);
  const kernel = createKernel(net.value, kernelBytes('kernel'));
  const known = net.value.calibrations;
  const fits = forEach(() => ({ all: new ScaleFit(), halves: [new ScaleFit(), new ScaleFit()] }));
  const fitted = eachScore(data, kernel, ({ source, kind, score, result, game }) => {
    const { all, halves } = fits[source][kind];
    all.add(score, result);
    halves[game % 2]!.add(score, result);
  });
  if (!fitted.ok) return fitted;
  const found: Calibrations = forEach(
    (source, kind) => fits[source][kind].all.calibration ?? known[source][kind],
  );
  const studies = forEach((source, kind) => ({
    halves: fits[source][kind].halves.map((half) => half.calibration ?? known[source][kind]),
    before: new CalibrationTable(),
    after: new CalibrationTable(),
  }));
  const byPower = new Map<Power, BySource>();
  const compared = eachScore(data, kernel, ({ source, kind, powers, score, result, game }) => {
    const { halves, before, after } = studies[source][kind];
    before.add(winChance(score, known[source][kind]), result, game);
    const chance = winChance(score, halves[1 - (game % 2)]);
    after.add(chance, result, game);
    for (const power of powers) tablesOf(byPower, power)[source].add(chance, result, game);
  });
  if (!compared.ok) return compared;
  for (const source of SOURCES)
    for (const kind of KINDS) {
      const { before, after } = studies[source][kind];
      const described = (table: CalibrationTable, { scale, surprise }: Calibration): string =>
        train.calibration(scale.toFixed(1), (100 * surprise).toFixed(1), table.loss.toFixed(4));
      const head = [described(before, known[source][kind]), described(after, found[source][kind])];
      const rows = calibrationRows(before, after, train.tenths);
      await write(`${[train.calibrated[source][kind], head.join(' → '), ...rows].join('\n')}\n\n`);
    }
  if (byPower.size > 0)
    await write(`${[train.calibratedByPower, ...powerRows(byPower, train.powerColumns)].join('\n')}\n\n`);
  writeFileSync(path, formatNet({ ...net.value, calibrations: found }));
  await write(`${train.written(path)}\n`);
  return ok(true);
}

/** Hands over both scores of every sample of a folder. */
function eachScore(
  folder: string,
  kernel: Kernel,
  visit: (score: Score) => void,
): Result<undefined, SampleFileError | 'no-samples'> {
  const paths = sampleFiles(folder);
  if (paths.length === 0) return fault('no-samples', folder);
  for (const path of paths) {
    const read = readSamples(path, (samples) => {
      for (let at = 0; at < samples.length; at += SAMPLE_WORDS) {
        if (!isOfGame(samples, at)) continue;
        const powers = powersAt(samples, at);
        const kind = powers.length === 0 ? 'mortals' : 'powers';
        const result = outcomeOf(samples, at) / WIN;
        const game = gameOf(samples, at);
        const score = evaluateSample(samples, at, kernel);
        visit({ source: 'evaluation', kind, powers, score, result, game });
        visit({ source: 'search', kind, powers, score: scoreOf(samples, at), result, game });
      }
    });
    if (!read.ok) return fault(read.error, path);
  }
  return ok(undefined);
}

const MORTAL = powerOf('mortal').number;

/** The powers of the two who play, no power left out. */
function powersAt(samples: Int32Array, at: number): readonly Power[] {
  const numbers = [powerAt(samples, at, 0), powerAt(samples, at, 1)];
  return numbers.filter((number) => number !== MORTAL).map((number) => POWERS[number]!);
}

/** The tables of a power; the first time they are empty. */
function tablesOf(byPower: Map<Power, BySource>, power: Power): BySource {
  const known = byPower.get(power);
  if (known !== undefined) return known;
  const tables = { evaluation: new CalibrationTable(), search: new CalibrationTable() };
  byPower.set(power, tables);
  return tables;
}

function forEach<T>(make: (source: ScoreSource, kind: Kind) => T): Readonly<Record<ScoreSource, ByKind<T>>> {
  const both = (source: ScoreSource): ByKind<T> => ({
    mortals: make(source, 'mortals'),
    powers: make(source, 'powers'),
  });
  return { evaluation: both('evaluation'), search: both('search') };
}
