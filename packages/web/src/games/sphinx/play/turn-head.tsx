import './turn-head.css';
import { capitalised, figureName } from '@thera/play/sphinx';
import { crewOf, mustRest, ownWorkers, WANDERER, type Worker, workersOf } from '@thera/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import type { OpenSheet } from '../../game-client.ts';
import { workerLook } from '../board/scene-of.ts';
import type { SphinxCtrl } from '../ctrl.tsx';
import { FigureSign } from '../signs/figure-sign.tsx';
import { LineIcon } from '../signs/line-icon.tsx';

interface TurnHeadProps {
  readonly ctrl: SphinxCtrl;
  readonly open: OpenSheet;
}

/** Whoever has the turn, and the others with the gods they hold; alone, both colours and which of them rests. */
export function TurnHead({ ctrl, open }: TurnHeadProps): JSX.Element {
  return ctrl.shown.value.setup.players === 1 ? (
    <BothColours ctrl={ctrl} />
  ) : (
    <Players ctrl={ctrl} open={open} />
  );
}

function Players({ ctrl, open }: TurnHeadProps): JSX.Element {
  const state = ctrl.shown.value;
  const { players } = state.setup;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const mayWander = ownWorkers(state).includes(WANDERER) && players === 3;
  return (
    <div class="turn-head">
      <Turn ctrl={ctrl} worker={firstWorker(players, ctrl.seat)} />
      <ul class="turn-others">
        {seats
          .filter((seat) => seat !== ctrl.seat)
          .map((seat) => {
            const held = state.held.filter(({ owner }) => owner === seat).length;
            const name = ctrl.names.value[seat] ?? '';
            return (
              <li key={seat}>
                <button type="button" class="turn-other" onClick={() => open(`held:${seat}`)}>
                  <span class="unseen">{ctrl.text.othersGods(name, held)}</span>
                  <FigureSign kind={workerLook(state, firstWorker(players, seat))} />
                  {held > 0 && (
                    <span class="turn-count" aria-hidden="true">
                      {held}
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        {mayWander && (
          <li class={`turn-other${mustRest(state, WANDERER) ? ' is-resting' : ''}`}>
            <FigureSign kind="wanderer" />
            <span class="unseen">{capitalised(figureName(state, WANDERER, ctrl.texts))}</span>
            {mustRest(state, WANDERER) && <Rests ctrl={ctrl} worker={WANDERER} />}
          </li>
        )}
      </ul>
    </div>
  );
}

const firstWorker = (players: number, seat: number): Worker => workersOf(players, seat)[0]!;

function Turn({ ctrl, worker }: { readonly ctrl: SphinxCtrl; readonly worker: Worker }): JSX.Element {
  return (
    <span class="turn-figure" aria-hidden="true">
      <FigureSign kind={workerLook(ctrl.shown.value, worker)} />
    </span>
  );
}

const PAIRS: readonly Worker[] = [0, 2];

function BothColours({ ctrl }: { readonly ctrl: SphinxCtrl }): JSX.Element {
  const state = ctrl.shown.value;
  return (
    <ul class="turn-head turn-pairs">
      {PAIRS.map((worker) => {
        const rests = mustRest(state, worker);
        return (
          <li key={crewOf(1, worker)} class={`turn-figure${rests ? ' is-resting' : ''}`}>
            <FigureSign kind={workerLook(state, worker)} />
            {rests && <Rests ctrl={ctrl} worker={worker} />}
          </li>
        );
      })}
    </ul>
  );
}

/** A small moon, and words for who cannot see it. */
function Rests({ ctrl, worker }: { readonly ctrl: SphinxCtrl; readonly worker: Worker }): JSX.Element {
  const { texts } = ctrl;
  const { colours } = ctrl.shown.value.setup;
  const colour = colours[crewOf(ctrl.shown.value.setup.players, worker)] ?? 'wanderer';
  return (
    <span class="turn-moon">
      <LineIcon name="moon" />
      <span class="unseen">{texts.labels.rests(texts.colours[colour])}</span>
    </span>
  );
}
