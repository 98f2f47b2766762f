import type { Word } from './bus.ts';

/** Words as one process has sent them together. */
export interface Letter {
  readonly from: string;
  readonly words: readonly Word[];
}

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 100;
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** What each kind of word has to hold. */
const SHAPES: Readonly<Record<Word['kind'], (fields: Fields) => boolean>> = {
  table: ({ table }) => isText(table),
  chat: ({ table }) => isText(table),
  log: ({ log }) => isText(log),
  lobby: () => true,
  who: () => true,
  here: ({ players, watchers }) =>
    Array.isArray(players) &&
    players.every(isText) &&
    Array.isArray(watchers) &&
    watchers.every((pair) => Array.isArray(pair) && isText(pair[0]) && isCount(pair[1])),
  came: ({ player }) => isText(player),
  went: ({ player }) => isText(player),
  watched: ({ table, count }) => isText(table) && isCount(count),
  gone: () => true,
};

/** What a process of ours has sent; words that cannot be read, such as those of a newer version, are left out. */
export function parseLetter(text: string): Letter | undefined {
  try {
    const { from, words } = JSON.parse(text) as Partial<Record<keyof Letter, unknown>>;
    if (typeof from !== 'string' || !Array.isArray(words)) return undefined;
    return { from, words: words.filter(isWord) };
  } catch {
    return undefined;
  }
}

function isWord(value: unknown): value is Word {
  if (typeof value !== 'object' || value === null) return false;
  const { kind } = value as Fields;
  return (
    typeof kind === 'string' && Object.hasOwn(SHAPES, kind) && SHAPES[kind as Word['kind']](value as Fields)
  );
}
