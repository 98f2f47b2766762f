import type { Dice } from '@thera/table';

const FACES = 2 ** 24;

/** One of the items by chance: the more it is worth the likelier, and the colder the choice the more that counts. */
export function pickByWorth<T>(
  items: readonly T[],
  worthOf: (item: T) => number,
  temperature: number,
  dice: Dice,
): T {
  const worths = items.map(worthOf);
  const most = Math.max(...worths);
  if (temperature <= 0) return items[worths.indexOf(most)]!;
  const weights = worths.map((worth) => Math.exp((worth - most) / temperature));
  let rest = (dice.below(FACES) / FACES) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [n, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return items[n]!;
  }
  return items[worths.indexOf(most)]!;
}
