import type { JSX } from 'preact/jsx-runtime';
import { emblemMarkup } from '../../emblems/emblem-markup.ts';
import type { God } from './god.ts';

/** The emblem of a power in an arch with the tint of its group. */
export function GodEmblem({
  god,
  large = false,
}: {
  readonly god: God;
  readonly large?: boolean;
}): JSX.Element {
  return (
    <span
      class={`emblem gallery-emblem ${god.group}${large ? ' large' : ''}`}
      aria-hidden="true"
      // The markup is our own drawing.
      dangerouslySetInnerHTML={{ __html: emblemMarkup(god.id) }}
    />
  );
}
