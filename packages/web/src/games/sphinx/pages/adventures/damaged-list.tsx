import type { AdventuresText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import type { DamagedAdventure } from '../../adventure/adventure-store.ts';

interface DamagedListProps {
  readonly damaged: readonly DamagedAdventure[];
  readonly text: AdventuresText;
}

/** What is kept as an adventure and cannot be read as one. It is left alone. */
export function DamagedList({ damaged, text }: DamagedListProps): JSX.Element | null {
  if (damaged.length === 0) return null;
  return (
    <section class="error adventures-damaged" role="alert">
      <h2>{text.damaged.title}</h2>
      <ul>
        {damaged.map(({ id, fault: { error, at } }) => (
          <li key={id}>
            <code>{id}</code> {text.adventure.faults[error]} {at !== undefined && text.readIn.at(at)}
          </li>
        ))}
      </ul>
      <p>{text.damaged.kept}</p>
    </section>
  );
}
