import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  AS_MEANT,
  type ByKind,
  type Dataset,
  gameOf,
  isForValidation,
  isLearnedFrom,
  isOfGame,
  kindOf,
  outcomeOf,
  SAMPLE_WORDS,
  type SampleFileError,
  type SampleSource,
  ScaleFit,
  scattered,
  scoreOf,
  targetOf,
  VALIDATION_ONE_IN,
  WIN,
} from '@thera/engine';
import { fault, ok, type Result } from '@thera/table';
import { readSamples, sampleFiles, stockOf } from './train-files.ts';
import { sourceName } from './train-pieces.ts';
import { createRoom, type Room } from './train-room.ts';

/** More samples than about this many say no more about a net. */
const MOST_VALIDATED = 1_000_000;

/** What there is to learn from in a folder. */
export interface Survey {
  readonly dataset: Dataset;
  /** How scores of each source are to be understood. */
  readonly calibrations: ReadonlyMap<string, ByKind>;
  /** How many samples are learned from. */
  readonly learning: number;
  /** Those of other games, for validation. */
  readonly validation: Room;
}

/** What a survey is told. */
export interface SurveyPlan {
  readonly folder: string;
  readonly lambda: number;
  /** How many percent of the nodes of searches are learned from. */
  readonly tree: number;
  /** How many samples are held in memory at once. */
  readonly held: number;
}

/** Looks through all samples of a folder, or of a dataset that was laid down before. */
export function survey(
  { folder, lambda, tree, held }: SurveyPlan,
  known: Dataset | undefined,
): Result<Survey, SampleFileError | 'other-samples'> {
  const stock = stockOf(folder);
  if (!stock.ok) return stock;
  const paths = known?.files.map(({ name }) => join(folder, name)) ?? sampleFiles(folder);
  const all = known?.files.reduce((sum, { samples }) => sum + samples, 0) ?? stock.value.positions;
  const kept: (readonly [path: string, samples: Int32Array])[] = [];
  const fits = new Map<string, ByKind<ScaleFit>>();
  const sources = new Map<string, string>();
  const sizes: number[] = [];
  let learning = 0;
  for (const [n, path] of paths.entries()) {
    const most = known?.files[n]?.samples ?? Number.POSITIVE_INFINITY;
    if (!existsSync(path)) return fault('other-samples', path);
    let size = 0;
    const read = readSamples(path, (whole, source) => {
      const samples = whole.subarray(0, (most - size) * SAMPLE_WORDS);
      const fit = fits.get(nameOf(source)) ?? { mortals: new ScaleFit(), powers: new ScaleFit() };
      fits.set(nameOf(source), fit);
      const validation: number[] = [];
      for (let at = 0; at < samples.length; at += SAMPLE_WORDS)
        if (isForValidation(samples, at)) {
          if (isOfGame(samples, at) && isKept(gameOf(samples, at), all)) validation.push(at);
        } else {
          if (isLearnedFrom(samples, at, tree)) learning++;
          if (isOfGame(samples, at))
            fit[kindOf(samples, at)].add(scoreOf(samples, at), outcomeOf(samples, at) / WIN);
        }
      kept.push([path, gathered(samples, validation)]);
      size += samples.length / SAMPLE_WORDS;
    });
    if (!read.ok) return fault(read.error, path);
    if (known !== undefined && size < most) return fault('other-samples', path);
    sources.set(path, nameOf(read.value.head.source));
    sizes.push(size);
  }
  const calibrations = new Map([...fits].map(([source, fit]) => [source, calibrationsBy(fit)] as const));
  const calibrationsOf = (path: string): ByKind =>
    known?.files.find(({ name }) => name === basename(path))?.calibrations ??
    calibrations.get(sources.get(path)!)!;
  const files = paths.map((path, n) => ({
    name: basename(path),
    samples: sizes[n]!,
    calibrations: calibrationsOf(path),
  }));
  const validation = roomOf(
    kept.map(([path, samples]) => [samples, calibrationsOf(path)] as const),
    lambda,
  );
  return ok({ dataset: known ?? { held, files }, calibrations, learning, validation });
}

/** Whatever too few games are known of is taken to be as it is meant. */
const calibrationsBy = ({ mortals, powers }: ByKind<ScaleFit>): ByKind => ({
  mortals: mortals.calibration ?? AS_MEANT,
  powers: powers.calibration ?? AS_MEANT,
});

/** Files of the first version do not tell where their games come from. */
const nameOf = (source: SampleSource | undefined): string =>
  source === undefined ? '–' : sourceName(source);

/** Whether a game for validation is one of those that are kept in memory. */
function isKept(game: number, samples: number): boolean {
  return scattered(game, 0) / 2 ** 32 < (VALIDATION_ONE_IN * MOST_VALIDATED) / samples;
}

function gathered(samples: Int32Array, places: readonly number[]): Int32Array {
  const some = new Int32Array(places.length * SAMPLE_WORDS);
  for (const [n, at] of places.entries()) some.set(samples.subarray(at, at + SAMPLE_WORDS), n * SAMPLE_WORDS);
  return some;
}

function roomOf(parts: readonly (readonly [Int32Array, ByKind])[], lambda: number): Room {
  const room = createRoom(parts.reduce((sum, [samples]) => sum + samples.length / SAMPLE_WORDS, 0));
  let count = 0;
  for (const [samples, calibrations] of parts) {
    room.samples.set(samples, count * SAMPLE_WORDS);
    for (let at = 0; at < samples.length; at += SAMPLE_WORDS)
      room.targets[count++] = targetOf(samples, at, lambda, calibrations[kindOf(samples, at)]);
  }
  return room;
}
