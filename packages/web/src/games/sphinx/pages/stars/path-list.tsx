import type { AdventureLog } from '@thera/sphinx';
import type { StarsText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { outlooks } from '../../sky/path-outlook.ts';
import { Diamonds } from './diamonds.tsx';
import { outlookWords, pathName } from './path-words.ts';
import type { Placing } from './use-placing.ts';

interface PathListProps {
  readonly log: AdventureLog;
  readonly placing: Placing;
  readonly text: StarsText;
}

/** Every path as a row, for who does not want to search the sky. */
export function PathList({ log, placing, text }: PathListProps): JSX.Element {
  return (
    <section class="path-list" aria-label={text.view.list}>
      <ul>
        {outlooks(log).map((outlook) => {
          const { path, shaded } = outlook;
          const name = pathName(path, text);
          return (
            <li key={path.id}>
              <span class="path-words">
                <strong>{name}</strong>
                <span>
                  {text.path.shaded(shaded, path.diamonds)} · {outlookWords(outlook, text)}
                </span>
              </span>
              <Diamonds shaded={shaded} of={path.diamonds} />
              <button
                type="button"
                class="button"
                aria-label={text.shadeOn(name)}
                disabled={!placing.canShade(path.id)}
                onClick={() => placing.shade(path.id)}
              >
                {text.shadeShort}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
