import { GROUP_NAMES, POWER_FLAGS } from '@thera/santorini';
import type { GalleryText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { type Filters, PLAYER_COUNTS } from './filters.ts';

interface FilterBarProps {
  readonly text: GalleryText['filters'];
  readonly filters: Filters;
  /** How many powers would be in sight with these filters instead. */
  readonly countWith: (filters: Filters) => number;
  readonly onChange: (filters: Filters) => void;
}

/** Everything that can be asked of the gallery, apart from words: which group, and what else is special. */
export function FilterBar({ text, filters, countWith, onChange }: FilterBarProps): JSX.Element {
  const chip = (label: string, isOn: boolean, wanted: Filters): JSX.Element => {
    const count = countWith(wanted);
    // Not `disabled`: the keyboard has to get there, to scroll the row.
    const isIdle = count === 0 && !isOn;
    return (
      <button
        type="button"
        key={label}
        class="chip"
        aria-pressed={isOn}
        aria-disabled={isIdle}
        onClick={() => {
          if (!isIdle) onChange(wanted);
        }}
      >
        {label} {!isOn && <span class="chip-count">{count}</span>}
      </button>
    );
  };
  const { group, players, flags, differsInPrint } = filters;
  return (
    <div class="god-filters">
      <fieldset class="chips">
        <legend class="unseen">{text.groupLabel}</legend>
        {chip(text.all, group === undefined, { ...filters, group: undefined })}
        {GROUP_NAMES.map((name) =>
          chip(text.groups[name], group === name, { ...filters, group: group === name ? undefined : name }),
        )}
      </fieldset>
      <fieldset class="chips">
        <legend class="unseen">{text.moreLabel}</legend>
        {PLAYER_COUNTS.map((count) =>
          chip(text.players(count), players === count, {
            ...filters,
            players: players === count ? undefined : count,
          }),
        )}
        {POWER_FLAGS.map((flag) => {
          const others = flags.filter((other) => other !== flag);
          const isOn = others.length < flags.length;
          return chip(text.flags[flag], isOn, { ...filters, flags: isOn ? others : [...flags, flag] });
        })}
        {chip(text.printed, differsInPrint, { ...filters, differsInPrint: !differsInPrint })}
      </fieldset>
    </div>
  );
}
