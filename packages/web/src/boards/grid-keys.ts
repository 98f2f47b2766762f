import { type Grid, hasGround, type Square } from '@thera/board';

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The square that an arrow key leads to, as the board lies on the screen; where there is no ground it leads across, and
 * at the edge nowhere. Undefined for other keys.
 */
export function neighbourOnScreen(
  shape: Grid,
  square: Square,
  key: string,
  quarterTurns: number,
): Square | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const { columns, rows } = shape;
  const [right, down] = turnedBack(step, quarterTurns);
  let [column, row] = [(square % columns) + right, Math.floor(square / columns) + down];
  for (; column >= 0 && column < columns && row >= 0 && row < rows; column += right, row += down)
    if (hasGround(shape, row * columns + column)) return row * columns + column;
  return square;
}

/** What is right on the screen is another direction on a board that was turned clockwise. */
function turnedBack([x, y]: readonly [number, number], quarterTurns: number): readonly [number, number] {
  return quarterTurns === 0 ? [x, y] : turnedBack([y, -x], quarterTurns - 1);
}
