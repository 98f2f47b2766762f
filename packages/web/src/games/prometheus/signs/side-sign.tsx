import type { Side } from '@thera/prometheus';
import type { JSX } from 'preact/jsx-runtime';

const SHAPES: Readonly<Record<Side, string>> = {
  blue: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z',
  red: 'M3.500 10L12 3l8.500 7v11h-17Z',
};

/** A side as SVG: a round shield, or a gable. */
export const sidePicture = (side: Side): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${SHAPES[side]}" fill="var(--side-${side})" stroke="var(--side-${side}-edge)" stroke-width="2" stroke-linejoin="round"/></svg>`;

export function SideSign({ side }: { readonly side: Side }): JSX.Element {
  return <span class="side-sign" dangerouslySetInnerHTML={{ __html: sidePicture(side) }} />;
}
