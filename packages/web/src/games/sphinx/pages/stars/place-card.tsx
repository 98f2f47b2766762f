import { type AdventureLog, nextStep, PATHS, SUGGESTED_PATH } from '@thera/sphinx';
import type { StarsText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { adventurePath } from '../../adventure/adventure-path.ts';
import { afterRiddle } from '../../adventure/after-riddle.ts';
import { Diamonds } from './diamonds.tsx';
import { pathName } from './path-words.ts';
import type { Placing } from './use-placing.ts';

interface PlaceCardProps {
  readonly log: AdventureLog;
  readonly placing: Placing;
  readonly text: StarsText;
}

/** How many diamonds are to be placed, or that there are none and why. */
export function PlaceCard({ log, placing, text }: PlaceCardProps): JSX.Element {
  const { place, adventure } = text;
  const { left } = placing;
  const after = afterRiddle(log);
  const step = nextStep(log);
  if (left === 0)
    return (
      <section class="card star-place">
        <h2>{place.nothing}</h2>
        <p>{step === 'sign' || step === 'shade' ? adventure.refusals[`${step}-first`] : place.nothingWhy}</p>
        <div class="star-card-ways">
          <a class="button primary" href={adventurePath(log.id)}>
            {place.done}
          </a>
          {placing.canUndo && (
            <button type="button" class="button" onClick={placing.undo}>
              {text.undo}
            </button>
          )}
        </div>
      </section>
    );
  return (
    <section class="card star-place">
      {after !== undefined && <p class="label">{adventure.due.title(after.play.riddle)}</p>}
      <h2>{place.title(left)}</h2>
      <p>{place.sentence}</p>
      {after?.isFirst && (
        <p>{place.suggestion(pathName(PATHS.find(({ id }) => id === SUGGESTED_PATH)!, text))}</p>
      )}
      <p class="star-place-left">
        <Diamonds shaded={left} of={left} />
        {place.left}
      </p>
    </section>
  );
}
