import type { Power } from '@thera/santorini';
import type { SantoriniPlayText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';
import { PowerEmblem } from '../gods/power-emblem.tsx';
import { cardSentence, type Holder } from './card-sentence.ts';

interface PowerDetailProps {
  readonly power: Power | undefined;
  readonly holder: Holder;
  readonly text: SantoriniPlayText;
}

/** All about the power of a seat, in the wording of its edition. */
export function PowerDetail({ power, holder, text }: PowerDetailProps): JSX.Element | null {
  if (power === undefined) return null;
  const { name, title, help } = text.game.powers[power.id];
  const isMortal = power.id === 'mortal';
  return (
    <div class="power-detail">
      <div class="power-detail-head">
        <PowerEmblem power={power.id} />
        <p>
          <span class="power-title">{title}</span>
          <strong>{cardSentence(power, holder, text.game)}</strong>
        </p>
      </div>
      {holder === 'theirs' && !isMortal && <p class="rulings-for">{text.rulingsFor(name)}</p>}
      <ul class="rulings">
        {help.map((ruling) => (
          <li key={ruling}>{ruling}</li>
        ))}
      </ul>
      {!isMortal && (
        <a class="button" href={`/gods/${power.id}`}>
          {name}
          <Icon name="next" />
        </a>
      )}
    </div>
  );
}
