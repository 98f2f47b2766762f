import { inflateSync } from 'node:zlib';

/** A colour on the screen, each part from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Every pixel of a picture as the browser takes it: a PNG of eight bits a part, not interlaced, with or without alpha. */
export function pixelsOf(png: Buffer): readonly Colour[] {
  const { width, height, parts, data } = readPng(png);
  const stride = width * parts;
  const lines: Uint8Array[] = [];
  for (let row = 0; row < height; row++) {
    const start = row * (stride + 1);
    const line = data.subarray(start + 1, start + 1 + stride);
    lines.push(unfiltered(data[start]!, line, lines.at(-1) ?? new Uint8Array(stride), parts));
  }
  return lines.flatMap((line) =>
    Array.from(
      { length: width },
      (_, x): Colour => [line[x * parts]!, line[x * parts + 1]!, line[x * parts + 2]!],
    ),
  );
}

/** The share of pixels that are of some kind, from 0 to 1. */
export function share(pixels: readonly Colour[], isKind: (colour: Colour) => boolean): number {
  return pixels.filter(isKind).length / pixels.length;
}

const SIGNATURE_LENGTH = 8;
const WITH_ALPHA = 6;

interface Png {
  readonly width: number;
  readonly height: number;
  /** Bytes for each pixel. */
  readonly parts: number;
  readonly data: Buffer;
}

function readPng(png: Buffer): Png {
  const packed: Buffer[] = [];
  for (let at = SIGNATURE_LENGTH; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const head = SIGNATURE_LENGTH + 8;
  return {
    width: png.readUInt32BE(head),
    height: png.readUInt32BE(head + 4),
    parts: png[head + 9] === WITH_ALPHA ? 4 : 3,
    data: inflateSync(Buffer.concat(packed)),
  };
}

/** What a byte is taken to be by what is left of it, above it and in the corner between; by the number of the filter. */
const GUESSES: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  nearest,
];

/** A line of the picture out of how it differs from what was guessed. */
function unfiltered(filter: number, line: Uint8Array, above: Uint8Array, parts: number): Uint8Array {
  const guess = GUESSES[filter]!;
  const plain = new Uint8Array(line.length);
  for (let n = 0; n < parts; n++) plain[n] = line[n]! + guess(0, above[n]!, 0);
  for (let n = parts; n < line.length; n++)
    plain[n] = line[n]! + guess(plain[n - parts]!, above[n]!, above[n - parts]!);
  return plain;
}

/** Paeth's guess: whichever is nearest to left plus up less the corner. */
function nearest(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
