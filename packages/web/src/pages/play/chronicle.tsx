import './chronicle.css';
import { workerPicture } from '@thera/board';
import { openingSits } from '@thera/play';
import type { PlayText } from '@thera/texts';
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { PlayCtrl } from './ctrl.ts';
import { TurnsHead } from './turns-head.tsx';

interface ChronicleProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
  /** Ways to go through it. */
  readonly tools: ComponentChild;
}

/** One thing that is told: where it leads, and whose it was, unless it was nobody's. */
interface Line {
  readonly key: number;
  readonly words: string;
  /** How many decisions have been made then; undefined for what happened around the rules. */
  readonly count?: number;
  readonly seat?: number;
}

/** What has been played, in sentences; each leads to its moment. */
export function Chronicle({ ctrl, text, tools }: ChronicleProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const { shown } = ctrl.back;
  const match = ctrl.match.value;
  const lines = useMemo(() => linesOf(ctrl), [match, ctrl.seating.viewer, ctrl.words.value]);
  useEffect(
    () => list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    [shown, match],
  );
  return (
    <section class="turns chronicle card" aria-label={text.turns}>
      <TurnsHead ctrl={ctrl} text={text} />
      <div class="turns-scroll" ref={list}>
        {lines.length === 0 && <p class="turns-empty">{text.noTurnYet}</p>}
        <ol class="chronicle-lines">
          {lines.map((line) => (
            <li key={line.key}>
              <ChronicleLine ctrl={ctrl} line={line} isShown={line.count === shown} />
            </li>
          ))}
        </ol>
      </div>
      {tools}
    </section>
  );
}

interface ChronicleLineProps {
  readonly ctrl: PlayCtrl;
  readonly line: Line;
  readonly isShown: boolean;
}

function ChronicleLine({ ctrl, line: { words, count, seat }, isShown }: ChronicleLineProps): JSX.Element {
  if (count === undefined || seat === undefined) return <p class="turn-event">{words}</p>;
  return (
    <button
      type="button"
      class={`chronicle-line seat-${ctrl.client.colourOf(seat) + 1}`}
      aria-current={isShown ? 'step' : undefined}
      onClick={() => ctrl.back.goTo(count)}
    >
      <span
        class="chronicle-seat"
        dangerouslySetInnerHTML={{
          __html: ctrl.client.seatPicture?.(seat) ?? workerPicture(ctrl.client.colourOf(seat)),
        }}
      />
      <span>{words}</span>
    </button>
  );
}

/** Decisions that say nothing are left out. */
function linesOf(ctrl: PlayCtrl): readonly Line[] {
  const match = ctrl.match.value;
  const counts = new Map(ctrl.back.plies.value.map(({ index, seat }, n) => [index, { count: n + 1, seat }]));
  const begun = openingSits(match.record.events);
  return match.record.events.flatMap((event, index): readonly Line[] => {
    if (index < begun) return [];
    const placed = counts.get(index);
    if (event.kind === 'decision' && placed === undefined) return [];
    const words = ctrl.client.tell(match, index).join(' ');
    return words === '' ? [] : [{ key: index, words, ...placed }];
  });
}
