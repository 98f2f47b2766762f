import type { Onlooker } from '@thera/table';
import { choiceToken } from '../notation/format-turn.ts';
import { readTokens } from '../notation/tokens.ts';
import type { Placing, Playing } from '../stage.ts';
import { isHidden, isOpen } from './veil.ts';

/** What an onlooker may know of a decision at the time it is made; undefined if nothing. */
export function openPart(
  { phase, position }: Placing | Playing,
  seat: number,
  steps: readonly string[],
  onlooker: Onlooker,
): readonly string[] | undefined {
  const hides = (what: 'crew' | 'memory'): boolean => isHidden(position, what, seat, onlooker);
  if (phase === 'place') {
    const secret = hides('crew') ? '@' : hides('memory') ? '*' : undefined;
    return secret === undefined ? steps : unlessEmpty(steps.filter((step) => !step.includes(secret)));
  }
  return hides('crew') ? unlessEmpty(openSteps(steps)) : steps;
}

/** A turn of hidden workers without their ways. */
function openSteps(steps: readonly string[]): string[] {
  const tokens = readTokens(steps.join(' '));
  if (!tokens.ok) return [];
  // Nothing stands on a tower before its time unless the step says so, whatever the level.
  return tokens.value.flatMap((token) =>
    token.kind === 'step' && isOpen(token.step) ? [choiceToken(token.step, 0)] : [],
  );
}

function unlessEmpty(steps: readonly string[]): readonly string[] | undefined {
  return steps.length === 0 ? undefined : steps;
}
