import type { JSX } from 'preact/jsx-runtime';

interface SwitchProps {
  readonly label: string;
  readonly sentence?: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function Switch({ label, sentence, isOn, onChange }: SwitchProps): JSX.Element {
  return (
    <label class="line switch-line">
      <span class="line-words">
        {label}
        {sentence !== undefined && <small>{sentence}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        class="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}
