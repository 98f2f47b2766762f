import { fault, ok, parsePlayerName, type Result, type Seat } from '@thera/table';
import type { SceneFormat } from '../games/game-listing.ts';
import { gameNamed } from '../games/game-named.ts';
import { LISTINGS } from '../games/listings.ts';
import { formatPlan, parsePlan } from './plan-query.ts';
import type { TablePlan } from './table-plan.ts';

/** What a list of games shows of one, so that nobody has to load the rules for it. */
export interface GameSummary<Scene = unknown> {
  /** What only the game itself understands: out of it, its part of the first page makes the words of the list. */
  readonly details: unknown;
  /** The turn that the game is in, as it counts them; 0 before the first. */
  readonly turn: number;
  /** Who must decide; nobody when the game is over. */
  readonly toAct: readonly Seat[];
  readonly isOver: boolean;
  /** Who has won, nobody if that is how it ended; undefined as long as the game goes on, or where it is not known. */
  readonly winners?: readonly Seat[] | undefined;
  /** For how long it has been played, in milliseconds; undefined where that was not measured from the start. */
  readonly spent?: number | undefined;
  /** The board as the public may see it: what that is, the game's listing knows. */
  readonly scene: Scene;
  /** When something happened last, in milliseconds since 1970. */
  readonly updated: number;
}

/** A game of this device. */
export interface KeptGame {
  readonly id: string;
  readonly plan: TablePlan;
  /** The record as it was kept: `parseRecord` says whether it is one. */
  readonly record: unknown;
  readonly summary: GameSummary;
  /** How long its clocks have run, in milliseconds. */
  readonly clocked?: number | undefined;
}

/** Why an entry is not a game; two of these say that a newer version wrote it. */
export type KeptGameError =
  | 'not-json'
  | 'not-a-game'
  | 'newer-version'
  | 'unknown-game'
  | 'bad-plan'
  | 'bad-names'
  | 'bad-clock'
  | 'bad-summary';

/** The first version knew one game, and one seat that had to decide. */
const VERSION = 2;

/** A game as the text that is kept. */
export function formatKeptGame({ plan, record, summary, clocked }: KeptGame): string {
  const names = plan.seats.map(({ name }) => name ?? '');
  const named = names.some(Boolean) ? { names } : {};
  return JSON.stringify({
    version: VERSION,
    game: plan.game,
    plan: formatPlan(plan),
    ...named,
    ...(clocked === undefined ? {} : { clocked }),
    record,
    summary,
  });
}

/** A game from a text that was kept. */
export function parseKeptGame(id: string, text: string): Result<KeptGame, KeptGameError> {
  const kept = parseJson(text);
  if (kept === undefined) return fault('not-json');
  if (!isObject(kept)) return fault('not-a-game');
  if (isCount(kept.version) && kept.version > VERSION) return fault('newer-version', 'version');
  if (!isCount(kept.version) || kept.version < 1 || !isObject(kept.record)) return fault('not-a-game');
  const game = gameNamed(kept.game);
  if (game === undefined) return fault('unknown-game', 'game');
  const plan = typeof kept.plan === 'string' ? parsePlan(kept.plan) : undefined;
  if (!plan?.ok || plan.value.game !== game) return fault('bad-plan', 'plan');
  const named = withNames(plan.value, kept.names);
  if (named === undefined) return fault('bad-names', 'names');
  const summary = parseSummary(kept.summary, named.seats.length, LISTINGS[game].scenes);
  if (summary === undefined) return fault('bad-summary', 'summary');
  const { clocked } = kept;
  if (clocked !== undefined && !isCount(clocked)) return fault('bad-clock', 'clocked');
  const timed = clocked === undefined ? {} : { clocked };
  return ok({ id, plan: named, record: kept.record, summary, ...timed });
}

/** A table with the names that were kept of its players, nothing where somebody has none; undefined if they are no names. */
function withNames(plan: TablePlan, names: unknown): TablePlan | undefined {
  if (names === undefined) return plan;
  if (!Array.isArray(names) || names.length !== plan.seats.length) return undefined;
  const parsed = names.map(parsePlayerName);
  if (parsed.some((name) => !name.ok && name.error !== 'empty')) return undefined;
  const seats = plan.seats.map((seat, n) => {
    const name = parsed[n]!;
    return name.ok ? { ...seat, name: name.value } : seat;
  });
  return { ...plan, seats };
}

function parseSummary(input: unknown, seats: number, scenes: SceneFormat): GameSummary | undefined {
  if (!isObject(input)) return undefined;
  const { turn, isOver, updated, details, toAct, winners, spent } = { ...input, ...fromFirstVersion(input) };
  const scene = scenes.parse(input.scene);
  if (scene === undefined || typeof isOver !== 'boolean') return undefined;
  if (!isCount(turn) || !isCount(updated)) return undefined;
  const isSeat = (seat: unknown): boolean => isCount(seat) && seat < seats;
  if (!Array.isArray(toAct) || !toAct.every(isSeat)) return undefined;
  const isWon = isOver && Array.isArray(winners) && winners.every(isSeat);
  return {
    details,
    turn,
    toAct,
    isOver,
    ...(isWon ? { winners } : {}),
    ...(isCount(spent) ? { spent } : {}),
    scene,
    updated,
  };
}

/** The details were the powers, and it was one seat to move, or null. */
function fromFirstVersion({ powers, seatToMove }: Readonly<Record<string, unknown>>): object {
  if (seatToMove === undefined) return {};
  return { details: powers, toAct: seatToMove === null ? [] : [seatToMove] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
