import type { JSX } from 'preact/jsx-runtime';

/** Where the page ends and the sea begins: a line down the page, in a box of 1000 by 1000. */
const SHORE = 'M10 0C-26 92 58 128 66 218S-52 350-52 470 42 640 62 752 18 900 30 1000H1100V0Z';

/** The sea on wide screens. It stretches with the page, and foam keeps its width. */
export function SeaBackground(): JSX.Element {
  return (
    <svg class="sea-background" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <radialGradient id="sea-water" cx=".5" cy=".48" r=".62">
          <stop offset=".1" stop-color="var(--sea-1)" />
          <stop offset=".55" stop-color="var(--sea-2)" />
          <stop offset="1" stop-color="var(--sea-3)" />
        </radialGradient>
      </defs>
      <path d={SHORE} class="wet-sand" />
      <path d={SHORE} class="surf" />
      <path d={SHORE} fill="url(#sea-water)" />
    </svg>
  );
}
