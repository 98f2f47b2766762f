import type { GodId } from '@thera/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { emblemMarkup } from '../../santorini/emblems/emblem-markup.ts';

/** The emblem of a god, the same in every game that has the god; SVG in a box of 64. */
export const godEmblem = (god: GodId): string =>
  emblemMarkup(god === 'castor-pollux' ? 'castor-and-pollux' : god);

/** A god by its emblem in an arch. It says nothing by itself: the name stands beside it. */
export function GodEmblem({ god }: { readonly god: GodId }): JSX.Element {
  return (
    // The markup is our own drawing.
    <span class="emblem advanced" aria-hidden="true" dangerouslySetInnerHTML={{ __html: godEmblem(god) }} />
  );
}
