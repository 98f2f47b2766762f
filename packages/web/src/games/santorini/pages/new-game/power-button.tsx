import type { ChoiceText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';
import { PowerEmblem } from '../../gods/power-emblem.tsx';
import { cardIdOf } from './table-changes.ts';

interface PowerButtonProps {
  readonly power: string;
  /** Whose power it is, for screen readers. */
  readonly label: string;
  /** What it is called, and what it does. */
  readonly card: ChoiceText;
  /** What a tap does, for screen readers. */
  readonly change: string;
  readonly onClick: () => void;
}

/** The power that is chosen, with its whole sentence; a tap changes it. */
export function PowerButton({ power, label, card, change, onClick }: PowerButtonProps): JSX.Element {
  return (
    <button type="button" class="power-button" onClick={onClick}>
      <PowerEmblem power={cardIdOf(power)} />
      <span>
        <span class="unseen">{label}: </span>
        <strong>{card.name} </strong>
        <small>{card.sentence} </small>
        <span class="unseen">({change})</span>
      </span>
      <Icon name="down" />
    </button>
  );
}
