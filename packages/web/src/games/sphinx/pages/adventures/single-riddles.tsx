import { ISLAND_RIDDLES, ISLANDS } from '@thera/sphinx';
import type { AdventuresText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';

/** Every riddle by itself, outside all adventures. */
export function SingleRiddles({ text: { single, game } }: { readonly text: AdventuresText }): JSX.Element {
  return (
    <section class="adventures-part" aria-labelledby="single">
      <h2 id="single">{single.title}</h2>
      <p class="adventures-none">{single.note}</p>
      <div class="single-islands">
        {ISLANDS.map((island) => (
          <section key={island} aria-label={game.islands[island]}>
            <h3>{game.islands[island]}</h3>
            <ul>
              {ISLAND_RIDDLES[island].map((riddle) => (
                <li key={riddle}>
                  <a class="single-riddle" href={`/sphinx/riddle/${riddle}`}>
                    <span class="arch" aria-hidden="true">
                      {riddle}
                    </span>
                    <span class="unseen">{riddle}</span> {game.riddles[riddle]!.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
