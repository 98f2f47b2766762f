import {
  type AdventureLog,
  circlesAt,
  firstNames,
  type Lock,
  lockOf,
  POLARIS,
  STAR_ARROWS,
  type StarId,
  type TreeNode,
} from '@thera/sphinx';
import type { SphinxCatalogue } from '@thera/texts/sphinx';
import { riddleLine } from './riddle-card.ts';

/** What an adventure is called: as its players want, or after those who signed first. */
export function titleOf(log: AdventureLog, { adventure }: SphinxCatalogue): string {
  const names = firstNames(log);
  if (log.title.text !== '') return log.title.text;
  return names.length === 0 ? adventure.untitled : adventure.titleOf(names);
}

/** A riddle in the list of an adventure: with its circles, or why it is closed. */
export function riddleOnMap(log: AdventureLog, riddle: number, texts: SphinxCatalogue): string {
  const { terminal, tiers, words, adventure } = texts;
  const line = riddleLine(riddle, texts);
  const lock = lockOf(log, riddle);
  if (lock !== undefined)
    return `${line} · ${lock.reason === 'riddle-before' ? adventure.locks.after(lock.riddle) : adventure.locks.notOpenYet}`;
  const shaded = circlesAt(log, riddle).filter(({ state }) => state === 'shaded');
  return shaded.length === 0
    ? line
    : `${line} · ${terminal.adventure.circles(words.list(shaded.map(({ tier }) => tiers[tier])))}`;
}

/** Why a riddle is closed, in a sentence. */
export function lockInWords(
  lock: Lock,
  { adventure: { locks }, riddles, islands, words }: SphinxCatalogue,
): string {
  switch (lock.reason) {
    case 'riddle-before':
      return locks.riddleBefore(lock.riddle, riddles[lock.riddle]!.title);
    case 'island-unfinished':
      return locks.islandUnfinished(islands[lock.island]);
    case 'circles-missing':
      return locks.circlesMissing(words.list(lock.riddles.map(String)));
  }
}

/** An end of a path among the stars. */
export const nodeName = (node: TreeNode, { stars, gods }: SphinxCatalogue): string =>
  node === POLARIS ? stars.polaris : gods[node].name;

/** A star by the gods that its arrows point to. */
export const arrowInWords = (star: StarId, { stars, gods, words }: SphinxCatalogue): string =>
  stars.arrows.choose(words.list(STAR_ARROWS[star].map((god) => gods[god].name)));
