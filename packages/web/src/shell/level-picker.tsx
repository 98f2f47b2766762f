import './level-picker.css';
import type { Level } from '@thera/table';
import type { LevelChoiceText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import { LEVEL_NUMBERS, LEVEL_ORDER } from './level-numbers.ts';

interface LevelPickerProps {
  /** Whose level it is. */
  readonly player: string;
  /** Whether that is to be seen, too, and not only heard. */
  readonly isNamed?: boolean;
  readonly level: Level;
  readonly text: LevelChoiceText;
  readonly onChange: (level: Level) => void;
}

/** A stairway of arches to slide along, one for each level, with what to expect of the chosen one. */
export function LevelPicker({
  player,
  isNamed = false,
  level,
  text,
  onChange,
}: LevelPickerProps): JSX.Element {
  const count = LEVEL_ORDER.length;
  const number = LEVEL_NUMBERS[level];
  const { name, sentence } = text.levels[level];
  const place = text.place(number, count);
  const choose = (wanted: number): void => {
    const chosen = LEVEL_ORDER[wanted - 1];
    if (chosen !== undefined && chosen !== level) onChange(chosen);
  };
  return (
    <div class="level-picker">
      <p class="level-words">
        <span class="label">{isNamed ? player : text.level}</span> <strong>{name}</strong>{' '}
        <span class="level-place">{place}</span>
        <small>{sentence}</small>
      </p>
      <div class="level-stairs">
        <Step icon="minus" isOpen={number > 1} onClick={() => choose(number - 1)} />
        <div class="stairs">
          {LEVEL_ORDER.map((each) => (
            <i
              key={each}
              class={LEVEL_NUMBERS[each] <= number ? 'filled' : ''}
              style={{ height: `${30 + (70 * LEVEL_NUMBERS[each]) / count}%` }}
            />
          ))}
          <input
            type="range"
            min={1}
            max={count}
            value={number}
            aria-label={`${text.level} · ${player}`}
            aria-valuetext={`${name}, ${place}. ${sentence}`}
            onInput={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
          />
        </div>
        <Step icon="plus" isOpen={number < count} onClick={() => choose(number + 1)} />
      </div>
    </div>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

/** One level up or down, for fingers; keys and screen readers have the slider itself. */
function Step({ icon, isOpen, onClick }: StepProps): JSX.Element {
  return (
    <button
      type="button"
      class="level-step"
      aria-hidden="true"
      tabIndex={-1}
      disabled={!isOpen}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
