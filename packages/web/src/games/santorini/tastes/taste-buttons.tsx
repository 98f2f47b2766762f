import './tastes.css';
import type { PowerId } from '@thera/santorini';
import type { TastesText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';
import { deviceTastes, keepTastes } from './device-tastes.ts';
import { TASTES, withTaste } from './tastes.ts';

const ICONS = { favourite: 'heart', unwanted: 'forbid' } as const;

interface TasteButtonsProps {
  readonly god: PowerId;
  readonly name: string;
  readonly text: TastesText;
  /** Whether there is room for words. */
  readonly isWordy?: boolean;
}

/** A god as a favourite, or never dealt. */
export function TasteButtons({ god, name, text, isWordy = false }: TasteButtonsProps): JSX.Element {
  const taste = deviceTastes.value.gods[god];
  return (
    <span class="tastes">
      {TASTES.map((each) => (
        <button
          key={each}
          type="button"
          class={`taste taste-${each}${isWordy ? ' button' : ''}`}
          aria-pressed={taste === each}
          {...(isWordy ? {} : { 'aria-label': text.label[each](name) })}
          title={text.label[each](name)}
          onClick={() => keepTastes(withTaste(deviceTastes.value, god, each))}
        >
          <Icon name={ICONS[each]} />
          {isWordy && text.name[each]}
        </button>
      ))}
    </span>
  );
}
