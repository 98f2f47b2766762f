import { ENDLESS } from '@thera/santowerini';
import type { CampaignText } from '@thera/texts/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { bestKey } from '../../campaign/annals.ts';
import { deviceAnnals } from '../../campaign/device-annals.ts';
import { PlacePicture } from './place-picture.tsx';

interface SiegeCardProps {
  readonly text: CampaignText;
  readonly onPlay: () => void;
}

/** The siege that has no end, and how long one has held out. */
export function SiegeCard({ text, onPlay }: SiegeCardProps): JSX.Element {
  const { name, line } = text.game.places[ENDLESS];
  const best = deviceAnnals.value.annals.bests[bestKey(ENDLESS, 'normal')];
  return (
    <section class="card way-card" aria-label={name}>
      <PlacePicture place={ENDLESS} />
      <div class="way-words">
        <h2 class="way-name">{name}</h2>
        <p class="way-note">{line}</p>
        {best !== undefined && <p class="way-best">{text.siege.best(best.points, best.wave ?? 0)}</p>}
      </div>
      <div class="way-buttons">
        <button type="button" class="button" onClick={onPlay}>
          {text.siege.play}
        </button>
      </div>
    </section>
  );
}
