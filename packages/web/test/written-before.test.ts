import { readFileSync } from 'node:fs';
import { formatStage, parseGame, parseStage, santorini } from '@thera/santorini';
import { type Outcome, parseRecord, replay } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { parseProgress } from '../src/games/santorini/lessons/progress.ts';
import { readPaste } from '../src/games/santorini/pages/open/read-paste.ts';
import { summaryOf } from '../src/games/santorini/play/summary-of.ts';
import { gameFromText } from '../src/games/santorini/tables/game-from-text.ts';
import { parsePlan } from '../src/games/santorini/tables/plan-query.ts';
import type { SantoriniPlan } from '../src/games/santorini/tables/table-plan.ts';
import { openGameStore } from '../src/kept-games/game-store.ts';
import { formatKeptGame, parseKeptGame } from '../src/kept-games/kept-game.ts';
import { formatPlan } from '../src/kept-games/plan-query.ts';
import { parseRoute } from '../src/route.ts';
import { parseSettings } from '../src/settings/settings.ts';
import { fakeStorage } from './fake-storage.ts';

/*
 * Everything that the version before wrote down or could be copied from it, when there was one game and nothing said
 * which: written by that version itself, with what it made of it.
 */
const written = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`written-before/${name}.json`, import.meta.url), 'utf8'));

interface WrittenGame {
  readonly what: string;
  readonly kept: string;
  readonly stage: string;
  readonly plies: number;
  readonly outcome: Outcome | null;
  readonly toAct: readonly number[];
  readonly line: readonly number[];
}

/** Colours of seats had another name. */
type WrittenSeat = Omit<SantoriniPlan['seats'][number], 'colour'> & { readonly look: number };

interface WrittenLink {
  readonly what: string;
  readonly link: string;
  /** Of a position. */
  readonly stage?: string;
  /** Of a table. */
  readonly seats?: readonly WrittenSeat[];
  readonly setup?: SantoriniPlan['setup'];
}

interface WrittenText {
  readonly what: string;
  readonly text: string;
  readonly stage: string;
  /** Where the game stands that it can be gone on with, if it can. */
  readonly playedOn: string | null;
}

const GAMES = written<readonly WrittenGame[]>('kept-games');

/** What has been decided again since: whoever leaves before the first turn loses (R67). */
const DECIDED_AGAIN: Readonly<Record<string, object>> = {
  'left before the first turn': { kind: 'won', winners: [0], reason: 'resignation' },
};

interface Drawn {
  readonly pieces: readonly { readonly kind: string }[];
}

/** Where no power told the workers of a side apart, both were drawn as men. */
function asDrawnThen(now: unknown, then: unknown): unknown {
  const kinds = (then as Drawn).pieces.map(({ kind }) => kind);
  const pieces = (now as Drawn).pieces.map((piece, index) =>
    piece.kind === 'woman' && kinds[index] === 'man' ? { ...piece, kind: 'man' } : piece,
  );
  return { ...(now as Drawn), pieces };
}

describe('a game that was kept opens as it was', () => {
  test.each(GAMES)('$what', ({ what, kept, stage, plies, outcome, toAct, line }) => {
    const game = parseKeptGame('x', kept);
    if (!game.ok) throw new Error(`${game.error} at ${game.at}`);
    const record = parseRecord(santorini, game.value.record);
    if (!record.ok) throw new Error(`${record.error} at ${record.at}`);
    const match = replay(santorini, record.value);
    if (!match.ok) throw new Error(`${match.error} at ${match.at}`);
    const { state } = match.value;
    expect(formatStage(state.stage)).toBe(stage);
    expect(state.plies).toBe(plies);
    expect(match.value.outcome ?? null).toEqual(DECIDED_AGAIN[what] ?? outcome);
    expect(match.value.outcome === undefined ? santorini.toAct(state) : []).toEqual(toAct);
    expect(match.value.line).toEqual(line);
    const { plan, summary } = game.value;
    expect(plan.game).toBe('santorini');
    if (line.length === 0) return;
    // Turns were counted one by one then, and nobody wrote down who won.
    const { turn: _turn, winners, ...now } = summaryOf(match.value, plan as SantoriniPlan, summary.updated);
    const { turn: _then, ...then } = summary;
    expect({ ...now, scene: asDrawnThen(now.scene, then.scene) }).toEqual(then);
    expect(winners === undefined).toBe(outcome === null);
  });

  test.each(GAMES)('$what, and is the same when it is kept again', ({ kept }) => {
    const game = parseKeptGame('x', kept);
    if (!game.ok) throw new Error(game.error);
    const again = formatKeptGame(game.value);
    expect(JSON.parse(again)).toMatchObject({ game: 'santorini', record: JSON.parse(kept).record });
    expect(parseKeptGame('x', again)).toEqual(game);
  });

  test('and all of them are listed', () => {
    const storage = fakeStorage();
    for (const [n, { kept }] of GAMES.entries()) storage.setItem(`thera.game.${n}`, kept);
    expect(openGameStore(storage).listGames()).toHaveLength(GAMES.length);
  });
});

describe('a link that was copied leads where it led', () => {
  test.each(written<readonly WrittenLink[]>('links'))('$what: $link', ({ link, stage, seats, setup }) => {
    const { pathname, search } = new URL(link, 'https://thera.example');
    const route = parseRoute(pathname, search);
    if (route.page === 'board') {
      const position = parseStage(route.position);
      expect(position.ok && formatStage(position.value)).toBe(stage);
      return;
    }
    if (route.page !== 'new') throw new Error(route.page);
    const plan = parsePlan(route.query);
    const asWritten = seats?.map(({ look, ...seat }) => ({ ...seat, colour: look }));
    expect(plan).toEqual({ ok: true, value: { game: 'santorini', seats: asWritten, setup } });
    expect(plan.ok && parsePlan(formatPlan(plan.value))).toEqual(plan);
  });
});

describe('a game in text opens as it did', () => {
  test.each(written<readonly WrittenText[]>('game-texts'))('$what', ({ text, stage, playedOn }) => {
    const paste = readPaste(text, 'https://thera.example');
    if (!paste.ok || paste.value.kind !== 'game') throw new Error(`not read: ${text}`);
    expect(formatStage(paste.value.game.stages.at(-1)!)).toBe(stage);
    expect(parseGame(`[Game "santorini"]\n${text}`)).toMatchObject({ ok: true });
    const again = gameFromText(paste.value.game, 'another seed');
    expect(again === undefined ? null : formatStage(again.match.state.stage)).toBe(playedOn);
  });
});

test('settings, lessons and the last tables are understood', () => {
  const { settings, lessons, tables } = written<{
    readonly settings: readonly string[];
    readonly lessons: readonly string[];
    readonly tables: Readonly<Record<'computer' | 'people', string>>;
  }>('settings');
  // Settings that there were not then have their defaults.
  for (const text of settings) expect(parseSettings(text)).toMatchObject(JSON.parse(text));
  for (const text of lessons) expect(parseProgress(text)).toEqual(JSON.parse(text));
  expect(parsePlan(tables.computer)).toMatchObject({
    ok: true,
    value: { game: 'santorini', seats: [{ kind: 'person' }, { kind: 'computer', level: 'architect' }] },
  });
  expect(parsePlan(tables.people)).toMatchObject({
    ok: true,
    value: { game: 'santorini', setup: { players: 3, mode: 'draft' } },
  });
});
