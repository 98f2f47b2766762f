import { type FileHandle, open } from 'node:fs/promises';
import { SAMPLE_BYTES, SAMPLE_WORDS, type Stretch } from '@thera/engine';

/** Reads stretches of files of samples, from wherever they lie. */
export class StretchReader {
  private readonly files: readonly FileHandle[];
  private room: Int32Array<ArrayBuffer> = new Int32Array();

  private constructor(files: readonly FileHandle[]) {
    this.files = files;
  }

  static async open(paths: readonly string[]): Promise<StretchReader> {
    return new StretchReader(await Promise.all(paths.map((path) => open(path))));
  }

  /** The samples of a stretch, until the next one is read. */
  async read({ file, from, count }: Stretch): Promise<Int32Array> {
    if (this.room.length < count * SAMPLE_WORDS) this.room = new Int32Array(count * SAMPLE_WORDS);
    const bytes = new Uint8Array(this.room.buffer, 0, count * SAMPLE_BYTES);
    // The head is as long as a sample.
    const at = (from + 1) * SAMPLE_BYTES;
    for (let done = 0; done < bytes.length; ) {
      const { bytesRead } = await this.files[file]!.read(bytes, done, bytes.length - done, at + done);
      if (bytesRead === 0) throw new Error('a file of samples has become shorter');
      done += bytesRead;
    }
    return this.room.subarray(0, count * SAMPLE_WORDS);
  }

  async close(): Promise<void> {
    await Promise.all(this.files.map((file) => file.close()));
  }
}
