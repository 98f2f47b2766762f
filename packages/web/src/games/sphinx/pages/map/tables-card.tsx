import type { AdventureLog } from '@thera/sphinx';
import type { MapText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { formatRoute } from '../../../../route.ts';
import { tablesOf } from '../../adventure/tables-of.ts';

interface TablesCardProps {
  readonly log: AdventureLog;
  readonly text: MapText;
}

/** The riddles that those who have this adventure play at tables on the server, and the way there. */
export function TablesCard({ log, text: { table, game } }: TablesCardProps): JSX.Element | null {
  const open = tablesOf(log, Date.now());
  if (open.length === 0) return null;
  return (
    <section class="card tables-card" aria-labelledby="tables-heading">
      <h2 class="label" id="tables-heading">
        {table.heading}
      </h2>
      <ul>
        {open.map(({ play, riddle }) => (
          <li key={play}>
            <span>{table.line(riddle, game.riddles[riddle]!.title)}</span>
            <a class="button" href={formatRoute({ page: 'table', table: play })}>
              {table.go(riddle)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
