import type { PowerText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import type { God } from './god.ts';
import { GodEmblem } from './god-emblem.tsx';

interface GodCardProps {
  readonly god: God;
  readonly text: PowerText;
  readonly address: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A power in the list: the emblem, the name, the title and one sentence. */
export function GodCard({ god, text, address, isChosen, onChoose }: GodCardProps): JSX.Element {
  return (
    <li class="god-card" data-god={god.id}>
      <a
        href={address}
        aria-current={isChosen ? 'true' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onChoose();
        }}
      >
        <GodEmblem god={god} />
        <span class="god-names">
          <span class="god-name">{text.name}</span>
          <span class="god-title">{text.title}</span>
        </span>
        <span class="god-power">{text.power}</span>
      </a>
    </li>
  );
}
