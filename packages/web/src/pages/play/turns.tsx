import type { PlayText } from '@thera/texts';
import type { ComponentChild } from 'preact';
import type { JSX } from 'preact/jsx-runtime';
import { settings } from '../../settings/settings-store.ts';
import { Chronicle } from './chronicle.tsx';
import type { PlayCtrl } from './ctrl.ts';
import { TurnList } from './turn-list.tsx';

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
