import { POWER_IDS, type PowerId } from '@thera/santorini';

/** What somebody thinks of a god. */
export const TASTES = ['favourite', 'unwanted'] as const;
export type Taste = (typeof TASTES)[number];

/** Which gods are dealt with pleasure, which never, and whether it must be a favourite. */
export interface Tastes {
  readonly gods: Readonly<Partial<Record<PowerId, Taste>>>;
  readonly onlyFavourites: boolean;
}

export const NO_TASTES: Tastes = { gods: {}, onlyFavourites: false };

/** What was kept; what cannot be understood is no taste. */
export function parseTastes(text: string | null): Tastes {
  const kept = keptObject(text);
  const gods = typeof kept.gods === 'object' && kept.gods !== null ? kept.gods : {};
  const known = POWER_IDS.flatMap((id) => {
    const taste = TASTES.find((each) => each === (gods as Record<string, unknown>)[id]);
    return taste === undefined ? [] : [[id, taste] as const];
  });
  return { gods: Object.fromEntries(known), onlyFavourites: kept.onlyFavourites === true };
}

/** The tastes with another opinion of one god; the same opinion twice is none. */
export function withTaste({ gods, onlyFavourites }: Tastes, id: PowerId, taste: Taste): Tastes {
  const { [id]: before, ...others } = gods;
  return { gods: before === taste ? others : { ...others, [id]: taste }, onlyFavourites };
}

export const countOf = ({ gods }: Tastes, taste: Taste): number =>
  Object.values(gods).filter((each) => each === taste).length;

/** Whether a god may be dealt. */
export const isWelcome = ({ gods, onlyFavourites }: Tastes, id: PowerId): boolean =>
  onlyFavourites ? gods[id] === 'favourite' : gods[id] !== 'unwanted';

function keptObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
