import { fault, ok, type Result } from '@thera/table';
import { FIRST_SAMPLE_WORDS, SAMPLE_WORDS } from './sample.ts';

/** A file of samples is a head of the size of one sample, and samples. */
const MARK = 0x4d_41_53_54; // TSAM
const FIRST_VERSION = 1;
const VERSION = 2;

/** The words of a sample in each version that can be read. */
const WORDS: Readonly<Record<number, number>> = {
  [FIRST_VERSION]: FIRST_SAMPLE_WORDS,
  [VERSION]: SAMPLE_WORDS,
};

/** How many bytes a sample has, and so the head of a file. */
export const SAMPLE_BYTES: number = SAMPLE_WORDS * 4;

/** Where the games of a file come from. */
export interface SampleSource {
  /** Decides the games together with everything below and their numbers. */
  readonly seed: number;
  /** What evaluated: the first four bytes of the SHA-256 of the net, or 0 for evaluation by hand. */
  readonly generation: number;
  /** Positions searched for a turn. */
  readonly nodes: number;
  /** The number of the thread that played. */
  readonly thread: number;
}

/** The head of a file. */
export interface SampleHead {
  /** Undefined in the first version, which did not tell. */
  readonly source: SampleSource | undefined;
  /** The number of its first game. */
  readonly firstGame: number;
  /** Bytes of the head, and of each sample. */
  readonly bytes: number;
}

/** The head of a file of games from there. */
export function formatSampleHead(
  { seed, generation, nodes, thread }: SampleSource,
  firstGame: number,
): Int32Array {
  const head = new Int32Array(SAMPLE_WORDS);
  head.set([MARK, VERSION, SAMPLE_WORDS, seed, generation, nodes, thread, firstGame]);
  return head;
}

/** Reads the head that a file begins with. */
export function parseSampleHead(bytes: Uint8Array): Result<SampleHead, 'no-head' | 'other-version'> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (n: number): number => view.getUint32(4 * n, true);
  if (bytes.length < 4 * FIRST_SAMPLE_WORDS || word(0) !== MARK) return fault('no-head');
  const version = word(1);
  const words = WORDS[version];
  if (words === undefined || word(2) !== words) return fault('other-version');
  if (bytes.length < 4 * words) return fault('no-head');
  const source = { seed: word(3), generation: word(4), nodes: word(5), thread: word(6) };
  const isOld = version === FIRST_VERSION;
  return ok({ source: isOld ? undefined : source, firstGame: isOld ? 1 : word(7), bytes: 4 * words });
}
