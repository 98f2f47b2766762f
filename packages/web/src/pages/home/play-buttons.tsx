import type { HomeText } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { lastTable } from '../../games/santorini/tables/last-table.ts';
import type { SantoriniPlan } from '../../games/santorini/tables/table-plan.ts';
import { formatPlan } from '../../kept-games/plan-query.ts';
import { navigate } from '../../navigation.ts';
import { formatRoute } from '../../route.ts';
import { Icon } from '../../shell/icon.tsx';

interface PlayButtonsProps {
  readonly text: HomeText;
  /** The table at which the computer is played. */
  readonly table: SantoriniPlan;
}

/** The two ways into a game. */
export function PlayButtons({ text, table }: PlayButtonsProps): JSX.Element {
  const [state, setState] = useState<'resting' | 'starting' | 'failed'>('resting');
  const start = (): void => {
    setState('starting');
    startGame(table).catch(() => setState('failed'));
  };
  return (
    <div class="play-buttons">
      <button
        type="button"
        class="button primary"
        aria-disabled={state === 'starting'}
        onClick={start}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <Icon name="chip" />
        {text.playComputer}
      </button>
      <a class="button" href={formatRoute({ page: 'new', query: formatPlan(lastTable('people')) })}>
        <Icon name="people" />
        {text.aroundDevice}
      </a>
      {state === 'failed' && (
        <p class="error" role="alert">
          {text.cannotStart}
        </p>
      )}
    </div>
  );
}

const loadNewGame = (): Promise<typeof import('../../games/santorini/tables/new-game.ts')> =>
  import('../../games/santorini/tables/new-game.ts');

/** Rules come while the finger is still on its way. */
function warmUp(): void {
  loadNewGame().catch(() => undefined);
}

/** Begins a game; a table that the rules refuse by now is shown where it can be mended. */
async function startGame(table: SantoriniPlan): Promise<void> {
  const { newGame } = await loadNewGame();
  const begun = newGame(table);
  if (begun.ok) navigate({ page: 'play', game: begun.value });
  else navigate({ page: 'new', query: formatPlan(table) });
}
