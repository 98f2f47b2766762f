import type { JSX } from 'preact/jsx-runtime';

interface ChoiceLineProps<Value extends string> {
  readonly label: string;
  readonly sentence?: string | undefined;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}

/** One of several in a line: what it is about, and the one that is chosen. */
export function ChoiceLine<Value extends string>({
  label,
  sentence,
  value,
  options,
  onChange,
}: ChoiceLineProps<Value>): JSX.Element {
  return (
    <label class="line">
      <span class="line-words">
        {label}
        {sentence !== undefined && <small>{sentence}</small>}
      </span>
      <select
        class="choice"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
