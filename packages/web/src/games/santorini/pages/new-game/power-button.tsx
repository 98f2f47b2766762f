import type { NewGameText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';
import { PowerEmblem } from '../../gods/power-emblem.tsx';
import { cardIdOf } from './table-changes.ts';
import { powerName } from './table-view.ts';

interface PowerButtonProps {
  readonly power: string;
  /** Whose power it is, for screen readers. */
  readonly label: string;
  readonly text: NewGameText;
  readonly onClick: () => void;
}

/** The power that is chosen; a tap changes it. */
export function PowerButton({ power, label, text, onClick }: PowerButtonProps): JSX.Element {
  return (
    <button type="button" class="power-button" onClick={onClick}>
      <PowerEmblem power={cardIdOf(power)} />
      <span>
        <span class="unseen">{label}: </span>
        <strong>{powerName(power, text)} </strong>
        <small>{text.changePower}</small>
      </span>
      <Icon name="down" />
    </button>
  );
}
