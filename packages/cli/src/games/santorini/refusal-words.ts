import type { PositionError } from '@thera/santorini';
import type { Catalogue, RefusalCode } from '@thera/texts';

/** Why something is refused, in words. */
export function wordsFor(
  error: RefusalCode | PositionError,
  { refusals, positionErrors }: Catalogue,
): string {
  const known: Readonly<Record<string, string>> = { ...positionErrors, ...refusals };
  return known[error]!;
}
