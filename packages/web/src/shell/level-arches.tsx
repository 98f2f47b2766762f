import './level-arches.css';
import type { Level } from '@thera/table';
import type { JSX } from 'preact/jsx-runtime';
import { LEVEL_NUMBERS, LEVEL_ORDER } from './level-numbers.ts';

/** A level as arches, as many of them filled as it is high. Its name stands beside it. */
export function LevelArches({ level }: { readonly level: Level }): JSX.Element {
  return (
    <span class="level-arches" aria-hidden="true">
      {LEVEL_ORDER.map((each) => (
        <i key={each} class={LEVEL_NUMBERS[each] <= LEVEL_NUMBERS[level] ? 'filled' : ''} />
      ))}
    </span>
  );
}
