import './table-making.css';
import { DAY } from '@thera/table';
import { problemInWords, type TableMakingText } from '@thera/texts';
import { type Dispatch, type StateUpdater, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { TablePlan } from '../../kept-games/table-plan.ts';
import { navigate } from '../../navigation.ts';
import { ChoiceLine } from '../../shell/choice-line.tsx';
import { Segment } from '../../shell/segment.tsx';
import { clockInWords } from '../clock-in-words.ts';
import { CLOCK_CHOICES, choiceOf, controlOf } from './clock-choices.ts';
import { makeTable } from './make-table.ts';
import { clockOf, hasPerson, type TableWish, USUAL_WISH } from './table-wish.ts';

/** What a form of a new game knows of playing it online. */
export interface TableMaking {
  readonly wish: TableWish;
  readonly isOnline: boolean;
  readonly change: Dispatch<StateUpdater<TableWish>>;
}

/** Where a game is to be played; links may say `where=online`. */
export function useTableMaking(query: string): TableMaking {
  const [wish, change] = useState<TableWish>(() => ({
    ...USUAL_WISH,
    where: new URLSearchParams(query).get('where') === 'online' ? 'online' : 'device',
  }));
  return { wish, isOnline: wish.where === 'online', change };
}

interface WhereLineProps {
  readonly making: TableMaking;
  readonly text: TableMakingText;
  /** The game is to be played online: the form makes room for people. */
  readonly onOnline: () => void;
}

/** Whether a game is played around this device, or with others elsewhere. */
export function WhereLine({ making: { wish, change }, text, onOnline }: WhereLineProps): JSX.Element {
  return (
    <Segment
      label={text.where}
      value={wish.where}
      options={[
        ['device', text.wheres.device],
        ['online', text.wheres.online],
      ]}
      onChange={(where) => {
        change((now) => ({ ...now, where }));
        if (where === 'online') onOnline();
      }}
    />
  );
}

/** What is agreed besides the game with those who play elsewhere. */
export function OnlineLines({ making, text }: Omit<WhereLineProps, 'onOnline'>): JSX.Element | null {
  const { wish, isOnline, change } = making;
  if (!isOnline) return null;
  const clock = clockOf(wish);
  const isLong = clock.kind === 'turn' && clock.milliseconds >= DAY;
  return (
    <div class="online-lines">
      <Segment
        label={text.who}
        value={wish.who}
        options={[
          ['open', text.whos.open],
          ['link', text.whos.link],
        ]}
        onChange={(who) => change((now) => ({ ...now, who }))}
      />
      <p class="online-note">{text.whoNotes[wish.who]}</p>
      <ChoiceLine
        label={text.clock}
        value={choiceOf(clock)}
        options={CLOCK_CHOICES.map(
          (choice) => [choice, clockInWords(controlOf(choice), text.clocks)] as const,
        )}
        onChange={(choice) => change((now) => ({ ...now, clock: controlOf(choice) }))}
      />
      <p class="online-note">
        {text.clockNotes[clock.kind === 'none' ? 'none' : isLong ? 'days' : 'live']} {text.firstPlace}
      </p>
    </div>
  );
}

interface OpenTableProps {
  readonly plan: TablePlan;
  readonly wish: TableWish;
  readonly text: TableMakingText;
  /** Whether the rules refuse the table, which the form says by itself. */
  readonly isRefused?: boolean;
}

/** Opens the table and goes there, in the place of the button that starts a game on this device. */
export function OpenTableButton({ plan, wish, text, isRefused = false }: OpenTableProps): JSX.Element {
  const [state, setState] = useState<'resting' | 'opening' | { readonly problem: string }>('resting');
  const isEmpty = !hasPerson(plan.seats);
  const open = async (): Promise<void> => {
    if (state === 'opening') return;
    setState('opening');
    const made = await makeTable(plan, wish).catch(() => undefined);
    if (made?.ok) navigate({ page: 'table', table: made.value });
    else setState({ problem: made?.error ?? 'unavailable' });
  };
  return (
    <>
      <button
        type="button"
        class="button primary"
        disabled={isRefused || isEmpty}
        aria-disabled={state === 'opening'}
        onClick={() => void open()}
      >
        {state === 'opening' ? text.opening : text.open}
      </button>
      {(isEmpty || typeof state === 'object') && (
        <p class="error" role="alert">
          {typeof state === 'object' ? problemInWords(state.problem, text.problems) : text.noPerson}
        </p>
      )}
    </>
  );
}
