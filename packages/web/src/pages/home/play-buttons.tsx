import type { HomeText } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { LISTINGS } from '../../games/listings.ts';
import { GAMES } from '../../games/registry.ts';
import { formatPlan } from '../../kept-games/plan-query.ts';
import { withSeatNames } from '../../kept-games/seat-names.ts';
import type { TablePlan } from '../../kept-games/table-plan.ts';
import { navigate } from '../../navigation.ts';
import { formatRoute } from '../../route.ts';
import { Icon } from '../../shell/icon.tsx';

interface PlayButtonsProps {
  readonly text: HomeText;
  /** The table at which the computer is played. */
  readonly table: TablePlan;
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
        onPointerEnter={() => warmUp(table)}
        onFocus={() => warmUp(table)}
      >
        <Icon name="chip" />
        {text.playComputer}
      </button>
      <a class="button" href={formatRoute({ page: 'online' })}>
        <Icon name="globe" />
        {text.playOnline}
      </a>
      <a
        class="button"
        href={formatRoute({ page: 'new', query: formatPlan(LISTINGS[table.game].home.lastTable('people')) })}
      >
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

/** Rules come while the finger is still on its way. */
function warmUp({ game }: TablePlan): void {
  GAMES[game].beginnings().catch(() => undefined);
}

/** Begins a game; a table that the rules refuse by now is shown where it can be mended. */
async function startGame(table: TablePlan): Promise<void> {
  const { newGame } = await GAMES[table.game].beginnings();
  const id = newGame(withSeatNames(table));
  navigate(id === undefined ? { page: 'new', query: formatPlan(table) } : { page: 'play', game: id });
}
