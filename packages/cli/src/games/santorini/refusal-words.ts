import type { PositionError } from '@thera/santorini';
import type { RefusalCode, SantoriniCatalogue } from '@thera/texts/santorini';

/** Why something is refused, in words. */
export function wordsFor(
  error: RefusalCode | PositionError,
  { refusals, positionErrors }: SantoriniCatalogue,
): string {
  const known: Readonly<Record<string, string>> = { ...positionErrors, ...refusals };
  return known[error]!;
}
