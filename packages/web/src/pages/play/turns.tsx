import type { PlayText } from '@thera/texts';
import type { ComponentChild } from 'preact';
import type { JSX } from 'preact/jsx-runtime';
import { settings } from '../../settings/settings-store.ts';
import { Chronicle } from './chronicle.tsx';
import type { PlayCtrl } from './ctrl.ts';
import { TurnList } from './turn-list.tsx';
import { TurnsHead } from './turns-head.tsx';

interface TurnsProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
  /** Ways to go through them. */
  readonly tools: ComponentChild;
}

/** What has been played: in notation, or in words where somebody prefers that or the game is told so. */
export function Turns(props: TurnsProps): JSX.Element {
  const inWords = props.ctrl.client.isToldInWords || settings.value.turns === 'words';
  return inWords ? <Chronicle {...props} /> : <TurnList {...props} />;
}

/** The same beside the board, where something else may have its place for a while. */
export function TurnsPanel(props: TurnsProps): JSX.Element {
  const { ctrl, text } = props;
  const beside = ctrl.host.parts?.besideTurns;
  if (beside?.isShown.value !== true) return <Turns {...props} />;
  return (
    <section class="turns card" aria-label={beside.label}>
      <TurnsHead ctrl={ctrl} text={text} />
      {beside.content}
    </section>
  );
}
