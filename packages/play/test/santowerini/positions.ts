import { parseState, type State, squareName } from '@thera/santowerini';
import type { SantoweriniAttempt } from '../../src/santowerini/index.ts';

export function stateOf(text: string): State {
  const parsed = parseState(text);
  if (!parsed.ok) throw new Error(`${parsed.error}: ${text}`);
  return parsed.value;
}

/** Three enemies ashore: a stunned Brute, a Raider, and a Runner two steps before the gate. */
export const RAID: State = stateOf(
  '0000001000120400021100000/B3,D1/brute:C4w-1!,raider:B5s,runner:E3s/scenario=3A;round=10;reserve=brute,raider',
);

/** The number of a square by its name. */
export const at = (name: string): number =>
  Array.from({ length: 25 }, (_, square) => square).find((square) => squareName(square) === name)!;

/** What has been chosen, in a few signs: the builder in hand, then the steps. */
export function chosen({ builder, steps }: SantoweriniAttempt): string {
  const told = steps.map((step) =>
    step.kind === 'move' ? `${squareName(step.from)}-${squareName(step.to)}` : squareName(step.on),
  );
  return [...(steps.length === 0 && builder !== undefined ? [`(${squareName(builder)})`] : []), ...told].join(
    ' ',
  );
}
