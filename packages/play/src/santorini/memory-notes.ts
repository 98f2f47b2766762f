import { type CardId, formatSquare, POWER_IDS, parseSquare } from '@thera/santorini';
import { DIRECTIONS, type GameText } from '@thera/texts';

/** What one item that a card writes into a position means; undefined where it is no item of that card alone. */
type Note = (item: string, texts: GameText) => readonly string[] | undefined;

const NOTES: Readonly<Partial<Record<CardId, Note>>> = {
  adonis(item, { board }) {
    const [own = '', other] = item.split('&');
    if (other === undefined) return undefined;
    return [own === '' ? board.charmed(other) : board.pair(own, other)];
  },
  aeolus: (item, texts) => [texts.board.wind(directionName(item, texts))],
  charybdis: (item, texts) => [texts.board.whirlpools(squareList(item, texts))],
  clio(item, texts) {
    const [left = '', coins = ''] = item.split('|');
    const lying = coins === '' ? [] : [texts.board.coins(squareList(coins, texts))];
    return [texts.board.coinsLeft(Number(left)), ...lying];
  },
  eris: (item, texts) => [texts.board.movedLast(squareList(item, texts))],
  'europa-and-talus': (item, { board }) => [board.talus(item)],
  gaea: (item, { board }) => [board.reserve(Number(item))],
  moerae: (item, texts) => [item === '?' ? texts.board.hiddenFate : texts.board.fate(fateList(item, texts))],
  nike: (item, { board }) => (item === '^' ? [board.descended] : undefined),
  siren: (item, texts) => [texts.board.arrow(directionName(item, texts))],
  tartarus: (item, { board }) => [item === '?' ? board.hiddenAbyss : board.abyss(item)],
  tyche: (item, { board }) => [item === '?' ? board.drawDue : board.cardsDrawn(Number(item))],
};

/** The items that a card writes into a position, in words. */
export function memoryNotes(id: CardId, items: readonly string[], texts: GameText): string[] {
  if (id === 'nyx') return nightNotes(items, texts);
  return items.flatMap((item) => NOTES[id]?.(item, texts) ?? [commonNote(item, texts)]);
}

/** The night power, and behind it what that one remembers. */
function nightNotes([night, ...items]: readonly string[], texts: GameText): string[] {
  if (night === undefined) return [];
  const id = powerWith(night);
  if (id === undefined) return [texts.board.nightUndrawn];
  return [texts.board.night(texts.powers[id].name), ...memoryNotes(id, items, texts)];
}

function commonNote(item: string, { board, words, powers }: GameText): string {
  if (item === '^') return board.climbed;
  if (item === 'x') return board.spent;
  if (/^\d+$/.test(item)) return board.stored(Number(item));
  const aside = item
    .replace(/^used=/, '')
    .split(',')
    .flatMap((id) => powerWith(id) ?? []);
  return board.laidAside(words.list(aside.map((id) => powers[id].name)));
}

const powerWith = (text: string): CardId | undefined => POWER_IDS.find((id) => id === text);

const squareList = (item: string, { words }: GameText): string => words.list(item.split(','));

/** The four squares of which the one named is at the bottom left. */
function fateList(item: string, { words }: GameText): string {
  const corner = parseSquare(item)!;
  return words.list([corner, corner + 1, corner - 5, corner - 4].map(formatSquare));
}

function directionName(item: string, { words }: GameText): string {
  return words.directions[DIRECTIONS.find((direction) => direction === item)!];
}
