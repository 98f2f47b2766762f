import { roundAfter } from '@thera/play';
import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { setSetting, settings } from '../../settings/settings-store.ts';
import { Icon } from '../../shell/icon.tsx';
import { Logo } from '../../shell/logo.tsx';
import { BoardTools } from './board-tools.tsx';
import type { PlayCtrl } from './ctrl.ts';
import type { SheetName } from './play-sheet.tsx';

interface PlayHeaderProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
  readonly onSheet: (sheet: SheetName) => void;
}

/** The way back, what kind of game this is, and tools for the board. */
export function PlayHeader({ ctrl, text, onSheet }: PlayHeaderProps): JSX.Element {
  const { sound } = settings.value;
  const computers = ctrl.seating.plan.value.seats.filter(({ kind }) => kind === 'computer');
  const { parts } = ctrl.host;
  const kind = parts?.kind ?? (computers.length === 0 ? text.aroundOneDevice : text.againstComputer);
  const level =
    computers.length === 1 && parts === undefined ? text.levels[computers[0]!.level].name : undefined;
  const isPlay = !ctrl.room.played.isBeforePlay(ctrl.back.state.value);
  const round = Math.max(1, roundAfter(ctrl.back.plies.value, ctrl.back.shown));
  const title = ctrl.client.title?.();
  return (
    <header class="play-header">
      <a class="tool" href={parts?.home ?? title?.begunFrom ?? '/'} aria-label={text.back} title={text.back}>
        <Icon name="back" />
      </a>
      <Logo />
      <h1 class="play-title">
        <span class="play-brand">{title?.name ?? 'Thera'}</span>
        <span class="play-kind">{title?.about ?? [kind, level].filter(Boolean).join(' · ')}</span>
        <span class="play-brief">
          <b>{title?.brief ?? (isPlay ? text.turn(round) : text.setUp)}</b>
          {title === undefined ? (
            level !== undefined && ` · ${level}`
          ) : (
            <span class="play-where"> {title.where}</span>
          )}
        </span>
      </h1>
      {ctrl.client.inHeader?.()}
      <div class="header-tools">
        {parts?.inHeader(onSheet)}
        {ctrl.clock?.pausing !== undefined && ctrl.match.value.outcome === undefined && (
          <PauseTool isPaused={ctrl.clock.pausing} text={text} />
        )}
        <BoardTools board={ctrl.board} text={text} />
        <button
          type="button"
          class="tool"
          aria-pressed={sound === 'on'}
          aria-label={text.sound}
          title={text.sound}
          onClick={() => setSetting('sound', sound === 'on' ? 'off' : 'on')}
        >
          <Icon name={sound === 'on' ? 'sound-on' : 'sound-off'} />
        </button>
        <button
          type="button"
          class="tool"
          aria-label={text.menu}
          title={text.menu}
          onClick={() => onSheet('menu')}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

interface PauseToolProps {
  readonly isPaused: { value: boolean };
  readonly text: PlayText;
}

function PauseTool({ isPaused, text }: PauseToolProps): JSX.Element {
  const label = isPaused.value ? text.clock.resume : text.clock.pause;
  return (
    <button
      type="button"
      class="tool"
      aria-label={label}
      title={label}
      onClick={() => {
        isPaused.value = !isPaused.value;
      }}
    >
      <Icon name={isPaused.value ? 'play' : 'pause'} />
    </button>
  );
}
