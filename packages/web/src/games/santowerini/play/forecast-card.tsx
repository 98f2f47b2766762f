import './forecast.css';
import { chanceInWords, type ProspectRow, prospectRows } from '@thera/play/santowerini';
import { type Enemy, NATURES, type State } from '@thera/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';
import type { SantoweriniCtrl } from '../ctrl.tsx';
import { OrderIcon } from '../figures/order-icon.tsx';
import { Die } from './die.tsx';
import { EnemyPortrait } from './enemy-portrait.tsx';
import { PhaseReport } from './phase-report.tsx';

interface CardProps {
  readonly ctrl: SantoweriniCtrl;
}

/** What the enemy that is watched may do; while the enemies act, what they do. */
export function ForecastCard({ ctrl }: CardProps): JSX.Element {
  const state = ctrl.shown.value;
  const enemy = state.enemies.find(({ id }) => id === ctrl.watched.value);
  const isActing = ctrl.frame.isHappening.value;
  const isOpen = enemy !== undefined;
  return (
    <section class={`forecast card${isOpen ? ' is-open' : ''}`} aria-label={ctrl.text.forecast}>
      {enemy === undefined || isActing ? (
        <PhaseReport ctrl={ctrl} />
      ) : (
        <Prospects ctrl={ctrl} state={state} enemy={enemy} />
      )}
      {!isActing && <Risk ctrl={ctrl} />}
    </section>
  );
}

interface ProspectsProps extends CardProps {
  readonly state: State;
  readonly enemy: Enemy;
}

function Prospects({ ctrl, state, enemy }: ProspectsProps): JSX.Element {
  const { text, texts } = ctrl;
  const place = state.enemies.indexOf(enemy);
  const { forecast } = texts;
  return (
    <>
      <div class="forecast-head">
        <span class="niche-arch">
          <EnemyPortrait kind={enemy.kind} />
        </span>
        <div class="forecast-words">
          <p>
            <span class="forecast-name">{texts.enemies[enemy.kind]}</span>{' '}
            <span class="forecast-stance">
              {forecast.stance(texts.ordinal(place + 1), texts.facings[enemy.facing])}
            </span>
          </p>
          <p class="forecast-how">
            {forecast.onEachRoll}
            {place > 0 && <span class="forecast-unless"> {forecast.unlessEarlier}</span>}
          </p>
        </div>
        <button
          type="button"
          class="tool"
          aria-label={text.closeForecast}
          title={text.closeForecast}
          onClick={() => ctrl.watch(undefined)}
        >
          <Icon name="down" />
        </button>
      </div>
      <ul class="prospects">
        {prospectRows(state, enemy, texts).map((row) => (
          <Prospect key={row.faces.join()} row={row} enemy={enemy} ctrl={ctrl} />
        ))}
      </ul>
    </>
  );
}

interface ProspectProps extends CardProps {
  readonly row: ProspectRow;
  readonly enemy: Enemy;
}

function Prospect({ row, enemy, ctrl }: ProspectProps): JSX.Element {
  const { faces, order, words, isLost, sentence } = row;
  // A captain ashore makes a one of the others count as a two.
  const isCommanded = faces.includes(1) && NATURES[enemy.kind].orders[0] !== order;
  return (
    <li class={`prospect${isLost ? ' is-lost' : ''}`}>
      <span class="unseen">{sentence}</span>
      {order !== undefined && (
        <span class="prospect-dice" aria-hidden="true">
          {faces.map((face) => (
            <Die key={face} face={face} />
          ))}
          {isCommanded && <OrderIcon name="pennant" />}
        </span>
      )}
      {order !== undefined && <OrderIcon name={order} />}
      <span class="prospect-words" aria-hidden="true">
        {order !== undefined && <b>{ctrl.texts.orders[order]} </b>}
        {words}
      </span>
      {isLost && <OrderIcon name="broken-gate" />}
    </li>
  );
}

const SIXTHS = 6;

/** The chance that the city falls before it is one's turn again. */
function Risk({ ctrl }: CardProps): JSX.Element | null {
  const survival = ctrl.survival.value;
  if (survival === undefined) return null;
  const { forecast } = ctrl.texts;
  const risk = 1 - survival;
  return (
    <p class="risk">
      <span class="risk-words">{forecast.risk}</span>
      <span class="risk-arches" aria-hidden="true">
        {Array.from({ length: SIXTHS }, (_, n) => (
          <i key={n} class={n < Math.ceil(risk * SIXTHS - 1e-9) ? 'is-full' : ''} />
        ))}
      </span>
      <b class="risk-chance">{chanceInWords(risk, forecast)}</b>
    </p>
  );
}
