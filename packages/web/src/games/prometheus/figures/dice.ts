/** What becomes of a die: nothing yet, it may be rolled again, it was given up or lost, it is a wound. */
export const DIE_STATES = ['plain', 'again', 'lost', 'success'] as const;
export type DieState = (typeof DIE_STATES)[number];

interface Paint {
  readonly fill: string;
  readonly edge: string;
  readonly ink: string;
  readonly width: number;
}

const PAINTS: Readonly<Record<DieState | 'blank', Paint>> = {
  plain: { fill: 'surface', edge: 'line-strong', ink: 'text', width: 2 },
  again: { fill: 'accent-soft', edge: 'accent', ink: 'text', width: 3 },
  lost: { fill: 'surface-2', edge: 'line-strong', ink: 'text-2', width: 1.5 },
  success: { fill: 'good', edge: 'good', ink: 'surface', width: 2 },
  blank: { fill: 'surface-2', edge: 'line-strong', ink: 'text-2', width: 1.5 },
};

const STRUCK = '<path d="M12 40L42 14" stroke="var(--text-2)" stroke-width="2.6" stroke-linecap="round"/>';
const CHECK =
  '<circle cx="45" cy="45" r="9" fill="var(--surface)" stroke="var(--good)" stroke-width="2.2"/><path d="M41 45L44 48.5L49.5 42" fill="none" stroke="var(--good)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>';
const AGAIN =
  '<path d="M14 8.5A8 8 0 0 1 27 6M27 6V1.5M27 6H22.5" fill="none" stroke="var(--accent)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>';

/** A die by its value, 0 for a blank, in a box of 56 with its chips; `plus` is what was added to it. */
export function die(value: number, state: DieState, plus = 0): string {
  const { fill, edge, ink, width } = PAINTS[value === 0 ? 'blank' : state];
  return (
    '<svg class="die-face" viewBox="0 0 56 56" aria-hidden="true" focusable="false">' +
    `<rect x="5" y="5" width="44" height="44" rx="13" fill="var(--${fill})" stroke="var(--${edge})" stroke-width="${width}"/>` +
    (value === 0
      ? ''
      : `<text x="27" y="36" text-anchor="middle" font-family="var(--font-display)" font-size="26" fill="var(--${ink})">${value}</text>`) +
    (state === 'lost' ? STRUCK : state === 'success' ? CHECK : state === 'again' ? AGAIN : '') +
    (plus === 0 ? '' : chip(plus)) +
    '</svg>'
  );
}

const chip = (plus: number): string =>
  `<g transform="translate(45 10)"><rect x="-11" y="-9" width="22" height="18" rx="8" fill="var(--sun)"/><text y="4.5" text-anchor="middle" font-family="var(--font-ui)" font-weight="700" font-size="12.5" fill="#1b2a3b">+${plus}</text></g>`;
