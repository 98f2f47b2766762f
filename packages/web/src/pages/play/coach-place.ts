/** Where something is on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a bubble lies, on which side of its target, and how far along that side its tip is. */
export interface BubblePlace {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below' | 'before' | 'inside';
  readonly tip: number;
}

/** How far a bubble keeps from its target and from the edges of the screen. */
const GAP = 12;
/** What the tip of a bubble needs of the round corners. */
const CORNER = 24;

/**
 * Beside the target where there is room for it, as beside a column; else above it, or below. What fills half of the
 * screen has the bubble on its own lower edge.
 */
export function placeBubble(
  target: Box,
  bubble: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
): BubblePlace {
  const middle = target.left + target.width / 2;
  const centre = target.top + target.height / 2;
  const left = between(GAP, middle - bubble.width / 2, screen.width - bubble.width - GAP);
  const tip = between(CORNER, middle - left, bubble.width - CORNER);
  if (target.height > screen.height / 2) {
    const top = target.top + target.height - bubble.height - GAP;
    return { left, top: Math.min(top, screen.height - bubble.height - GAP), side: 'inside', tip };
  }
  if (target.left > screen.width / 2 && target.left - bubble.width - 2 * GAP >= 0) {
    const top = between(GAP, centre - bubble.height / 2, screen.height - bubble.height - GAP);
    return {
      left: target.left - bubble.width - GAP,
      top,
      side: 'before',
      tip: between(CORNER, centre - top, bubble.height - CORNER),
    };
  }
  const above = target.top - bubble.height - GAP;
  return above >= 0
    ? { left, top: above, side: 'above', tip }
    : { left, top: target.top + target.height + GAP, side: 'below', tip };
}

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));
