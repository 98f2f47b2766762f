import { type AdventureLog, friendlyGods, GOD_CARDS, POLARIS } from '@thera/sphinx';
import type { StarsText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { GodEmblem } from '../../signs/god-emblem.tsx';
import { outlookOf } from '../../sky/path-outlook.ts';
import { pathsAt } from '../../sky/sky-shape.ts';
import { Diamonds } from './diamonds.tsx';
import { nodeName, outlookWords, pathName, pathRow } from './path-words.ts';
import type { Placing } from './use-placing.ts';

interface GodCardProps {
  readonly log: AdventureLog;
  readonly placing: Placing;
  readonly text: StarsText;
  /** Whether it has as little room as a phone has below the sky. */
  readonly isCompact: boolean;
}

/** The god whom one looks at: the power, the paths, and what a diamond would do. */
export function GodCard({ log, placing, text, isCompact }: GodCardProps): JSX.Element {
  const { node, path, left } = placing;
  const { game } = text;
  const god = node === POLARIS ? undefined : game.gods[node];
  const isFriend = node !== POLARIS && friendlyGods(log).includes(node);
  const outlooks = pathsAt(node).map((one) => outlookOf(log, one));
  const chosen = outlooks.find((one) => one.path.id === path) ?? outlooks[0]!;
  return (
    <section class="card star-card">
      <div class="star-card-head">
        {node !== POLARIS && (
          <span class={isFriend ? 'star-card-niche friendly' : 'star-card-niche'}>
            <GodEmblem god={node} />
          </span>
        )}
        <div>
          <h2>{nodeName(node, text)}</h2>
          {!isCompact && node !== POLARIS && god !== undefined && (
            <p>{text.god.line(god.title, game.godTypes[GOD_CARDS[node].type])}</p>
          )}
          {isCompact && <p class="star-card-outlook">{outlookWords(chosen, text)}</p>}
        </div>
      </div>
      {god !== undefined && !isCompact && <p class="star-card-power">{god.power}</p>}
      <fieldset class="star-paths">
        <legend class="unseen">{text.god.paths}</legend>
        {outlooks.map((outlook) => {
          const { id, diamonds } = outlook.path;
          return (
            <button
              key={id}
              type="button"
              class="star-path"
              aria-pressed={id === chosen.path.id}
              aria-label={pathRow(outlook, text)}
              onFocus={() => placing.choose(id)}
              onClick={() => placing.choose(id)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !placing.canShade(id)) return;
                event.preventDefault();
                placing.shade(id);
              }}
            >
              <span>{pathName(outlook.path, text)}</span>
              <Diamonds shaded={outlook.shaded} of={diamonds} />
            </button>
          );
        })}
      </fieldset>
      {!isCompact && <p class="star-card-outlook">{outlookWords(chosen, text)}</p>}
      {left > 0 && (
        <div class="star-card-ways">
          <button
            type="button"
            class="button primary"
            disabled={!placing.canShade(chosen.path.id)}
            onClick={() => placing.shade(chosen.path.id)}
          >
            {text.shade}
          </button>
          <button type="button" class="button" disabled={!placing.canUndo} onClick={placing.undo}>
            {text.undo}
          </button>
        </div>
      )}
    </section>
  );
}
