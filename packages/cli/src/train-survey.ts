import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  AS_MEANT,
  type Calibration,
  gameOf,
  isForChecking,
  isSample,
  parseSampleFile,
  resultOf,
  SAMPLE_BYTES,
  SAMPLE_WORDS,
  type SampleFileError,
  ScaleFit,
  type Syllabus,
  scattered,
  scoreOf,
  targetOf,
  WIN,
} from '@thera/engine';
import { fault, ok, type Result } from '@thera/table';
import { sampleFiles } from './train-files.ts';
import { createRoom, type Room } from './train-room.ts';

/** More samples than about this many say no more about a net. */
const MOST_CHECKED = 1_000_000;
/** Samples that are read at once. */
const SLICE = 1 << 16;

/** What there is to learn from in a folder. */
export interface Survey {
  readonly syllabus: Syllabus;
  /** How scores of each source are to be understood. */
  readonly calibrations: ReadonlyMap<string, Calibration>;
  /** How many samples are learned from. */
  readonly learning: number;
  /** Those of other games, to check with. */
  readonly checking: Room;
}

/** What a survey is told. */
export interface SurveyPlan {
  readonly folder: string;
  readonly mix: number;
  /** How many samples are held in memory at once. */
  readonly held: number;
}

/** Looks through all samples of a folder, or of a syllabus that was laid down before. */
export function survey(
  { folder, mix, held }: SurveyPlan,
  known: Syllabus | undefined,
): Result<Survey, SampleFileError | 'other-samples'> {
  const paths = known?.files.map(({ name }) => join(folder, name)) ?? sampleFiles(folder);
  const sizes = known?.files.map(({ samples }) => samples) ?? paths.map(samplesIn);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const kept: (readonly [path: string, samples: Int32Array])[] = [];
  const fits = new Map<string, ScaleFit>();
  let learning = 0;
  for (const [n, path] of paths.entries()) {
    if (!existsSync(path) || samplesIn(path) < sizes[n]!) return fault('other-samples', path);
    const fit = fits.get(SOURCE) ?? new ScaleFit();
    fits.set(SOURCE, fit);
    const read = eachSlice(path, sizes[n]!, (samples) => {
      const checking: number[] = [];
      for (let at = 0; at < samples.length; at += SAMPLE_WORDS)
        if (isForChecking(samples, at)) {
          if (isKept(gameOf(samples, at), all)) checking.push(at);
        } else {
          learning++;
          fit.add(scoreOf(samples, at), resultOf(samples, at) / WIN);
        }
      kept.push([path, gathered(samples, checking)]);
    });
    if (!read.ok) return fault(read.error, path);
  }
  const calibrations = new Map(
    [...fits].map(([source, fit]) => [source, fit.calibration ?? AS_MEANT] as const),
  );
  const calibrationOf = (path: string): Calibration =>
    known?.files.find(({ name }) => name === basename(path))?.calibration ?? calibrations.get(SOURCE)!;
  const files = paths.map((path, n) => ({
    name: basename(path),
    samples: sizes[n]!,
    calibration: calibrationOf(path),
  }));
  const checking = roomOf(
    kept.map(([path, samples]) => [samples, calibrationOf(path)] as const),
    mix,
  );
  return ok({ syllabus: known ?? { held, files }, calibrations, learning, checking });
}

/** Files of the first version do not tell where their games come from. */
const SOURCE = '–';

/** How many samples a file has. */
export const samplesIn = (path: string): number => Math.floor(statSync(path).size / SAMPLE_BYTES) - 1;

/** Whether a game to check with is one of those that are kept in memory. */
function isKept(game: number, samples: number): boolean {
  return scattered(game, 0) / 2 ** 32 < (50 * MOST_CHECKED) / samples;
}

function gathered(samples: Int32Array, places: readonly number[]): Int32Array {
  const some = new Int32Array(places.length * SAMPLE_WORDS);
  for (const [n, at] of places.entries()) some.set(samples.subarray(at, at + SAMPLE_WORDS), n * SAMPLE_WORDS);
  return some;
}

function roomOf(parts: readonly (readonly [Int32Array, Calibration])[], mix: number): Room {
  const room = createRoom(parts.reduce((sum, [samples]) => sum + samples.length / SAMPLE_WORDS, 0));
  let count = 0;
  for (const [samples, calibration] of parts) {
    room.samples.set(samples, count * SAMPLE_WORDS);
    for (let at = 0; at < samples.length; at += SAMPLE_WORDS)
      room.targets[count++] = targetOf(samples, at, mix, calibration);
  }
  return room;
}

/** Hands over the first so many samples of a file, some at a time. */
function eachSlice(
  path: string,
  count: number,
  visit: (samples: Int32Array) => void,
): Result<undefined, SampleFileError> {
  const file = openSync(path, 'r');
  try {
    const head = new Uint8Array(SAMPLE_BYTES);
    const read = parseSampleFile(head.subarray(0, readSync(file, head, 0, head.length, 0)));
    if (!read.ok) return read;
    const slice = new Int32Array(SLICE * SAMPLE_WORDS);
    for (let from = 0; from < count; from += SLICE) {
      const length = Math.min(SLICE, count - from) * SAMPLE_BYTES;
      readSync(file, new Uint8Array(slice.buffer), 0, length, (from + 1) * SAMPLE_BYTES);
      const samples = slice.subarray(0, length / Int32Array.BYTES_PER_ELEMENT);
      for (let at = 0; at < samples.length; at += SAMPLE_WORDS)
        if (!isSample(samples, at)) return fault('bad-sample', String(from + at / SAMPLE_WORDS));
      visit(samples);
    }
    return ok(undefined);
  } finally {
    closeSync(file);
  }
}
