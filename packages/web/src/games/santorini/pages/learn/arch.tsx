import type { JSX } from 'preact/jsx-runtime';
import type { LessonState } from '../../lessons/progress.ts';

const OPENING = 'M8 60V30a20 20 0 0 1 40 0v30z';
const LEFT_LEAF = 'M8 60V30a20 20 0 0 1 20-20v50z';
const RIGHT_LEAF = 'M48 60V30a20 20 0 0 0-20-20v50z';

/** A doorway for each lesson: closed, ajar, and open to the sea when it is done. */
export function Arch({ state }: { readonly state: LessonState }): JSX.Element {
  return (
    <svg class={`lesson-arch arch-${state}`} viewBox="0 0 56 64" aria-hidden="true">
      <path class="arch-wall" d="M2 62V30a26 26 0 0 1 52 0v32z" />
      <path class="arch-sky" d={OPENING} />
      <circle class="arch-sun" cx="35" cy="29" r="6" />
      <path class="arch-sea" d="M8 60V42h40v18z" />
      <path class="arch-glint" d="M30 47h10M18 52h9M33 55h8" />
      {state !== 'done' && <path class="arch-leaf" d={LEFT_LEAF} />}
      {state === 'open' && <path class="arch-leaf" d={RIGHT_LEAF} />}
      {state === 'open' && <path class="arch-knob" d="M24 40v4M32 40v4" />}
      {state === 'begun' && <path class="arch-knob" d="M23 40v4" />}
      <path class="arch-frame" d={OPENING} />
      <path class="arch-step" d="M4 62h48" />
    </svg>
  );
}
