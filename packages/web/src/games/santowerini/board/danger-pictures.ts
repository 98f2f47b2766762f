import { DANGER_KINDS, type DangerKind } from '@thera/board';
import type { SantoweriniPlayText } from '@thera/texts/santowerini';

const LINE = 'fill="none" stroke="currentColor" stroke-linejoin="round"';

/** Dots, teeth, a double line: the outlines of squares on which something may happen. */
const OUTLINES: Readonly<Record<DangerKind, string>> = {
  step: `<rect x="3" y="3" width="18" height="18" ${LINE} stroke-width="3" stroke-linecap="round" stroke-dasharray=".1 4.500"/>`,
  strike: `<path d="M4 4l2.700 2 2.700-2 2.600 2 2.700-2 2.600 2L20 4l-2 2.700 2 2.700-2 2.600 2 2.700-2 2.600 2 2.700-2.700-2-2.600 2-2.700-2-2.600 2-2.700-2L4 20l2-2.700-2-2.600 2-2.700-2-2.600 2-2.700z" ${LINE} stroke-width="1.800"/>`,
  end: `<path d="M3 3h18v18H3zM7.500 7.500h9v9h-9z" ${LINE} stroke-width="2.200"/>`,
};
const CHEVRONS =
  '<path d="M5 6l7 5 7-5M5 13l7 5 7-5" fill="none" stroke="var(--mark-hot)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>';

/** What else is drawn on the island and what it means. */
export function dangerPictures({
  dangers,
  game,
}: SantoweriniPlayText): readonly (readonly [string, string])[] {
  return [
    ...DANGER_KINDS.map((kind) => [alone(OUTLINES[kind]), dangers[kind]] as const),
    [alone(CHEVRONS), game.square.gate],
  ];
}

const alone = (content: string): string => `<svg viewBox="0 0 24 24" aria-hidden="true">${content}</svg>`;
