import type { HomeText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { LISTINGS } from '../../games/listings.ts';
import { formatPlan } from '../../kept-games/plan-query.ts';
import { type TablePlan, USUAL_LEVEL } from '../../kept-games/table-plan.ts';
import { formatRoute } from '../../route.ts';
import { LevelArches } from '../../shell/level-arches.tsx';

interface TableLineProps {
  readonly text: HomeText;
  readonly table: TablePlan;
}

/** What one tap on “play the computer” begins, and where to change it. */
export function TableLine({ text, table }: TableLineProps): JSX.Element {
  const level = table.seats.find(({ kind }) => kind === 'computer')?.level ?? USUAL_LEVEL;
  return (
    <p class="table-line">
      <span>
        <span class="level-word">{text.level}</span> <strong>{text.levels[level].name}</strong>
      </span>
      <LevelArches level={level} />
      <span>{LISTINGS[table.game].home.tableInBrief(table, text)}</span>
      <a href={formatRoute({ page: 'new', query: formatPlan(table) })} aria-label={text.changeTable}>
        {text.change}
      </a>
    </p>
  );
}
