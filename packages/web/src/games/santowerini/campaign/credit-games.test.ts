import { type Setup, santowerini } from '@thera/santowerini';
import { append, begin } from '@thera/table';
import { expect, test } from 'vitest';
import { fakeStorage } from '../../../../test/fake-storage.ts';
import { openGameStore } from '../../../kept-games/game-store.ts';
import type { KeptGame } from '../../../kept-games/kept-game.ts';
import { summaryOf } from '../play/summary-of.ts';
import { planFor } from '../tables/table-plan.ts';
import { type AnnalsStore, openAnnalsStore } from './annals-store.ts';
import { withGame } from './campaign-changes.ts';
import { creditGames } from './credit-games.ts';

const SETUP: Setup = { scenario: '1A', difficulty: 'normal', attempt: 1 };

/** A game that was given up, or one that goes on. */
function kept(id: string, isOver = true): KeptGame {
  const begun = begin(santowerini, SETUP, 'seed');
  if (!begun.ok) throw new Error(begun.error);
  const ended = append(santowerini, begun.value, { kind: 'resignation', seat: 0 });
  if (!ended.ok) throw new Error(ended.error);
  const match = isOver ? ended.value : begun.value;
  const plan = planFor(SETUP);
  return { id, plan, record: match.record, summary: summaryOf(match, plan, 1) };
}

const tries = (store: AnnalsStore): number => store.read().annals.campaign?.attempts.length ?? 0;

test('a page that was left between the last turn and the count has lost nothing, and counts nothing twice', () => {
  const storage = fakeStorage();
  const games = openGameStore(storage);
  openAnnalsStore(storage).change((annals) => withGame(annals, 'try'));
  games.keepGame(kept('try'));
  // Everything anew, as after a reload.
  for (let visits = 0; visits < 3; visits++) {
    const store = openAnnalsStore(storage);
    creditGames(store, openGameStore(storage));
    expect(tries(store)).toBe(1);
    expect(store.read().annals.bests['1A normal']?.games).toBe(1);
  }
});

test('a game that goes on does not count yet', () => {
  const storage = fakeStorage();
  const store = openAnnalsStore(storage);
  store.change((annals) => withGame(annals, 'try'));
  const games = openGameStore(storage);
  games.keepGame(kept('try', false));
  creditGames(store, games);
  expect(tries(store)).toBe(0);
  expect(store.read().annals.playing).toBe('try');
});

test('a game that came by a link does not count', () => {
  const storage = fakeStorage();
  const store = openAnnalsStore(storage);
  const games = openGameStore(storage);
  games.keepGame(kept('replay-0123456789ab'));
  creditGames(store, games);
  expect(store.read().annals.bests).toEqual({});
});

test('games that are gone are forgotten, what they brought is not', () => {
  const storage = fakeStorage();
  const store = openAnnalsStore(storage);
  const games = openGameStore(storage);
  games.keepGame(kept('first'));
  creditGames(store, games);
  games.dropGame('first');
  games.keepGame(kept('second'));
  creditGames(store, games);
  const { credited, bests } = store.read().annals;
  expect(Object.keys(credited)).toEqual(['second']);
  expect(bests['1A normal']?.games).toBe(2);
});

test('nothing is counted over what is damaged', () => {
  const storage = fakeStorage();
  storage.setItem('thera.santowerini', 'no annals');
  const games = openGameStore(storage);
  games.keepGame(kept('try'));
  creditGames(openAnnalsStore(storage), games);
  expect(storage.getItem('thera.santowerini')).toBe('no annals');
});
