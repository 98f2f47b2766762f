import '../../tokens.css';
import '../pages.css';
import { POWER_IDS, TALENT_IDS, TERRAIN_IDS } from '@thera/prometheus';
import {
  PROMETHEUS_CHAPTERS,
  type PrometheusRulesText,
  type PrometheusText,
  RULING_NUMBERS,
} from '@thera/texts/prometheus';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { PageProps } from '../../../../pages.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { SearchBox } from '../search-box.tsx';
import { isFound } from './is-found.ts';

export interface SearchedRulesText extends PrometheusRulesText {
  readonly game: PrometheusText;
}

/** One thing that is said in the rules: a paragraph, or something with a name. */
interface Entry {
  readonly name?: string;
  readonly lines: readonly string[];
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** The rules on one page that can be searched: chapters, terrain, talents, powers, rulings. */
export function View({ text }: PageProps<SearchedRulesText, 'own'>): JSX.Element {
  usePageTitle(text.title);
  const [sought, seek] = useState('');
  const parts = partsOf(text).map((part) => ({
    ...part,
    entries: part.entries.filter(({ name = '', lines }) => isFound(sought, [part.title, name, ...lines])),
  }));
  const found = parts.filter(({ entries }) => entries.length > 0);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <main id="content" class="page rules-page">
      <p>
        <a class="button" href="/prometheus">
          <Icon name="back" />
          {text.back}
        </a>
      </p>
      <h1>{text.title}</h1>
      <SearchBox label={text.search} text={text} sought={sought} seek={seek} count={count} />
      <nav class="battle-contents" aria-label={text.title}>
        {found.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
        <a href="/prometheus/units">{text.units}</a>
      </nav>
      {found.map(({ id, title, entries }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          {entries.map((entry, n) => (
            <RuleEntry key={entry.name ?? n} entry={entry} />
          ))}
        </section>
      ))}
    </main>
  );
}

function RuleEntry({ entry: { name, lines } }: { readonly entry: Entry }): JSX.Element {
  if (name === undefined)
    return (
      <>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </>
    );
  return (
    <dl>
      <dt>{name}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </dl>
  );
}

function partsOf(text: SearchedRulesText): readonly Part[] {
  const { game } = text;
  return [
    ...PROMETHEUS_CHAPTERS.map((id) => ({
      id,
      title: text.chapters[id].title,
      entries: text.chapters[id].sentences.map((line) => ({ lines: [line] })),
    })),
    {
      id: 'terrain',
      title: text.terrain,
      entries: TERRAIN_IDS.map((id) => ({ name: game.terrain[id].name, lines: [game.terrain[id].effect] })),
    },
    {
      id: 'talents',
      title: text.talents,
      entries: TALENT_IDS.map((id) => ({ name: game.talents[id].name, lines: [game.talents[id].effect] })),
    },
    {
      id: 'powers',
      title: text.powers,
      entries: POWER_IDS.map((id) => ({ name: game.powers[id].name, lines: [game.powers[id].effect] })),
    },
    {
      id: 'rulings',
      title: text.rulingsTitle,
      entries: RULING_NUMBERS.map((number) => ({
        name: `${text.ruling(number)} · ${text.rulings[number].question}`,
        lines: [text.rulings[number].answer],
      })),
    },
  ];
}
