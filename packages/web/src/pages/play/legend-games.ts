import { browserStorage } from '../../browser-storage.ts';

const KEY = 'thera.legend';
/** As many games as a newcomer needs to learn the marks. */
const GAMES_TO_LEARN = 3;

/** Whether the marks are explained in a game: in the first ones of this browser. */
export function explainsMarks(game: string): boolean {
  const games = (browserStorage?.getItem(KEY) ?? '').split(' ').filter(Boolean);
  if (games.includes(game)) return true;
  if (games.length >= GAMES_TO_LEARN) return false;
  try {
    browserStorage?.setItem(KEY, [...games, game].join(' '));
  } catch {
    // A full storage only means that the marks are explained once more.
  }
  return true;
}
