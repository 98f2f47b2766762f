import type { GalleryText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { formatRoute } from '../../../../route.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { SANTORINI } from '../../name.ts';
import { TasteButtons } from '../../tastes/taste-buttons.tsx';
import type { God } from './god.ts';
import { GodEmblem } from './god-emblem.tsx';
import { NotWith } from './not-with.tsx';
import { TrialPreview } from './trial-preview.tsx';

interface GodDetailProps {
  readonly god: God;
  readonly text: GalleryText;
  readonly headingId: string;
  readonly onStep: (by: 1 | -1) => void;
  readonly onChoose: (god: God) => void;
  readonly onTry: () => void;
  readonly onClose: () => void;
}

/** Everything there is to say about one power. */
export function GodDetail(props: GodDetailProps): JSX.Element {
  const { god, text, headingId, onChoose, onTry } = props;
  const { detail, game, filters } = text;
  const { name, title, power, printed, help } = game.powers[god.id];
  return (
    <>
      <Tools {...props} />
      <div class="god-head">
        <GodEmblem god={god} large />
        <div>
          <h2 id={headingId} tabIndex={-1}>
            {name}
          </h2>
          <p class="god-title">{title}</p>
          <ul class="god-badges">
            <li class="badge">{detail.players(god.players)}</li>
            <li class="badge">{detail.kinds[god.group]}</li>
            {god.flags
              .filter((flag) => flag !== 'experimental' || god.group !== 'second-edition')
              .map((flag) => (
                <li class="badge" key={flag} title={game.words.flags[flag]}>
                  {filters.flags[flag]}
                </li>
              ))}
          </ul>
        </div>
      </div>
      <p class="god-sentence">{power}</p>
      <div class="god-tastes">
        <TasteButtons god={god.id} name={name} text={text.tastes} isWordy />
      </div>
      {printed !== undefined && (
        <div class="god-printed">
          <h3 class="label">{detail.printed}</h3>
          <p>{printed}</p>
        </div>
      )}
      <TrialPreview god={god} label={text.trial.open} onTry={onTry} />
      <h3 class="label">{detail.goodToKnow}</h3>
      <ul class="god-help">
        {help.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ul>
      <NotWith god={god} text={text} onChoose={onChoose} />
      <div class="god-dock">
        <a
          class="button primary"
          href={formatRoute({ page: 'new', query: `game=${SANTORINI}&powers=${god.id},simple` })}
        >
          {detail.play(name)}
        </a>
      </div>
    </>
  );
}

function Tools({ text: { detail }, onStep, onClose }: GodDetailProps): JSX.Element {
  return (
    <div class="god-tools">
      <button
        type="button"
        class="tool"
        aria-label={detail.previous}
        title={`${detail.previous} (←)`}
        onClick={() => onStep(-1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        class="tool"
        aria-label={detail.next}
        title={`${detail.next} (→)`}
        onClick={() => onStep(1)}
      >
        <Icon name="next" />
      </button>
      <button type="button" class="tool" aria-label={detail.close} title={detail.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
