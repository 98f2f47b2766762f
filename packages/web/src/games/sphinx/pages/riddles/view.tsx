import '../../tokens.css';
import './riddles.css';
import { ISLANDS, RIDDLES } from '@thera/sphinx';
import type { AdventuresText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import type { PageProps } from '../../../../pages.ts';
import { formatRoute } from '../../../../route.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { TierSign } from '../../signs/tier-sign.tsx';

/** Every riddle by itself, island by island. */
export function View({ text }: PageProps<AdventuresText, 'own'>): JSX.Element {
  usePageTitle(text.title);
  return (
    <main id="content" class="page riddles-page">
      <header class="riddles-head">
        <a class="tool" href="/" aria-label={text.back}>
          <Icon name="back" />
        </a>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
      </header>
      <p class="riddles-note">{text.single.note}</p>
      {ISLANDS.map((island) => (
        <section key={island} aria-labelledby={`island-${island}`}>
          <h2 id={`island-${island}`}>{text.game.islands[island]}</h2>
          <ul class="riddle-list">
            {RIDDLES.filter((riddle) => riddle.island === island).map(({ number, objectives }) => {
              const { title, line } = text.game.riddles[number]!;
              return (
                <li key={number}>
                  <a class="card riddle-link" href={hrefOf(number)}>
                    <span class="riddle-arch">{number}</span>
                    <span class="riddle-words">
                      <strong>{title}</strong>
                      <small>{line}</small>
                    </span>
                    <span class="riddle-tiers" aria-hidden="true">
                      {objectives.map(({ tier }) => (
                        <TierSign key={tier} tier={tier} />
                      ))}
                    </span>
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <p class="riddles-credits">{text.credits}</p>
    </main>
  );
}

const hrefOf = (riddle: number): string =>
  formatRoute({ page: 'own', game: 'sphinx', name: 'riddle/*', part: String(riddle), query: '' });
