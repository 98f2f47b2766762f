import { LONGEST_PLAYER_NAME } from '@thera/table';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { seatNames, setSeatName } from '../kept-games/seat-names.ts';

interface NameFieldProps {
  readonly seat: number;
  readonly label: string;
  /** What the player is called without a name. */
  readonly usual: string;
}

/** What whoever sits at a seat of this device is called. */
export function NameField({ seat, label, usual }: NameFieldProps): JSX.Element {
  // As it is typed: a space at the end may be followed by another word.
  const [typed, type] = useState(seatNames.value[seat] ?? '');
  return (
    <label>
      <span class="label">{label}</span>
      <input
        class="field"
        type="text"
        autocomplete="off"
        autocapitalize="words"
        enterkeyhint="done"
        spellcheck={false}
        maxLength={LONGEST_PLAYER_NAME}
        placeholder={usual}
        value={typed}
        onInput={({ currentTarget }) => {
          type(currentTarget.value);
          setSeatName(seat, currentTarget.value);
        }}
      />
    </label>
  );
}
