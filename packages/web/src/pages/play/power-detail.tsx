import { type Power, powerOf } from '@thera/rules';
import type { GameText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { emblemMarkup } from '../../emblems/emblem-markup.ts';

interface PowerDetailProps {
  readonly power: Power | undefined;
  readonly texts: GameText;
}

/** All about the power of a seat, in the wording of its edition. */
export function PowerDetail({ power, texts }: PowerDetailProps): JSX.Element | null {
  if (power === undefined) return null;
  const { title, power: sentence, printed, help } = texts.powers[power.id];
  const group = power.id === 'mortal' ? 'none' : powerOf(power.id).group;
  return (
    <div class="power-detail">
      <div class="power-detail-head">
        <span class={`niche ${group}`} dangerouslySetInnerHTML={{ __html: emblemMarkup(power.id) }} />
        <p>
          <span class="power-title">{title}</span>
          <strong>{power.edition === 'printed' ? (printed ?? sentence) : sentence}</strong>
        </p>
      </div>
      <ul class="rulings">
        {help.map((ruling) => (
          <li key={ruling}>{ruling}</li>
        ))}
      </ul>
      {power.id !== 'mortal' && <a href={`/gods/${power.id}`}>{texts.powers[power.id].name}</a>}
    </div>
  );
}
