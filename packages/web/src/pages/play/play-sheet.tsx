import './play-sheets.css';
import type { PlayText } from '@thera/texts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { canFullScreen, isFullScreen, toggleFullScreen } from '../../shell/full-screen.ts';
import { Icon } from '../../shell/icon.tsx';
import type { IconName } from '../../shell/icons.ts';
import { LevelPicker } from '../../shell/level-picker.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import type { PlayCtrl } from './ctrl.ts';
import { KeysHelp } from './keys-help.tsx';
import { LateShareSheet } from './late-ending.tsx';
import { TurnsPanel } from './turns.tsx';
import { TypedTurn } from './typed-turn.tsx';
import { Way } from './way.tsx';

/** What can lie over the game. */
export type SheetName =
  | 'menu'
  | 'turns'
  | 'keys'
  | 'typing'
  | 'resign'
  | 'rematch'
  | 'share'
  | (string & Record<never, never>);

interface PlaySheetProps {
  readonly name: SheetName;
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
  readonly onSheet: (name: SheetName) => void;
  readonly onClose: () => void;
}

/** A sheet over the game. */
export function PlaySheet(props: PlaySheetProps): JSX.Element {
  const { name, text, onClose } = props;
  const [title, content] = contentOf(props);
  return (
    <Sheet key={name} title={title} closeLabel={text.close} onClose={onClose}>
      {content}
    </Sheet>
  );
}

function contentOf({ name, ctrl, text, onSheet, onClose }: PlaySheetProps): [string, JSX.Element | null] {
  switch (name) {
    case 'menu':
      return [text.menu, <Menu key="menu" ctrl={ctrl} text={text} onSheet={onSheet} onClose={onClose} />];
    case 'turns':
      return [titleOfTurns(ctrl, text), <TurnsSheet key="turns" ctrl={ctrl} text={text} onClose={onClose} />];
    case 'keys':
      return [text.keys, <KeysHelp key="keys" text={text} own={ctrl.client.keyHelp ?? []} />];
    case 'typing':
      return [text.typeTurn, <TypedTurn key="typing" ctrl={ctrl} text={text} onDone={onClose} />];
    case 'resign':
      return [
        ctrl.client.givingUp?.().label ?? text.resign,
        <Resign key="resign" ctrl={ctrl} text={text} onClose={onClose} />,
      ];
    case 'share':
      return [text.sharing.title, <LateShareSheet key="share" ctrl={ctrl} text={text} />];
    case 'rematch':
      return [text.rematch, <RematchSheet key="rematch" ctrl={ctrl} />];
    default: {
      const own = ctrl.host.parts?.sheet(name, onClose) ?? ctrl.client.sheet?.(name, onClose);
      return own === undefined ? ['', null] : [own.title, <div key={name}>{own.content}</div>];
    }
  }
}

function titleOfTurns({ host }: PlayCtrl, text: PlayText): string {
  const beside = host.parts?.besideTurns;
  return beside?.isShown.value === true ? beside.label : text.turns;
}

interface TurnsSheetProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
  readonly onClose: () => void;
}

/** What has been played; whoever chooses a turn wants to see it, and the bar under the board goes on from there. */
function TurnsSheet({ ctrl, text, onClose }: TurnsSheetProps): JSX.Element {
  const { shown } = ctrl.back;
  const opened = useRef(shown);
  useEffect(() => {
    if (shown !== opened.current) onClose();
  }, [shown]);
  return (
    <div>
      <TurnsPanel ctrl={ctrl} text={text} tools={null} />
    </div>
  );
}

interface MenuProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
  readonly onSheet: (name: SheetName) => void;
  readonly onClose: () => void;
}

function Menu({ ctrl, text, onSheet, onClose }: MenuProps): JSX.Element {
  const [said, say] = useState('');
  const copy = async (content: string): Promise<void> => {
    await navigator.clipboard.writeText(content);
    say(text.copied);
  };
  const ownRows = ctrl.client.menuRows?.() ?? [];
  const note = ctrl.client.menuNote?.();
  const givingUp = ctrl.client.givingUp?.();
  const { viewpoint } = ctrl.board;
  const rows: readonly (readonly [IconName, string, () => void, boolean])[] = [
    [
      'undo',
      ctrl.host.parts?.takeBack ?? text.takeBack,
      () => close(() => ctrl.takeBack()),
      ctrl.canTakeBack.value,
    ],
    ['restart', text.restartTurn, () => close(() => ctrl.restartTurn()), ctrl.canUndo],
    ...(viewpoint === undefined
      ? []
      : [
          ['flip', text.flip, () => viewpoint.flip(), true] as const,
          ['turn', text.rotate, () => viewpoint.turn(), true] as const,
        ]),
    [
      'keyboard',
      text.typeTurn,
      () => onSheet('typing'),
      ctrl.attempt.value !== undefined && ctrl.client.takeTyped !== undefined,
    ],
    ...ownRows.map(
      ({ icon, label, copies, isOpen }) => [icon, label, () => void copy(copies()), isOpen] as const,
    ),
    // Where there is no room for the list beside the board, this is the way to it.
    ...(ctrl.client.instead?.(onSheet).isFull
      ? [['list', text.turns, () => onSheet('turns'), true] as const]
      : []),
    ...(canFullScreen
      ? [
          isFullScreen.value
            ? (['shrink', text.leaveFullScreen, () => close(() => void toggleFullScreen()), true] as const)
            : (['expand', text.fullScreen, () => close(() => void toggleFullScreen()), true] as const),
        ]
      : []),
    ['help', text.keys, () => onSheet('keys'), true],
    ...(ctrl.host.parts?.menuRows(onSheet) ?? []).map(
      ({ icon, label, act, isOpen }) => [icon, label, () => close(act), isOpen] as const,
    ),
    [
      'flag',
      givingUp?.label ?? text.resign,
      () => onSheet('resign'),
      givingUp?.isOpen ?? (ctrl.match.value.outcome === undefined && ctrl.seating.persons.length > 0),
    ],
  ];
  const close = (act: () => void): void => {
    act();
    onClose();
  };
  const { seats } = ctrl.seating.plan.value;
  const computers = seats.filter(({ kind }) => kind === 'computer');
  return (
    <div class="menu">
      {seats.map(
        ({ kind, level }, seat) =>
          kind === 'computer' &&
          ctrl.host.isLocal && (
            <LevelPicker
              key={String(seat)}
              player={ctrl.client.names.value[seat]!}
              isNamed={computers.length > 1}
              level={level}
              text={text.levelChoice}
              onChange={(chosen) => ctrl.setLevel(seat, chosen)}
            />
          ),
      )}
      <ul class="menu-rows">
        {rows.map(([icon, label, act, isOpen]) => (
          <li key={label}>
            <button type="button" class="menu-row" disabled={!isOpen} onClick={act}>
              <Icon name={icon} />
              {label}
            </button>
          </li>
        ))}
        <li>
          <a class="menu-row" href="/settings">
            <Icon name="settings" />
            {text.settings}
          </a>
        </li>
      </ul>
      {note !== undefined && <p class="menu-note">{note}</p>}
      <p role="status">{said}</p>
    </div>
  );
}

/** How the same players can play again. */
function RematchSheet({ ctrl }: { readonly ctrl: PlayCtrl }): JSX.Element {
  const match = ctrl.match.value;
  const rematch = match.outcome === undefined ? undefined : ctrl.client.ending(match).rematch;
  return (
    <div class="rematch">
      {rematch?.note !== undefined && <p>{rematch.note}</p>}
      {rematch?.ways.map((way, n) => (
        <Way key={way.label} way={way} isBest={n === 0} />
      ))}
    </div>
  );
}

interface ResignProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
  readonly onClose: () => void;
}

function Resign({ ctrl, text, onClose }: ResignProps): JSX.Element {
  const own = ctrl.client.givingUp?.();
  return (
    <>
      <p>{own?.question ?? text.confirmResign}</p>
      <div class="action-bar">
        <button type="button" class="button" onClick={onClose}>
          {own?.cancel ?? text.cancel}
        </button>
        <button
          type="button"
          class="button danger"
          onClick={() => {
            if (own === undefined) ctrl.resign();
            else own.act();
            onClose();
          }}
        >
          {own?.confirm ?? text.reallyResign}
        </button>
      </div>
    </>
  );
}
