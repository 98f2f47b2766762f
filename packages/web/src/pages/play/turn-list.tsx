import type { Ply } from '@thera/play';
import type { PlayText } from '@thera/texts';
import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../shell/icon.tsx';
import type { IconName } from '../../shell/icons.ts';
import type { GameCtrl } from './game-ctrl.ts';

interface TurnListProps {
  readonly ctrl: GameCtrl;
  readonly text: PlayText;
}

/** Every decision in notation, and ways to go through them. */
export function TurnList({ ctrl, text }: TurnListProps): JSX.Element {
  const plies = ctrl.back.plies.value;
  const shown = ctrl.back.shown;
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => current.current?.scrollIntoView?.({ block: 'nearest' }), [shown, plies.length]);
  const first = plies.findIndex(({ phase }) => phase === 'play');
  const seats = ctrl.seating.plan.value.seats.length;
  return (
    <section class="turns card" aria-label={text.turns}>
      <div class="turns-head">
        <h2 class="label">{text.turns}</h2>
        {!ctrl.back.isLive && (
          <button type="button" class="text-button" onClick={() => ctrl.back.goTo(plies.length)}>
            {text.backToGame}
          </button>
        )}
      </div>
      <ol class="turns-list" style={{ '--seats': Math.min(seats, 2) }}>
        {plies.length === 0 && <li class="turns-empty">{text.noTurnYet}</li>}
        {plies.map((ply, n) => (
          <li key={ply.index} class={ply.phase === 'play' ? 'turn' : 'turn before-play'}>
            <button
              type="button"
              ref={n === shown - 1 ? current : null}
              aria-current={n === shown - 1 ? 'step' : undefined}
              class={`turn-button seat-${ctrl.seating.looks[ply.seat]! + 1}`}
              onClick={() => ctrl.back.goTo(n + 1)}
            >
              {ply.phase === 'play' && <span class="turn-number">{n - first + 1}</span>}
              <span>{textOf(ply, text)}</span>
            </button>
          </li>
        ))}
      </ol>
      <div class="turns-tools">
        <Step ctrl={ctrl} to={0} label={text.first} icon="first" isOff={shown === 0} />
        <Step ctrl={ctrl} to={shown - 1} label={text.previous} icon="back" isOff={shown === 0} />
        <input
          type="range"
          class="turns-slider"
          aria-label={text.goThrough}
          min={0}
          max={plies.length}
          value={shown}
          disabled={plies.length === 0}
          onInput={({ currentTarget }) => ctrl.back.goTo(Number(currentTarget.value))}
        />
        <Step ctrl={ctrl} to={shown + 1} label={text.next} icon="next" isOff={ctrl.back.isLive} />
        <Step ctrl={ctrl} to={plies.length} label={text.last} icon="last" isOff={ctrl.back.isLive} />
      </div>
    </section>
  );
}

interface StepProps {
  readonly ctrl: GameCtrl;
  readonly to: number;
  readonly label: string;
  readonly icon: IconName;
  readonly isOff: boolean;
}

function Step({ ctrl, to, label, icon, isOff }: StepProps): JSX.Element {
  return (
    <button
      type="button"
      class="tool"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={() => ctrl.back.goTo(to)}
    >
      <Icon name={icon} />
    </button>
  );
}

const textOf = ({ text }: Ply, { secret }: PlayText): string => text ?? secret;
