import { type CardId, POWER_IDS, powerOf } from '@thera/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { emblemMarkup } from '../emblems/emblem-markup.ts';

/** The emblem of a power in an arch with the tint of its group; a question mark for what is dealt. */
export function PowerEmblem({ power }: { readonly power: string }): JSX.Element {
  const id = POWER_IDS.find((known) => known === power);
  const card: CardId | undefined = power === 'mortal' ? power : id;
  if (card === undefined) {
    return (
      <span class="emblem dealt" aria-hidden="true">
        ?
      </span>
    );
  }
  return (
    <span
      class={`emblem ${powerOf(card).group}`}
      aria-hidden="true"
      // The markup is our own drawing.
      dangerouslySetInnerHTML={{ __html: emblemMarkup(card) }}
    />
  );
}
