import type { HomeText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { HomeTally } from '../../games/home-part.ts';
import type { TablePlan } from '../../kept-games/table-plan.ts';

interface SuggestedLevelProps {
  readonly tally: HomeTally;
  readonly text: HomeText;
  readonly table: TablePlan;
  readonly onChange: (table: TablePlan) => void;
}

/** Another level for whoever has won or lost three in a row; one tap takes it. */
export function SuggestedLevel({ tally, text, table, onChange }: SuggestedLevelProps): JSX.Element | null {
  const suggestion = tally.suggestionFor(table);
  if (suggestion === undefined) return null;
  return (
    <button
      type="button"
      class="plain-button suggested-level"
      onClick={() => onChange(tally.letLevel(table, suggestion.level))}
    >
      {text.tally.suggestion[suggestion.after](text.levels[suggestion.level].name)}
    </button>
  );
}
