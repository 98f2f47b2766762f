/** Whether the last thing that the visitor did was done by keyboard. */
let isByKeyboard = false;
addEventListener('keydown', () => note(true), true);
addEventListener('pointerdown', () => note(false), true);

function note(byKeyboard: boolean): void {
  isByKeyboard = byKeyboard;
}

/** Gives the keyboard to the square of the board that had it last. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('.board-cell[tabindex="0"]')?.focus({ preventScroll: true });
}

/** Whether nothing on the page has the keyboard. */
export const isNothingFocused = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Gives the board to who plays by keyboard, if whatever they were on is gone; others keep what they have. */
export function keepKeyboard(): void {
  if (isByKeyboard && isNothingFocused()) focusBoard();
}
