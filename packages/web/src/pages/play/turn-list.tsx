import './turns.css';
import { workerPicture } from '@thera/board';
import { inRounds, type PlacedPly } from '@thera/play';
import type { PlayText } from '@thera/texts';
import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../shell/icon.tsx';
import type { IconName } from '../../shell/icons.ts';
import type { PlayCtrl } from './ctrl.ts';

interface TurnListProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
}

/** Every decision in notation, and ways to go through them. */
export function TurnList({ ctrl, text }: TurnListProps): JSX.Element {
  const plies = inRounds(ctrl.back.plies.value);
  const before = plies.filter(({ round }) => round === undefined);
  const played = plies.filter(({ round }) => round !== undefined);
  const list = useRef<HTMLDivElement>(null);
  const { shown } = ctrl.back;
  useEffect(() => showCurrent(list.current!), [shown, plies.length]);
  return (
    <section class="turns card" aria-label={text.turns}>
      <div class="turns-head">
        <h2 class="label">{text.turns}</h2>
        {!ctrl.back.isLive && (
          <button type="button" class="text-button" onClick={() => ctrl.back.goToGame()}>
            {text.backToGame}
          </button>
        )}
      </div>
      <div class="turns-scroll" ref={list}>
        {plies.length === 0 && <p class="turns-empty">{text.noTurnYet}</p>}
        {before.length > 0 && (
          <ol class="turns-before" aria-label={text.setUp}>
            {before.map((placed) => (
              <li key={placed.count} class="turn before-play">
                <TurnButton ctrl={ctrl} text={text} placed={placed} />
              </li>
            ))}
          </ol>
        )}
        {played.length > 0 && <Rounds ctrl={ctrl} text={text} played={played} />}
      </div>
      <TurnTools ctrl={ctrl} text={text} />
    </section>
  );
}

interface RoundsProps extends TurnListProps {
  readonly played: readonly PlacedPly[];
}

/** One row for each round, one column for each seat. */
function Rounds({ ctrl, text, played }: RoundsProps): JSX.Element {
  const { colours } = ctrl.seating;
  return (
    <>
      <div class="turns-columns" style={{ '--seats': colours.length }} aria-hidden="true">
        {colours.map((own, seat) => (
          <span
            key={own}
            style={{ gridColumn: seat + 2 }}
            dangerouslySetInnerHTML={{ __html: workerPicture(ctrl.client.colourOf(seat)) }}
          />
        ))}
      </div>
      <ol class="turns-list" style={{ '--seats': colours.length }}>
        {played.map((placed, n) => {
          const { ply, round, count } = placed;
          const isFirst = played[n - 1]?.round !== round;
          return (
            <li key={count} class="turn" style={{ gridColumn: ply.seat + 2, gridRow: round }}>
              {isFirst && <span class={`turn-number from-${ply.seat}`}>{round}</span>}
              <TurnButton ctrl={ctrl} text={text} placed={placed} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

function TurnButton({ ctrl, text, placed }: TurnListProps & { readonly placed: PlacedPly }): JSX.Element {
  const { ply, count } = placed;
  return (
    <button
      type="button"
      aria-current={count === ctrl.back.shown ? 'step' : undefined}
      class={`turn-button seat-${ctrl.client.colourOf(ply.seat) + 1}`}
      onClick={() => ctrl.back.goTo(count)}
    >
      <span>{ply.text ?? text.secret}</span>
    </button>
  );
}

/** Scrolls the list, and nothing around it. */
function showCurrent(list: HTMLElement): void {
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (current === null) return;
  const [box, inner] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.top < box.top) list.scrollTop -= box.top - inner.top;
  else if (inner.bottom > box.bottom) list.scrollTop += inner.bottom - box.bottom;
}

function TurnTools({ ctrl, text }: TurnListProps): JSX.Element {
  const { shown, isLive } = ctrl.back;
  const all = ctrl.back.plies.value.length;
  return (
    <div class="turns-tools">
      <Step ctrl={ctrl} to={0} label={text.first} icon="first" isOff={shown === 0} />
      <Step ctrl={ctrl} to={shown - 1} label={text.previous} icon="back" isOff={shown === 0} />
      <input
        type="range"
        class="turns-slider"
        aria-label={text.goThrough}
        min={0}
        max={all}
        value={shown}
        disabled={all === 0}
        onInput={({ currentTarget }) => ctrl.back.goTo(Number(currentTarget.value))}
      />
      <Step ctrl={ctrl} to={shown + 1} label={text.next} icon="next" isOff={isLive} />
      <Step ctrl={ctrl} to={all} label={text.last} icon="last" isOff={isLive} />
    </div>
  );
}

interface StepProps {
  readonly ctrl: PlayCtrl;
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
