/** SHA-256 of a text as hexadecimal digits. The browser's own gives its answer too late for dice that are rolled now. */
export function sha256(text: string): string {
  const blocks = paddedWords(new TextEncoder().encode(text));
  const state = [...FIRST_STATE];
  for (let from = 0; from < blocks.length; from += 16) mix(state, blocks.subarray(from, from + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const ROUNDS = 64;
const PRIMES: readonly number[] = primes(ROUNDS);
const FIRST_STATE: readonly number[] = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND_WORDS: readonly number[] = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The first 32 bits of what is behind the point. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

/** The bytes, a one, zeros up to a whole block, and the number of bits, as words of four bytes. */
function paddedWords(bytes: Uint8Array): Int32Array {
  const words = new Int32Array(16 * Math.ceil((bytes.length + 9) / 64));
  const put = (n: number, byte: number): void => {
    words[n >> 2]! |= byte << (24 - 8 * (n & 3));
  };
  for (const [n, byte] of bytes.entries()) put(n, byte);
  put(bytes.length, 0x80);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mix(state: number[], block: Int32Array): void {
  const words = Int32Array.from({ length: ROUNDS }, (_, n) => block[n] ?? 0);
  for (let n = 16; n < ROUNDS; n++) {
    const early = words[n - 15]!;
    const late = words[n - 2]!;
    words[n] =
      words[n - 16]! +
      (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
      words[n - 7]! +
      (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < ROUNDS; n++) {
    const chosen = (e & f) ^ (~e & g);
    const first =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUND_WORDS[n]! + words[n]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  for (const [n, word] of [a, b, c, d, e, f, g, h].entries()) state[n] = (state[n]! + word) | 0;
}
