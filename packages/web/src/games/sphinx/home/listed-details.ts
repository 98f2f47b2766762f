import type { Tier } from '@thera/sphinx';

/** What a list of games says of a riddle. */
export interface ListedDetails {
  readonly riddle: number;
  /** The best that is achieved so far. */
  readonly best?: Tier;
}

const TIERS: Readonly<Record<Tier, true>> = { silver: true, gold: true, heroic: true, godlike: true };

/** The details of a kept game; the first riddle where they cannot be read. */
export function listedDetails(details: unknown): ListedDetails {
  if (typeof details !== 'object' || details === null) return { riddle: 0 };
  const { riddle, best } = details as Readonly<Record<string, unknown>>;
  return {
    riddle: typeof riddle === 'number' && Number.isSafeInteger(riddle) ? riddle : 0,
    ...(typeof best === 'string' && Object.hasOwn(TIERS, best) ? { best: best as Tier } : {}),
  };
}
