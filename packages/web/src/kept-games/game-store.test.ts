import { BARE, type Scene } from '@thera/board';
import { expect, test } from 'vitest';
import { fakeStorage } from '../../test/fake-storage.ts';
import { USUAL_PLAN } from '../games/santorini/tables/table-plan.ts';
import { MOST_GAMES, openGameStore } from './game-store.ts';
import { formatKeptGame, type GameSummary, type KeptGame } from './kept-game.ts';
import { formatPlan } from './plan-query.ts';

const SUMMARY: GameSummary<Scene> = {
  details: ['pan', null],
  turn: 8,
  toAct: [1],
  isOver: false,
  scene: {
    ...BARE,
    towers: BARE.towers.with(12, { blocks: 2, dome: true }),
    pieces: [{ square: 7, kind: 'woman', colour: 0 }],
    tokens: [{ kind: 'coin', square: 3 }],
    pointers: [{ kind: 'wind', direction: 'NE' }],
  },
  updated: 1000,
};

const game = (id: string, summary: Partial<GameSummary> = {}): KeptGame => ({
  id,
  plan: USUAL_PLAN,
  record: { version: 1, game: 'santorini', setup: USUAL_PLAN.setup, seed: 'seed', events: [] },
  summary: { ...SUMMARY, ...summary },
});

const ids = (games: readonly KeptGame[]): readonly string[] => games.map(({ id }) => id);

test('a game comes back as it was kept, also for somebody who opens the storage anew', () => {
  const storage = fakeStorage();
  expect(openGameStore(storage).keepGame(game('a'))).toEqual({ ok: true, value: true });
  expect(openGameStore(storage).loadGame('a')).toEqual({ ok: true, value: game('a') });
});

test('names stay with their game, and are in no link', () => {
  const store = openGameStore(fakeStorage());
  const [ana, other] = USUAL_PLAN.seats;
  const named = { ...game('a'), plan: { ...USUAL_PLAN, seats: [{ ...ana!, name: 'Ana' }, other!] } };
  store.keepGame(named);
  expect(store.loadGame('a')).toEqual({ ok: true, value: named });
  expect(formatPlan(named.plan)).not.toContain('Ana');
});

test('games are listed with the latest first, and without what others keep', () => {
  const storage = fakeStorage();
  storage.setItem('thera.settings', '{}');
  const store = openGameStore(storage);
  for (const [id, updated] of Object.entries({ b: 2, c: 3, a: 1 })) store.keepGame(game(id, { updated }));
  expect(ids(store.listGames())).toEqual(['c', 'b', 'a']);
  store.dropGame('b');
  expect(ids(store.listGames())).toEqual(['c', 'a']);
  store.dropAllGames();
  expect([...storage.items.keys()]).toEqual(['thera.settings']);
});

const whole = JSON.parse(formatKeptGame(game('x')));
const withSummary = (change: object): string =>
  JSON.stringify({ ...whole, summary: { ...whole.summary, ...change } });

test.each<[what: string, text: string, error: string, at?: string]>([
  ['no JSON', '{"version":1,', 'not-json'],
  ['a number', '7', 'not-a-game'],
  ['an older version', JSON.stringify({ ...whole, version: 0 }), 'not-a-game'],
  ['a newer version', JSON.stringify({ ...whole, version: 3 }), 'newer-version', 'version'],
  ['a game of a newer version', JSON.stringify({ ...whole, game: 'chess' }), 'unknown-game', 'game'],
  ['a game that is no name', JSON.stringify({ ...whole, game: 7 }), 'unknown-game', 'game'],
  ['a name that every object has', JSON.stringify({ ...whole, game: 'toString' }), 'unknown-game', 'game'],
  ['a table of another game', JSON.stringify({ ...whole, plan: 'game=chess' }), 'bad-plan', 'plan'],
  ['no record', JSON.stringify({ ...whole, record: 'lost' }), 'not-a-game'],
  ['a table that cannot be', JSON.stringify({ ...whole, plan: 'seats=p' }), 'bad-plan', 'plan'],
  ['no table', JSON.stringify({ ...whole, plan: null }), 'bad-plan', 'plan'],
  ['names of too many', JSON.stringify({ ...whole, names: ['Ana', '', ''] }), 'bad-names', 'names'],
  ['names that are none', JSON.stringify({ ...whole, names: ['Ana', 7] }), 'bad-names', 'names'],
  ['no summary', JSON.stringify({ ...whole, summary: undefined }), 'bad-summary', 'summary'],
  ['a turn that is no number', withSummary({ turn: '8' }), 'bad-summary', 'summary'],
  ['a seat that is not there', withSummary({ toAct: [0, 2] }), 'bad-summary', 'summary'],
  ['a seat that was not there', withSummary({ seatToMove: 2 }), 'bad-summary', 'summary'],
  ['seats that are no list', withSummary({ toAct: 1 }), 'bad-summary', 'summary'],
  [
    'a tower too few',
    withSummary({ scene: { ...SUMMARY.scene, towers: SUMMARY.scene.towers.slice(1) } }),
    'bad-summary',
    'summary',
  ],
  [
    'a worker in the sea',
    withSummary({ scene: { ...SUMMARY.scene, pieces: [{ square: 25, kind: 'woman', colour: 0 }] } }),
    'bad-summary',
    'summary',
  ],
  [
    'an unknown token',
    withSummary({ scene: { ...SUMMARY.scene, tokens: [{ square: 2, kind: 'constructor' }] } }),
    'bad-summary',
    'summary',
  ],
])('a corrupt entry is refused and left alone: %s', (_, text, error, at) => {
  const storage = fakeStorage();
  const store = openGameStore(storage);
  storage.setItem('thera.game.x', text);
  store.keepGame(game('a'));
  expect(store.loadGame('x')).toEqual({ ok: false, error, ...(at === undefined ? {} : { at }) });
  expect(ids(store.listGames())).toEqual(['a']);
  expect(storage.getItem('thera.game.x')).toBe(text);
});

test('what another window has added to a game is never written over', () => {
  const storage = fakeStorage();
  const [one, other] = [openGameStore(storage), openGameStore(storage)];
  one.keepGame(game('a', { turn: 1 }));
  const written = other.writtenText('a');
  expect(one.keepGame(game('a', { turn: 2 }), one.writtenText('a')).ok).toBe(true);
  expect(other.keepGame(game('a', { turn: 3 }), written)).toEqual({ ok: false, error: 'played-elsewhere' });
  expect(other.loadGame('a')).toEqual({ ok: true, value: game('a', { turn: 2 }) });
  // Whoever knows what is written goes on from there.
  expect(other.keepGame(game('a', { turn: 3 }), other.writtenText('a')).ok).toBe(true);
});

test('a window that had no room does not hold on to what it could not write when another went on', () => {
  const room = formatKeptGame(game('a')).length + 'thera.game.a'.length;
  const storage = fakeStorage(room);
  const [one, other] = [openGameStore(storage), openGameStore(storage)];
  one.keepGame(game('a', { turn: 1 }));
  const written = other.writtenText('a');
  expect(other.keepGame(game('a', { turn: 1000 }), written)).toMatchObject({ error: 'storage-full' });
  one.keepGame(game('a', { turn: 2 }), written);
  expect(other.keepGame(game('a', { turn: 1001 }), written)).toMatchObject({ error: 'played-elsewhere' });
  expect(other.loadGame('a')).toEqual({ ok: true, value: game('a', { turn: 2 }) });
});

test('a game that was deleted in another window is kept again by whoever plays on', () => {
  const storage = fakeStorage();
  const store = openGameStore(storage);
  store.keepGame(game('a'));
  const written = store.writtenText('a');
  openGameStore(storage).dropGame('a');
  expect(store.keepGame(game('a', { turn: 9 }), written).ok).toBe(true);
  expect(store.loadGame('a')).toEqual({ ok: true, value: game('a', { turn: 9 }) });
});

test('a game that nobody kept is not there', () => {
  expect(openGameStore(fakeStorage()).loadGame('nothing')).toEqual({ ok: false, error: 'no-such-game' });
});

test('when there are too many, the oldest that is over goes first', () => {
  const store = openGameStore(fakeStorage());
  for (let n = 0; n < MOST_GAMES; n++)
    store.keepGame(game(`g${n}`, { updated: n, isOver: n === 7 || n === 9 }));
  store.keepGame(game('new', { updated: 1000 }));
  expect(store.listGames()).toHaveLength(MOST_GAMES);
  expect(store.loadGame('g7').ok).toBe(false);
  expect(store.loadGame('g9').ok).toBe(true);
  store.keepGame(game('newer', { updated: 1001 }));
  store.keepGame(game('newest', { updated: 1002 }));
  expect(['g9', 'g0', 'g1'].map((id) => store.loadGame(id).ok)).toEqual([false, false, true]);
});

test('a game that goes on being played drops no other', () => {
  const store = openGameStore(fakeStorage());
  for (let n = 0; n < MOST_GAMES; n++) store.keepGame(game(`g${n}`, { updated: n, isOver: n === 7 }));
  store.keepGame(game('g5', { updated: 500 }));
  expect(store.listGames()).toHaveLength(MOST_GAMES);
});

test('a full storage gives up games that are over, and only those', () => {
  const room = 3 * (formatKeptGame(game('a')).length + 'thera.game.a'.length) + 10;
  const store = openGameStore(fakeStorage(room));
  for (const [id, isOver] of Object.entries({ a: false, b: true, c: false }))
    store.keepGame(game(id, { isOver }));
  expect(store.keepGame(game('d')).ok).toBe(true);
  expect(ids(store.listGames())).toEqual(['a', 'c', 'd']);
  expect(store.keepGame(game('e'))).toEqual({ ok: false, error: 'storage-full' });
  expect(store.loadGame('e').ok).toBe(true);
  store.dropGame('a');
  expect(store.keepGame(game('e', { turn: 9 })).ok).toBe(true);
  expect(store.loadGame('e')).toEqual({ ok: true, value: game('e', { turn: 9 }) });
});

test('where nothing may be stored, games live as long as the page', () => {
  const forbidding = {
    ...fakeStorage(),
    setItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  };
  for (const store of [openGameStore(undefined), openGameStore(forbidding)]) {
    expect(store.keepGame(game('a'))).toEqual({ ok: false, error: 'storage-forbidden' });
    expect(ids(store.listGames())).toEqual(['a']);
    store.dropGame('a');
    expect(store.loadGame('a').ok).toBe(false);
  }
});

test('ids have eight signs, and none is given twice', () => {
  const store = openGameStore(fakeStorage());
  const rolls = [...Array(8).fill(0), ...Array(8).fill(0), ...Array(8).fill(0.999)];
  const random = (): number => rolls.shift()!;
  const first = store.freeId(random);
  store.keepGame(game(first));
  expect([first, store.freeId(random)]).toEqual(['22222222', 'zzzzzzzz']);
});

test('what a newer version has kept stays, however much is kept and however little room there is', () => {
  const kept = JSON.parse(formatKeptGame(game('newer', { isOver: true, updated: 1 })));
  const newer = JSON.stringify({ ...kept, game: 'a game of tomorrow' });
  const newest = JSON.stringify({ ...kept, version: 9 });
  const storage = fakeStorage(60_000);
  storage.setItem('thera.game.newer', newer);
  storage.setItem('thera.game.newest', newest);
  const store = openGameStore(storage);
  for (let n = 0; n < 2 * MOST_GAMES; n++) store.keepGame(game(`own${n}`, { isOver: true, updated: n + 2 }));
  expect(store.listGames().length).toBeGreaterThan(9);
  expect(storage.getItem('thera.game.newer')).toBe(newer);
  expect(storage.getItem('thera.game.newest')).toBe(newest);
  expect(store.loadGame('newer')).toEqual({ ok: false, error: 'unknown-game', at: 'game' });
  expect(store.loadGame('newest')).toEqual({ ok: false, error: 'newer-version', at: 'version' });
});
