import './rules.css';
import { ENEMY_KINDS, FACES, NATURES, ORDERS } from '@thera/santowerini';
import type { RaidRulesText, RuleSection } from '@thera/texts/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import type { PageProps } from '../../../../pages.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { EnemyPortrait } from '../../play/enemy-portrait.tsx';

/** The rules on one page. */
export function View({ text }: PageProps<RaidRulesText, 'own'>): JSX.Element {
  usePageTitle(text.title);
  const { orders, game } = text;
  return (
    <main id="content" class="page raid-rules">
      <p>
        <a class="button raid-back" href="/santowerini">
          <Icon name="back" />
          {text.back}
        </a>
      </p>
      <h1>{text.title}</h1>
      <Section section={text.aim} />
      <Section section={text.turn} />
      <Section section={text.enemies} />
      <DieTable text={text} />
      <section class="raid-section">
        <h2>{orders.title}</h2>
        <dl class="raid-orders">
          {ORDERS.map((order) => (
            <div key={order}>
              <dt>{game.orders[order]}</dt>
              <dd>{orders.each[order]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Section section={text.landing} />
      <Section section={text.scoring} />
      <Section section={text.difficulty} />
      <p>
        <a class="button primary" href="/santowerini/learn">
          {text.learn}
        </a>
      </p>
    </main>
  );
}

function Section({ section: { title, sentences } }: { readonly section: RuleSection }): JSX.Element {
  return (
    <section class="raid-section">
      <h2>{title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

/** What each face of the die means for each kind of enemy. */
function DieTable({ text }: { readonly text: RaidRulesText }): JSX.Element {
  const { game, kinds, table } = text;
  return (
    <section class="raid-section">
      <h2 id="die-table">{table.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="raid-scroll" aria-labelledby="die-table" tabIndex={0}>
        <table class="raid-table">
          <thead>
            <tr>
              <th scope="col">{table.kind}</th>
              <th scope="col">{table.hits}</th>
              {FACES.map((face) => (
                <th key={face} scope="col">
                  {face}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ENEMY_KINDS.map((kind) => (
              <tr key={kind}>
                <th scope="row">
                  <EnemyPortrait kind={kind} />
                  <span>
                    {game.enemies[kind]}
                    <small>{kinds[kind]}</small>
                  </span>
                </th>
                <td>{NATURES[kind].hits}</td>
                {NATURES[kind].orders.map((order, index) => (
                  <td key={FACES[index]}>{game.orders[order]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
