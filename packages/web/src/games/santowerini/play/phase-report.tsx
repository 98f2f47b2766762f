import type { EnemyAct } from '@thera/play/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { setSetting, settings } from '../../../settings/settings-store.ts';
import { Icon } from '../../../shell/icon.tsx';
import type { SantoweriniCtrl } from '../ctrl.tsx';
import { OrderIcon } from '../figures/order-icon.tsx';
import { Die } from './die.tsx';
import { EnemyPortrait } from './enemy-portrait.tsx';

interface ReportProps {
  readonly ctrl: SantoweriniCtrl;
}

/** What the enemies did last, a row for each; while they act, row by row as the die falls. */
export function PhaseReport({ ctrl }: ReportProps): JSX.Element {
  const { text } = ctrl;
  const { acts } = ctrl.phase.value;
  const step = ctrl.step.value;
  const isActing = step !== undefined;
  if (acts.length === 0) return <p class="forecast-tip">{text.tapAnEnemy}</p>;
  return (
    <>
      <div class="report-head">
        <p class="label">{isActing ? text.enemiesAct : text.enemiesActed}</p>
        <SpeedChoice ctrl={ctrl} />
      </div>
      <ol class="report">
        {acts.map((act, n) => {
          const isNow = step?.act === n;
          const isToCome = step !== undefined && n > step.act;
          return (
            <li
              // Acts of one phase have no other name than their place.
              key={`${ctrl.shown.value.turns} ${n}`}
              class={`act${isNow ? ' is-now' : ''}${isToCome ? ' is-to-come' : ''}`}
              aria-hidden={isToCome}
            >
              <Act act={act} ctrl={ctrl} isRolling={isNow && step.isRolling} isNow={isNow} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface ActProps extends ReportProps {
  readonly act: EnemyAct;
  readonly isRolling: boolean;
  readonly isNow: boolean;
}

function Act({ act: { kind, face, order, words }, ctrl, isRolling, isNow }: ActProps): JSX.Element {
  const { texts } = ctrl;
  return (
    <>
      <span class="act-die">{face !== undefined && <Die face={face} isRolling={isNow} />}</span>
      <span class="act-who">{kind !== undefined && <EnemyPortrait kind={kind} />}</span>
      <span class={`act-words${isRolling ? ' is-hidden' : ''}`}>
        {kind !== undefined && <b>{texts.enemies[kind]} </b>}
        {order !== undefined && (
          <>
            <OrderIcon name={order} />
            {`${texts.orders[order]}: `}
          </>
        )}
        {words}
      </span>
    </>
  );
}

const SPEEDS = ['normal', 'fast', 'off'] as const;

/** How fast the enemies act; it is the setting for everything that moves. */
function SpeedChoice({ ctrl: { text } }: ReportProps): JSX.Element {
  const now = SPEEDS.find((speed) => speed === settings.value.motion) ?? 'normal';
  const next = SPEEDS[(SPEEDS.indexOf(now) + 1) % SPEEDS.length]!;
  return (
    <button
      type="button"
      class="speed"
      aria-label={`${text.speed}: ${text.speeds[now]}`}
      onClick={() => setSetting('motion', next)}
    >
      <Icon name="bolt" />
      {text.speeds[now]}
    </button>
  );
}
