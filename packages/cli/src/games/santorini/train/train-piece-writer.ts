import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { formatSampleHead, type SampleSource } from '@thera/engine';

/** Writes games to one file. What it has said to be written is on the disk, and what is not is cut off by who reads. */
export class PieceWriter {
  private readonly file: number;
  private size: number;

  /** Opens a file; a new one gets its head. */
  constructor(path: string, source: SampleSource, firstGame: number) {
    if (!existsSync(path)) begin(path, formatSampleHead(source, firstGame));
    this.file = openSync(path, 'r+');
    this.size = fstatSync(this.file).size;
  }

  /** Adds the samples of a whole game. */
  append(samples: Int32Array): void {
    try {
      writeAll(this.file, samples, this.size);
      fdatasyncSync(this.file);
    } catch (error) {
      // On a full disk a part may have found room; without it everything there is whole.
      ftruncateSync(this.file, this.size);
      throw error;
    }
    this.size += samples.byteLength;
  }

  close(): void {
    closeSync(this.file);
  }
}

/** A file appears under its name only when its head is on the disk. */
function begin(path: string, head: Int32Array): void {
  const draft = `${path}.new`;
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(draft, 'w');
  writeAll(file, head, 0);
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function writeAll(file: number, words: Int32Array, at: number): void {
  const bytes = new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
  for (let done = 0; done < bytes.length; )
    done += writeSync(file, bytes, done, bytes.length - done, at + done);
}
