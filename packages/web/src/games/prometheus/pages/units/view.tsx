import '../../tokens.css';
import '../../play/play.css';
import '../pages.css';
import { UNIT_IDS, UNITS } from '@thera/prometheus';
import type { PrometheusPlayText, PrometheusRulesText } from '@thera/texts/prometheus';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { PageProps } from '../../../../pages.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { UnitSheet } from '../../play/unit-sheet.tsx';
import { isFound } from '../rules/is-found.ts';
import { SearchBox } from '../search-box.tsx';

export interface UnitsText {
  readonly title: string;
  readonly rules: PrometheusRulesText;
  readonly play: PrometheusPlayText;
}

/** Every unit with its card, found by its name, its class, its talents and its powers. */
export function View({ text: { title, rules, play } }: PageProps<UnitsText, 'own'>): JSX.Element {
  usePageTitle(title);
  const [sought, seek] = useState('');
  const { units, talents, powers, terms } = play.game;
  const found = UNIT_IDS.filter((id) =>
    isFound(sought, [
      units[id].name,
      units[id].epithet,
      terms.classes[UNITS[id].class],
      ...UNITS[id].talents.flatMap((talent) => [talents[talent].name, talents[talent].effect]),
      ...UNITS[id].powers.flatMap((power) => [powers[power].name, powers[power].effect]),
    ]),
  );
  return (
    <main id="content" class="page units-page">
      <p>
        <a class="button" href="/prometheus">
          <Icon name="back" />
          {rules.back}
        </a>
      </p>
      <h1>{title}</h1>
      <SearchBox label={rules.searchUnits} text={rules} sought={sought} seek={seek} count={found.length} />
      <ul class="unit-gallery">
        {found.map((id) => (
          <li key={id} class="card" id={id}>
            <h2>{units[id].name}</h2>
            <UnitSheet unit={id} view={undefined} text={play} />
          </li>
        ))}
      </ul>
    </main>
  );
}
