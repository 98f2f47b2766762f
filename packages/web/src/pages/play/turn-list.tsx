import './turns.css';
import { workerPicture } from '@thera/board';
import { type PlacedPly, type TurnRow, turnRows } from '@thera/play';
import type { PlayText } from '@thera/texts';
import type { ComponentChild } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../shell/icon.tsx';
import type { IconName } from '../../shell/icons.ts';
import type { PlayCtrl } from './ctrl.ts';
import { TurnsHead } from './turns-head.tsx';

interface PartProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
}

interface TurnListProps extends PartProps {
  /** Ways to go through it. */
  readonly tools: ComponentChild;
}

/** Every decision in notation, and what happened around them in words. */
export function TurnList({ ctrl, text, tools }: TurnListProps): JSX.Element {
  const rows = turnRows(ctrl.back.plies.value, ctrl.match.value.record.events);
  const first = rows.findIndex((row) => row.kind === 'decisions' && row.round !== undefined);
  const before = first < 0 ? rows : rows.slice(0, first);
  const played = first < 0 ? [] : rows.slice(first);
  const list = useRef<HTMLDivElement>(null);
  const { shown } = ctrl.back;
  useEffect(() => showCurrent(list.current!), [shown, ctrl.match.value]);
  return (
    <section class="turns card" aria-label={text.turns}>
      <TurnsHead ctrl={ctrl} text={text} />
      <div class="turns-scroll" ref={list}>
        {rows.length === 0 && <p class="turns-empty">{text.noTurnYet}</p>}
        {before.length > 0 && (
          <ol class="turns-before" aria-label={text.setUp}>
            {before.map((row) =>
              row.kind === 'event' ? (
                <EventItem key={`event ${row.index}`} ctrl={ctrl} index={row.index} />
              ) : (
                row.plies.map((placed) => (
                  <li key={placed.count} class="turn before-play">
                    <TurnButton ctrl={ctrl} text={text} placed={placed} />
                  </li>
                ))
              ),
            )}
          </ol>
        )}
        {played.length > 0 && <Rounds ctrl={ctrl} text={text} rows={played} />}
      </div>
      {tools}
    </section>
  );
}

interface RoundsProps extends PartProps {
  readonly rows: readonly TurnRow[];
}

/** One row for each round, one column for each seat; what happened between turns goes across. */
function Rounds({ ctrl, text, rows }: RoundsProps): JSX.Element {
  const { colours } = ctrl.seating;
  return (
    <>
      {colours.length > 1 && (
        <div class="turns-columns" style={{ '--seats': colours.length }} aria-hidden="true">
          {colours.map((own, seat) => (
            <span
              key={own}
              style={{ gridColumn: seat + 2 }}
              dangerouslySetInnerHTML={{
                __html: ctrl.client.seatPicture?.(seat) ?? workerPicture(ctrl.client.colourOf(seat)),
              }}
            />
          ))}
        </div>
      )}
      <ol class="turns-list" style={{ '--seats': colours.length }}>
        {rows.map((row, n) =>
          row.kind === 'event' ? (
            <EventItem key={`event ${row.index}`} ctrl={ctrl} index={row.index} row={n + 1} />
          ) : (
            row.plies.map((placed, column) => {
              const { seat } = placed.ply;
              return (
                <li key={placed.count} class="turn" style={{ gridColumn: seat + 2, gridRow: n + 1 }}>
                  {column === 0 && row.isNew && <span class={`turn-number from-${seat}`}>{row.round}</span>}
                  <TurnButton ctrl={ctrl} text={text} placed={placed} />
                  <Aftermath ctrl={ctrl} placed={placed} />
                </li>
              );
            })
          ),
        )}
      </ol>
    </>
  );
}

interface EventItemProps {
  readonly ctrl: PlayCtrl;
  readonly index: number;
  readonly row?: number;
}

/** Something that happened around the rules, such as a resignation. */
function EventItem({ ctrl, index, row }: EventItemProps): JSX.Element {
  const words = ctrl.client.tell(ctrl.match.value, index).join(' ');
  return (
    <li class="turn-event" style={row === undefined ? {} : { gridRow: row }}>
      {words}
    </li>
  );
}

function TurnButton({ ctrl, text, placed }: PartProps & { readonly placed: PlacedPly }): JSX.Element {
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

/** What followed a decision, where the game tells. */
function Aftermath({
  ctrl,
  placed,
}: {
  readonly ctrl: PlayCtrl;
  readonly placed: PlacedPly;
}): JSX.Element | null {
  const told = ctrl.client.tellAftermath?.(ctrl.match.value, placed.ply) ?? [];
  if (told.length === 0) return null;
  return (
    <ul class="turn-aftermath">
      {told.map((sentence, n) => (
        <li key={n}>{sentence}</li>
      ))}
    </ul>
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

/** Ways to go through what has been played. */
export function TurnTools({ ctrl, text }: PartProps): JSX.Element {
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
