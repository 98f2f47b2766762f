import { LEVELS, type Level } from '@thera/table';
import type { LevelSuggestion } from '../../home-part.ts';

export const OUTCOMES = ['won', 'lost', 'drawn'] as const;

/** What came of a game of one person against the computer. */
export interface EndedGame {
  /** The id of the game: it counts once. */
  readonly game: string;
  readonly level: Level;
  /** The id of the person's power. */
  readonly power: string;
  readonly outcome: (typeof OUTCOMES)[number];
}

/** Games against the computer, the latest last. */
export type Tally = readonly EndedGame[];

/** How many games ended in which way. */
export type Counts = Readonly<Record<EndedGame['outcome'], number>>;

/** As many games are kept as any browser has room for. */
export const MOST_KEPT = 1000;

const VERSION = 1;
const IN_A_ROW = 3;
const NAME = /^[a-z-]{1,40}$/;

/** The games that were kept; whatever is none is left out. */
export function parseTally(text: string | null): Tally {
  const kept = parseJson(text ?? '');
  if (kept?.version !== VERSION || !Array.isArray(kept.games)) return [];
  return kept.games.flatMap((row: unknown) => parseEnded(row) ?? []);
}

export function formatTally(tally: Tally): string {
  const games = tally.map(({ game, level, power, outcome }) => [game, level, power, outcome]);
  return JSON.stringify({ version: VERSION, games });
}

/** The games with one more; one that was taken back and ended again counts as it ended last. */
export function withEnded(tally: Tally, ended: EndedGame): Tally {
  const place = tally.findIndex(({ game }) => game === ended.game);
  return place < 0 ? [...tally, ended].slice(-MOST_KEPT) : tally.with(place, ended);
}

export function countsBy(tally: Tally, what: 'level' | 'power'): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const ended of tally) {
    const before = counts.get(ended[what]) ?? { won: 0, lost: 0, drawn: 0 };
    counts.set(ended[what], { ...before, [ended.outcome]: before[ended.outcome] + 1 });
  }
  return counts;
}

/** A higher level for whoever has just won three in a row against this one, a lower one for whoever has lost them. */
export function suggestionAfter(tally: Tally, level: Level): LevelSuggestion | undefined {
  const latest = tally.slice(-IN_A_ROW);
  const after = latest[0]?.outcome;
  const isRow =
    latest.length === IN_A_ROW && latest.every((ended) => ended.level === level && ended.outcome === after);
  if (!isRow || after === undefined || after === 'drawn') return undefined;
  const next = LEVELS[LEVELS.indexOf(level) + (after === 'won' ? 1 : -1)];
  return next === undefined ? undefined : { level: next, after };
}

function parseEnded(row: unknown): EndedGame | undefined {
  if (!Array.isArray(row)) return undefined;
  const [game, named, power, ended] = row as readonly unknown[];
  const level = LEVELS.find((known) => known === named);
  const outcome = OUTCOMES.find((known) => known === ended);
  if (typeof game !== 'string' || typeof power !== 'string' || !NAME.test(power)) return undefined;
  return level === undefined || outcome === undefined ? undefined : { game, level, power, outcome };
}

function parseJson(text: string): { readonly version?: unknown; readonly games?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
