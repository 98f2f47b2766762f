import { parsePower } from '@thera/santorini';
import type { GameText } from '@thera/texts/santorini';
import { powerName } from './seats.ts';

/** What the steps of one kind name: powers by their names. */
export function namedIn(steps: readonly string[], kind: string, texts: GameText): string[] {
  return steps
    .filter((step) => step.startsWith(`${kind} `))
    .map((step) => step.slice(kind.length + 1))
    .map((item) => {
      const power = parsePower(item);
      return power.ok ? powerName(power.value, texts) : item;
    });
}
