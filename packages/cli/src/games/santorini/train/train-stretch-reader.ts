import { type FileHandle, open } from 'node:fs/promises';
import { type SampleHead, type Stretch, samplesFrom } from '@thera/engine';
import { headOf } from './train-files.ts';

interface OpenFile {
  readonly file: FileHandle;
  readonly head: SampleHead;
}

/** Reads stretches of files of samples, from wherever they lie. */
export class StretchReader {
  private readonly files: readonly OpenFile[];
  private room: Uint8Array = new Uint8Array();

  private constructor(files: readonly OpenFile[]) {
    this.files = files;
  }

  static async open(paths: readonly string[]): Promise<StretchReader> {
    return new StretchReader(await Promise.all(paths.map(openFile)));
  }

  /** The samples of a stretch. */
  async read({ file: number, from, count }: Stretch): Promise<Int32Array> {
    const { file, head } = this.files[number]!;
    const length = count * head.bytes;
    if (this.room.length < length) this.room = new Uint8Array(length);
    const at = (from + 1) * head.bytes;
    for (let done = 0; done < length; ) {
      const { bytesRead } = await file.read(this.room, done, length - done, at + done);
      if (bytesRead === 0) throw new Error('a file of samples has become shorter');
      done += bytesRead;
    }
    return samplesFrom(head, this.room.subarray(0, length));
  }

  async close(): Promise<void> {
    await Promise.all(this.files.map(({ file }) => file.close()));
  }
}

/** The file was surveyed before, so it has a head. */
async function openFile(path: string): Promise<OpenFile> {
  const head = headOf(path);
  if (!head.ok) throw new Error(`${path}: ${head.error}`);
  return { file: await open(path), head: head.value };
}
