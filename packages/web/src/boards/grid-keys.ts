import type { Square } from '@thera/board';

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The square that an arrow key leads to, as the board lies on the screen; undefined for other keys. */
export function neighbourOnScreen(square: Square, key: string, quarterTurns: number): Square | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const [columns, rows] = turnedBack(step, quarterTurns);
  const column = clamp((square % 5) + columns);
  const row = clamp(Math.floor(square / 5) + rows);
  return row * 5 + column;
}

/** What is right on the screen is another direction on a board that was turned clockwise. */
function turnedBack([x, y]: readonly [number, number], quarterTurns: number): readonly [number, number] {
  return quarterTurns === 0 ? [x, y] : turnedBack([y, -x], quarterTurns - 1);
}

const clamp = (n: number): number => Math.max(0, Math.min(4, n));
