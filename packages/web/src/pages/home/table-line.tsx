import type { HomeText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { STARTERS } from '../../games/home-part.ts';
import { LISTINGS } from '../../games/listings.ts';
import { formatPlan } from '../../kept-games/plan-query.ts';
import { type TablePlan, USUAL_LEVEL } from '../../kept-games/table-plan.ts';
import { formatRoute } from '../../route.ts';
import { LevelArches } from '../../shell/level-arches.tsx';

interface TableLineProps {
  readonly text: HomeText;
  readonly table: TablePlan;
  readonly onChange: (table: TablePlan) => void;
}

/** What one tap on “play the computer” begins, who starts, and where to change the rest. */
export function TableLine({ text, table, onChange }: TableLineProps): JSX.Element {
  const level = table.seats.find(({ kind }) => kind === 'computer')?.level ?? USUAL_LEVEL;
  return (
    <p class="table-line">
      <span>
        <span class="level-word">{text.level}</span> <strong>{text.levels[level].name}</strong>
      </span>
      <LevelArches level={level} />
      <span>{LISTINGS[table.game].home.tableInBrief(table, text)}</span>
      <WhoStarts text={text} table={table} onChange={onChange} />
      <a href={formatRoute({ page: 'new', query: formatPlan(table) })} aria-label={text.changeTable}>
        {text.change}
      </a>
    </p>
  );
}

function WhoStarts({ text, table, onChange }: TableLineProps): JSX.Element | null {
  const { starting } = LISTINGS[table.game].home;
  const starter = starting?.starterOf(table);
  if (starting === undefined || starter === undefined) return null;
  return (
    <select
      class="choice table-starter"
      aria-label={text.whoStarts}
      value={starter}
      onChange={({ currentTarget }) =>
        onChange(starting.letStart(table, currentTarget.value as (typeof STARTERS)[number]))
      }
    >
      {STARTERS.map((each) => (
        <option key={each} value={each} selected={each === starter}>
          {text.starters[each]}
        </option>
      ))}
    </select>
  );
}
