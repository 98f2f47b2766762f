import './coach.css';
import type { PlayText } from '@thera/texts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { browserStorage } from '../../browser-storage.ts';
import type { CoachMark } from '../../games/game-client.ts';
import { deviceGames } from '../../kept-games/device-games.ts';
import { Icon } from '../../shell/icon.tsx';
import { keepMark, nextMark } from './coach-course.ts';
import { type BubblePlace, placeBubble } from './coach-place.ts';
import type { PlayCtrl } from './ctrl.ts';

interface CoachProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
}

/** Where on the page the thing is that a mark tells of. */
const TARGETS: Readonly<Record<CoachMark['at'], string>> = {
  board: '.play-board',
  seat: '.strips-own .emblem',
  hint: '.hint-button',
};

/** What newcomers are told while they decide: at most one thing a turn, and each of them once. */
export function Coach({ ctrl, text }: CoachProps): JSX.Element | null {
  const [isOpen, setOpen] = useState(true);
  const isAsked = isOpen && ctrl.host.isLocal && ctrl.isDeciding.value && ctrl.back.isLive;
  const marks = isAsked ? (ctrl.client.coachMarks?.() ?? []) : [];
  if (marks.length === 0) return null;
  return <CoachCourse ctrl={ctrl} text={text} marks={marks} onEnd={() => setOpen(false)} />;
}

interface CoachCourseProps extends CoachProps {
  readonly marks: readonly CoachMark[];
  readonly onEnd: () => void;
}

function CoachCourse({ ctrl, text, marks, onEnd }: CoachCourseProps): JSX.Element | null {
  const [next, setNext] = useState(() => nextMark(browserStorage, ctrl.id, isOnlyGame(ctrl)));
  const mark = next === undefined ? undefined : marks[next];
  const goTo = (place: number): void => {
    const isMore = place < marks.length;
    keepMark(browserStorage, ctrl.id, isMore ? place : undefined);
    if (isMore) setNext(place);
    else onEnd();
  };
  useEffect(() => {
    if (mark === undefined) return onEnd();
    // Whoever has played the turn, or opened something else meanwhile, needs no more of it.
    return () => {
      if (mark.at === 'board' && ctrl.isDeciding.value) return;
      keepMark(browserStorage, ctrl.id, next! + 1 < marks.length ? next! + 1 : undefined);
    };
  }, [next]);
  if (mark === undefined || next === undefined) return null;
  return (
    <CoachBubble key={next} at={mark.at}>
      <p class="label">{text.coach.place(next + 1, marks.length)}</p>
      <p role="status">{mark.words}</p>
      <div class="coach-bar">
        <button type="button" class="button primary" onClick={() => goTo(next + 1)}>
          {next + 1 < marks.length ? text.coach.next : text.coach.done}
        </button>
        <button
          type="button"
          class="tool"
          aria-label={text.coach.skip}
          title={text.coach.skip}
          onClick={() => goTo(marks.length)}
        >
          <Icon name="close" />
        </button>
      </div>
    </CoachBubble>
  );
}

interface CoachBubbleProps {
  readonly at: CoachMark['at'];
  readonly children: JSX.Element | readonly JSX.Element[];
}

/** A bubble that points at what it tells of, and stays there when the page changes its size. */
function CoachBubble({ at, children }: CoachBubbleProps): JSX.Element {
  const bubble = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<BubblePlace>();
  useLayoutEffect(() => {
    const find = (): void => {
      const target = document.querySelector(TARGETS[at])?.getBoundingClientRect();
      const own = bubble.current?.getBoundingClientRect();
      if (target === undefined || own === undefined) return;
      setPlace(placeBubble(target, own, { width: innerWidth, height: innerHeight }));
    };
    find();
    const observer = new ResizeObserver(find);
    observer.observe(document.body);
    observer.observe(bubble.current!);
    addEventListener('scroll', find, { passive: true, capture: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', find, { capture: true });
    };
  }, [at]);
  return (
    <aside
      ref={bubble}
      class={`coach coach-${place?.side ?? 'inside'}`}
      style={
        place === undefined
          ? { visibility: 'hidden' }
          : { left: `${place.left}px`, top: `${place.top}px`, '--coach-tip': `${place.tip}px` }
      }
    >
      {children}
    </aside>
  );
}

function isOnlyGame({ id, seating }: PlayCtrl): boolean {
  const { game } = seating.plan.value;
  return deviceGames.listGames().every((kept) => kept.id === id || kept.plan.game !== game);
}
