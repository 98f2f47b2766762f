import type { Power } from '@thera/santorini';
import type { GameText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';
import { PowerEmblem } from '../gods/power-emblem.tsx';

interface PowerDetailProps {
  readonly power: Power | undefined;
  readonly texts: GameText;
}

/** All about the power of a seat, in the wording of its edition. */
export function PowerDetail({ power, texts }: PowerDetailProps): JSX.Element | null {
  if (power === undefined) return null;
  const { title, help } = texts.powers[power.id];
  return (
    <div class="power-detail">
      <div class="power-detail-head">
        <PowerEmblem power={power.id} />
        <p>
          <span class="power-title">{title}</span>
          <strong>{sentenceOf(power, texts)}</strong>
        </p>
      </div>
      <ul class="rulings">
        {help.map((ruling) => (
          <li key={ruling}>{ruling}</li>
        ))}
      </ul>
      {power.id !== 'mortal' && (
        <a class="button" href={`/gods/${power.id}`}>
          {texts.powers[power.id].name}
          <Icon name="next" />
        </a>
      )}
    </div>
  );
}

/** What a power does, in the wording of its edition. */
export function sentenceOf({ id, edition }: Power, { powers }: GameText): string {
  const { power, printed } = powers[id];
  return edition === 'printed' ? (printed ?? power) : power;
}
