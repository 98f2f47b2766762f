import type { JSX } from 'preact/jsx-runtime';
import { Picture } from '../../../../shell/picture.tsx';
import { BOAT, placed, SCENERY } from '../../chart/scenery.ts';
import { shoreOf } from '../../chart/shore.ts';

/** The boat off an island, above the adventures. */
export const Voyage = (): JSX.Element => <Picture class="voyage" draw={draw} of={[]} />;

function draw(): string {
  const islet = { at: [150, 66], reach: [92, 44], seed: 4 } as const;
  return (
    '<svg viewBox="24 -16 372 164">' +
    [30, 19, 9]
      .map(
        (away) =>
          `<path d="${shoreOf(islet, away)}" fill="none" stroke="var(--sea-3)" stroke-opacity="${9 / (away + 4)}" stroke-width="1.5"/>`,
      )
      .join('') +
    `<path d="${shoreOf(islet, 9)}" fill="var(--sea-1)" fill-opacity=".55"/>` +
    `<path d="${shoreOf(islet)}" fill="var(--ground)" stroke="var(--chart-ink)" stroke-width="2.2"/>` +
    placed(SCENERY.chapel, 116, 66, 1.2) +
    placed(SCENERY.house, 148, 72, 1.1) +
    placed(SCENERY.bush, 182, 76) +
    placed(SCENERY.lighthouse, 216, 64, 1.05) +
    '<path d="M262 92C286 104 300 104 318 98" fill="none" stroke="var(--chart-route)" stroke-width="2.6" stroke-dasharray="2 8" stroke-linecap="round"/>' +
    placed(BOAT, 340, 86, 0.72) +
    '</svg>'
  );
}
