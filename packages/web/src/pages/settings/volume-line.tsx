import type { SettingsText } from '@thera/texts';
import { useId } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { SETTING_VALUES } from '../../settings/settings.ts';
import { setSetting, settings } from '../../settings/settings-store.ts';
import { playSound } from '../../sound/play-sound.ts';

const STEP = 10;

/** How loud sounds are; whoever moves it wants to hear them. */
export function VolumeLine({ text }: { readonly text: SettingsText }): JSX.Element {
  const id = useId();
  const { sound, volume } = settings.value;
  const choose = (chosen: string): void => {
    const louder = SETTING_VALUES.volume.find((value) => value === chosen);
    if (louder !== undefined) setSetting('volume', louder);
    setSetting('sound', louder === undefined ? 'off' : 'on');
    playSound('block');
  };
  return (
    <div class="volume-line">
      <label for={id}>{text.names.volume.name}</label>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        step={STEP}
        value={sound === 'off' ? '0' : volume}
        aria-valuetext={sound === 'off' ? text.muted : `${volume} %`}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </div>
  );
}
