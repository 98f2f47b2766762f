import { useId } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';

interface SegmentProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function Segment<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentProps<Value>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="segment-field">
      <legend class="label">{label}</legend>
      <div class="segment">
        {options.map(([option, text]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
