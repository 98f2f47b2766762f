import './tally.css';
import type { HomeText, Language } from '@thera/texts';
import { type GameText, loadGameText } from '@thera/texts/santorini';
import type { ComponentChildren } from 'preact';
import type { JSX } from 'preact/jsx-runtime';
import { LevelArches } from '../../../shell/level-arches.tsx';
import { LEVEL_ORDER } from '../../../shell/level-numbers.ts';
import { PowerEmblem } from '../gods/power-emblem.tsx';
import { deviceTally } from './device-tally.ts';
import { type Counts, countsBy, OUTCOMES } from './tally.ts';

interface TallyProps {
  readonly text: HomeText;
}

/** Wins and losses by level and by god, with the names of the gods in a language. */
export async function tallyView(language: Language): Promise<(props: TallyProps) => JSX.Element> {
  const game = await loadGameText(language);
  return ({ text }) => <TallyTables text={text} game={game} />;
}

function TallyTables({ text, game }: TallyProps & { readonly game: GameText }): JSX.Element {
  const byLevel = countsBy(deviceTally(), 'level');
  const byPower = countsBy(deviceTally(), 'power');
  const powers = [...byPower]
    .filter(([power]) => power in game.powers)
    .toSorted(([, a], [, b]) => gamesIn(b) - gamesIn(a));
  return (
    <div class="tally">
      <TallyTable title={text.tally.byLevel} text={text}>
        {LEVEL_ORDER.filter((level) => byLevel.has(level)).map((level) => (
          <TallyRow key={level} counts={byLevel.get(level)!}>
            {text.levels[level].name} <LevelArches level={level} />
          </TallyRow>
        ))}
      </TallyTable>
      <TallyTable title={text.tally.byPower} text={text}>
        {powers.map(([power, counts]) => (
          <TallyRow key={power} counts={counts}>
            <PowerEmblem power={power} />
            {power === 'mortal' ? text.tally.noPower : game.powers[power as keyof GameText['powers']].name}
          </TallyRow>
        ))}
      </TallyTable>
    </div>
  );
}

interface TallyTableProps extends TallyProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

function TallyTable({ title, text, children }: TallyTableProps): JSX.Element {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" class="label">
            {title}
          </th>
          {OUTCOMES.map((outcome) => (
            <th key={outcome} scope="col" class="label">
              {text.tally.columns[outcome]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function TallyRow({
  counts,
  children,
}: {
  readonly counts: Counts;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <tr>
      <th scope="row">
        <span class="tally-name">{children}</span>
      </th>
      {OUTCOMES.map((outcome) => (
        <td key={outcome} class={counts[outcome] === 0 ? 'is-none' : ''}>
          {counts[outcome]}
        </td>
      ))}
    </tr>
  );
}

const gamesIn = ({ won, lost, drawn }: Counts): number => won + lost + drawn;
