import { focusBoard, isNothingFocused } from '../../boards/focus-board.ts';
import type { PlaceKey } from '../../boards/game-board.ts';
import type { PlayCtrl } from './ctrl.ts';
import type { SheetName } from './play-sheet.tsx';

type OpenSheet = (sheet: SheetName) => void;

/** What a key does on the board; the place has the focus. */
const BOARD_KEYS: Readonly<Record<string, (ctrl: PlayCtrl, open: OpenSheet, place: PlaceKey) => void>> = {
  Backspace: (ctrl) => ctrl.undoStep(),
  l: (ctrl) => {
    ctrl.news.value = ctrl.client.stepsInWords();
  },
  o: (ctrl, _, place) => {
    // A space that does not break makes the same words news again.
    ctrl.news.value = `${ctrl.client.labels.value[place]}${ctrl.news.value.endsWith('\u00a0') ? '' : '\u00a0'}`;
  },
  p: (ctrl, open) => {
    const sheet = ctrl.client.sheetOfSeat?.(ctrl.seating.toAct ?? 0);
    if (sheet !== undefined) open(sheet);
  },
};

/** What a key does anywhere in the game. */
const GAME_KEYS: Readonly<Record<string, (ctrl: PlayCtrl, open: OpenSheet) => void>> = {
  ArrowLeft: (ctrl) => ctrl.back.goTo(ctrl.back.shown - 1),
  ArrowRight: (ctrl) => ctrl.back.goTo(ctrl.back.shown + 1),
  Home: (ctrl) => ctrl.back.goTo(0),
  End: (ctrl) => ctrl.back.goToGame(),
  Backspace: (ctrl) => ctrl.undoStep(),
  f: (ctrl) => ctrl.board.viewpoint?.flip(),
  r: (ctrl) => ctrl.board.viewpoint?.turn(),
  h: (ctrl) => ctrl.seekHint(),
  '/': (ctrl, open) => {
    if (ctrl.client.takeTyped !== undefined) open('typing');
  },
  '?': (_, open) => open('keys'),
};

/** These have no meaning of their own in the game. */
const TO_THE_BOARD: readonly string[] = ['ArrowUp', 'ArrowDown', 'Enter', ' '];

/** Handles a key of the game, or with a place one of the board; nothing fires while a text is typed. */
export function gameKey(event: KeyboardEvent, ctrl: PlayCtrl, open: OpenSheet, place?: PlaceKey): void {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target))
    return;
  if (event.shiftKey && event.key === 'Enter') {
    event.preventDefault();
    ctrl.endTurn();
    return;
  }
  // Whoever has not touched anything yet begins to play by going to the board.
  if (place === undefined && TO_THE_BOARD.includes(event.key) && isNothingFocused()) {
    event.preventDefault();
    focusBoard();
    return;
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const board = place === undefined ? undefined : BOARD_KEYS[key];
  const act = board ?? ctrl.client.keys?.[key] ?? GAME_KEYS[key];
  if (act === undefined) return;
  event.preventDefault();
  act(ctrl, open, place ?? '');
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
}
