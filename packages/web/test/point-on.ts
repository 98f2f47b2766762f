import type { Locator } from 'playwright-core';

/**
 * Where a person would tap a square: the point nearest to the middle of what is seen of it at which the browser finds
 * its button. The buttons lie over each other and are cut to shape, so their boxes tell nothing.
 */
export async function pointOn(cell: Locator): Promise<readonly [x: number, y: number]> {
  await cell.page().locator('.board-stage, .map-pane').first().scrollIntoViewIfNeeded();
  const point = await cell.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const outline = [...getComputedStyle(button).clipPath.matchAll(/([\d.-]+)% ([\d.-]+)%/g)].map(
      ([, x, y]) => [left + (width * Number(x)) / 100, top + (height * Number(y)) / 100] as const,
    );
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    const [low, high] = [Math.min(...xs), Math.max(...xs)];
    const [head, foot] = [Math.min(...ys), Math.max(...ys)];
    const middle = [(low + high) / 2, (head + foot) / 2] as const;
    const STEPS = 12;
    const points = Array.from({ length: (STEPS - 1) ** 2 }, (_, n) => {
      const column = 1 + (n % (STEPS - 1));
      const row = 1 + Math.floor(n / (STEPS - 1));
      return [low + ((high - low) * column) / STEPS, head + ((foot - head) * row) / STEPS] as const;
    });
    const away = ([x, y]: readonly [number, number]): number => Math.hypot(x - middle[0], y - middle[1]);
    return points
      .toSorted((a, b) => away(a) - away(b))
      .find(([x, y]) => document.elementFromPoint(x, y) === button);
  });
  if (point === undefined) throw new Error('nothing is seen of the square');
  return point;
}
