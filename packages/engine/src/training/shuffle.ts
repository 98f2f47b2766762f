/** A number that looks like chance, the same for the same two numbers. */
export function scattered(number: number, seed: number): number {
  let mixed = Math.imul(number ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** Puts numbers in an order that a seed decides. */
export function shuffleInPlace(numbers: Uint32Array, seed: number): void {
  for (let last = numbers.length - 1; last > 0; last--) {
    const other = scattered(last, seed) % (last + 1);
    const moved = numbers[last]!;
    numbers[last] = numbers[other]!;
    numbers[other] = moved;
  }
}
