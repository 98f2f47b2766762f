/** One of a few words, or an end with a line that says which there are. */
export function oneOf<T extends string>(what: string, given: string | undefined, among: readonly T[]): T {
  return among.find((one) => one === given) ?? refuse(`${what}: ${given} is none of ${among.join(', ')}`);
}

/** A whole number that is at least 1. */
export function countOf(what: string, given: string): number {
  const count = Number(given);
  return Number.isInteger(count) && count >= 1 ? count : refuse(`${what}: ${given} is no count`);
}

export function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}
