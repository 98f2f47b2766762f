/** Gives the keyboard to the square of the board that had it last. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('.board-cell[tabindex="0"]')?.focus({ preventScroll: true });
}

/** Whether nothing on the page has the keyboard. */
export const isNothingFocused = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
