import type { GalleryText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { formatRoute } from '../../../../route.ts';
import type { God } from './god.ts';
import { GodEmblem } from './god-emblem.tsx';
import { badPartners } from './partners.ts';

interface NotWithProps {
  readonly god: God;
  readonly text: GalleryText;
  readonly onChoose: (god: God) => void;
}

/** The powers that a power should not meet, with the reason in words. */
export function NotWith({ god, text, onChoose }: NotWithProps): JSX.Element {
  const { detail, game } = text;
  const bad = badPartners(god);
  return (
    <section class="god-partners">
      <h3 class="label">{detail.notWith}</h3>
      {bad.length === 0 && <p>{detail.noBans}</p>}
      {bad.map(({ note, gods }) => (
        <div key={note}>
          <p>{game.pairNotes[note]}</p>
          <ul>
            {gods.map((partner) => (
              <li key={partner.id}>
                <a
                  class="god-partner"
                  href={formatRoute({ page: 'gods', god: partner.id })}
                  onClick={(event) => {
                    event.preventDefault();
                    onChoose(partner);
                  }}
                >
                  <GodEmblem god={partner} />
                  {game.powers[partner.id].name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
