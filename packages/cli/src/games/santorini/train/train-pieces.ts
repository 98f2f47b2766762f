import { statSync, truncateSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gameOf, SAMPLE_WORDS, type SampleFileError, type SampleSource } from '@thera/engine';
import { fault, ok, type Result } from '@thera/table';
import { readSamples, SAMPLE_ENDING, sampleFiles } from './train-files.ts';

/**
 * Where a row of pieces goes on. Self-play fills one file after the other: what is full can be moved, copied and read
 * by anybody.
 */
export interface Continuation {
  /** The number of the piece to write on, how many samples it has, and the number of the next game. */
  readonly piece: number;
  readonly samples: number;
  readonly game: number;
  /** Bytes of a game that was half written, and were cut off. */
  readonly cut: number;
}

const hex = (word: number): string => word.toString(16).padStart(8, '0');

/** How a net is called: the first digits that `sha256sum` shows of it. */
export const generationName = (generation: number): string => (generation === 0 ? 'hand' : hex(generation));

/** What evaluated, and with how many positions a turn. */
export function sourceName({ generation, nodes }: SampleSource): string {
  return `${generationName(generation)}-${nodes}`;
}

/** What the names of all pieces from one source begin with. */
function rowOf(source: SampleSource): string {
  return `${sourceName(source)}-${hex(source.seed)}-${source.thread}-`;
}

/** The file of a piece. */
export function pieceFile(folder: string, source: SampleSource, piece: number): string {
  return join(folder, `${rowOf(source)}${String(piece).padStart(4, '0')}${SAMPLE_ENDING}`);
}

/**
 * Finds where self-play from a source goes on when so many samples fill a piece, and cuts off what is half written; a
 * fault's place is the file.
 */
export function continueRow(
  folder: string,
  source: SampleSource,
  full: number,
): Result<Continuation, SampleFileError> {
  const piece = lastPiece(folder, source);
  if (piece === 0) return ok({ piece: 1, samples: 0, game: 1, cut: 0 });
  const path = pieceFile(folder, source, piece);
  let samples = 0;
  let last: number | undefined;
  const read = readSamples(path, (slice) => {
    samples += slice.length / SAMPLE_WORDS;
    if (slice.length > 0) last = gameOf(slice, slice.length - SAMPLE_WORDS);
  });
  if (!read.ok) return fault(read.error, path);
  const { head, surplus } = read.value;
  if (surplus > 0) truncateSync(path, statSync(path).size - surplus);
  const game = last === undefined ? head.firstGame : last + 1;
  const isFull = samples >= full;
  return ok({ piece: isFull ? piece + 1 : piece, samples: isFull ? 0 : samples, game, cut: surplus });
}

/** The number of the last piece from a source, or 0. */
function lastPiece(folder: string, source: SampleSource): number {
  const row = rowOf(source);
  const numbers = sampleFiles(folder)
    .map((path) => basename(path, SAMPLE_ENDING))
    .filter((name) => name.startsWith(row))
    .map((name) => Number(name.slice(row.length)))
    .filter((number) => number > 0);
  return Math.max(0, ...numbers);
}
