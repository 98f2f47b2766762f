import type { KeyHelp } from '../../pages/play-text.ts';
import { type TextLoader, textLoader } from '../../text-loader.ts';
import type { SphinxText } from '../game-text.ts';
import type { AdventureText } from './adventure-text.ts';

/** The constellation tree of an adventure. */
export interface StarsText {
  readonly game: SphinxText;
  readonly adventure: AdventureText;
  readonly title: string;
  readonly sky: string;
  readonly polaris: string;
  readonly place: {
    readonly title: (diamonds: number) => string;
    readonly sentence: string;
    readonly left: string;
    readonly nothing: string;
    readonly nothingWhy: string;
    readonly suggestion: (path: string) => string;
    readonly done: string;
  };
  readonly god: {
    /** “Shapeshifting god of the sea · mover”. */
    readonly line: (title: string, type: string) => string;
    readonly isFriendly: string;
    readonly isNotYet: string;
    readonly label: (name: string, state: string) => string;
    readonly paths: string;
  };
  readonly path: {
    /** “Iris – Proteus”. */
    readonly name: (one: string, other: string) => string;
    readonly shaded: (diamonds: number, of: number) => string;
    readonly isFull: string;
    /** So many more diamonds on this path, and a god is friendly. */
    readonly moreToFriend: (diamonds: number, god: string) => string;
    readonly moreToFull: (diamonds: number) => string;
    readonly row: (path: string, shaded: string, outlook: string) => string;
  };
  readonly shade: string;
  readonly shadeOn: (path: string) => string;
  readonly undo: string;
  readonly befriended: (god: string) => string;
  readonly score: {
    readonly sentence: string;
    readonly raised: (score: number) => string;
    readonly star: (shaded: number, of: number) => string;
    readonly nextBlessing: (name: string) => string;
  };
  readonly arrows: {
    readonly title: string;
    readonly sentence: (god: string) => string;
    readonly choose: (gods: string) => string;
    readonly shade: string;
  };
  readonly shadeShort: string;
  readonly view: {
    readonly label: string;
    readonly sky: string;
    readonly list: string;
    readonly skyShort: string;
    readonly listShort: string;
    readonly nearer: string;
    readonly farther: string;
  };
  readonly keys: KeyHelp;
}

export const loadStarsText: TextLoader<StarsText> = textLoader({
  en: async () => (await import('../../en/sphinx/pages/stars.ts')).stars,
  es: async () => (await import('../../es/sphinx/pages/stars.ts')).stars,
});
