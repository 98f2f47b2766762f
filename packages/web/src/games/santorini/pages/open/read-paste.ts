import { type GameTextError, type ParsedGame, parseGame, parseStage, type Stage } from '@thera/santorini';
import { fault, ok, type Result } from '@thera/table';
import { parseRoute, type Route } from '../../../../route.ts';

/** What somebody has pasted. */
export type Paste =
  | { readonly kind: 'position'; readonly stage: Stage }
  | { readonly kind: 'game'; readonly game: ParsedGame }
  | { readonly kind: 'link'; readonly to: Route };

export type PasteError = GameTextError | 'foreign-link';

/** What a text is; a fault's place is the index of the character where it is. */
export function readPaste(text: string, origin: string): Result<Paste, PasteError> {
  if (/^\s*(https?:\/\/|\/)/i.test(text)) return readLink(text.trim(), origin);
  if (/^\s*(\[|1\.)/.test(text)) {
    const game = parseGame(text);
    return game.ok ? ok({ kind: 'game', game: game.value }) : game;
  }
  const stage = parseStage(text);
  return stage.ok ? ok({ kind: 'position', stage: stage.value }) : stage;
}

/** A link to this site; a position and a table say all there is, whatever site they were copied from. */
function readLink(text: string, origin: string): Result<Paste, PasteError> {
  if (!URL.canParse(text, origin)) return fault('foreign-link');
  const url = new URL(text, origin);
  const to = parseRoute(url.pathname, url.search);
  const isOpen = to.page === 'board' || to.page === 'new';
  return isOpen || (url.origin === origin && to.page !== 'lost')
    ? ok({ kind: 'link', to })
    : fault('foreign-link');
}

/** A text in three: up to its fault, the part that is wrong, and the rest. */
export type Underlined = readonly [before: string, wrong: string, after: string];

/** Underlines what is wrong at a place: up to the end of the word, or of the part of a position. */
export function underline(text: string, at: number): Underlined {
  const wrong = /^[^\s/;]*/.exec(text.slice(at))?.[0] ?? '';
  const end = at + Math.max(1, wrong.length);
  return [text.slice(0, at), text.slice(at, end), text.slice(end)];
}

/** A place as people count: lines and signs from 1. */
export function placeIn(text: string, at: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}
