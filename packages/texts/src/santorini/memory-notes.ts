import { type CardId, formatSquare, POWER_IDS, parseSquare, type RememberingId } from '@thera/santorini';
import { DIRECTIONS } from './codes.ts';
import type { GameText } from './game-text.ts';

/** What one item that a card writes into a position means. */
type Note = (item: string, texts: GameText) => readonly string[];

const spent: Note = (_, { board }) => [board.spent];
const climbed: Note = (_, { board }) => [board.climbed];

/** A card that remembers something has its words here, or this does not compile. */
const NOTES: Readonly<Record<RememberingId, Note>> = {
  achilles: spent,
  adonis(item, texts) {
    const [own = '', other] = item.split('&');
    if (other === undefined) return spent(item, texts);
    return [own === '' ? texts.board.charmed(other) : texts.board.pair(own, other)];
  },
  aeolus: (item, texts) => [texts.board.wind(directionName(item, texts))],
  atalanta: spent,
  athena: climbed,
  bellerophon: spent,
  chaos: (item, texts) => (item === '^' ? climbed(item, texts) : [laidAside(item, texts)]),
  charybdis: (item, texts) => [texts.board.whirlpools(squareList(item, texts))],
  clio(item, texts) {
    const [left = '', coins = ''] = item.split('|');
    const lying = coins === '' ? [] : [texts.board.coins(squareList(coins, texts))];
    return [texts.board.coinsLeft(Number(left)), ...lying];
  },
  eris: (item, texts) => [texts.board.movedLast(squareList(item, texts))],
  'europa-and-talus': (item, { board }) => [board.talus(item)],
  gaea: (item, { board }) => [board.reserve(Number(item))],
  heracles: spent,
  jason: spent,
  medea: spent,
  moerae: (item, texts) => [item === '?' ? texts.board.hiddenFate : texts.board.fate(fateList(item, texts))],
  morpheus: (item, { board }) => [board.stored(Number(item))],
  nike: (_, { board }) => [board.descended],
  odysseus: spent,
  polyphemus: spent,
  siren: (item, texts) => [texts.board.arrow(directionName(item, texts))],
  tartarus: (item, { board }) => [item === '?' ? board.hiddenAbyss : board.abyss(item)],
  theseus: spent,
  tyche: (item, { board }) => [item === '?' ? board.drawDue : board.cardsDrawn(Number(item))],
};

const remembers = (id: CardId): id is RememberingId => id in NOTES;

/** The items that a card writes into a position, in words. */
export function memoryNotes(id: CardId, items: readonly string[], texts: GameText): string[] {
  return remembers(id) ? items.flatMap((item) => NOTES[id](item, texts)) : [];
}

/** The night power, undefined if it has not been drawn, and behind it what that one remembers. */
export function nightNotes(night: CardId | undefined, items: readonly string[], texts: GameText): string[] {
  if (night === undefined) return [texts.board.nightUndrawn];
  return [texts.board.night(texts.powers[night].name), ...memoryNotes(night, items, texts)];
}

function laidAside(item: string, { board, words, powers }: GameText): string {
  const ids = item.replace(/^used=/, '').split(',');
  const aside = POWER_IDS.filter((id) => ids.includes(id));
  return board.laidAside(words.list(aside.map((id) => powers[id].name)));
}

const squareList = (item: string, { words }: GameText): string => words.list(item.split(','));

/** The four squares of which the one named is at the bottom left. */
function fateList(item: string, { words }: GameText): string {
  const corner = parseSquare(item)!;
  return words.list([corner, corner + 1, corner - 5, corner - 4].map(formatSquare));
}

function directionName(item: string, { words }: GameText): string {
  return words.directions[DIRECTIONS.find((direction) => direction === item)!];
}
