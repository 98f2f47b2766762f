import type { SettingsText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { chooseLanguage } from '../../language.ts';
import type { SettingName, Settings } from '../../settings/settings.ts';
import { setSetting, settings } from '../../settings/settings-store.ts';
import { ChoiceLine } from '../../shell/choice-line.tsx';
import { Switch } from '../../shell/switch.tsx';
import { VolumeLine } from './volume-line.tsx';

interface SettingLineProps {
  readonly name: SettingName;
  readonly text: SettingsText;
}

/** One setting, applied at once: a switch for on and off, a choice for all else. */
export function SettingLine({ name, text }: SettingLineProps): JSX.Element {
  if (name === 'volume') return <VolumeLine text={text} />;
  const { name: label, sentence, values } = text.names[name];
  const value: string = settings.value[name];
  if ('on' in values) {
    return (
      <Switch
        label={label}
        sentence={sentence}
        isOn={value === 'on'}
        onChange={(isOn) => set(name, isOn ? 'on' : 'off')}
      />
    );
  }
  return (
    <ChoiceLine
      label={label}
      sentence={sentence}
      value={value}
      options={Object.entries(values)}
      onChange={(chosen) => set(name, chosen)}
    />
  );
}

/** The texts have exactly the values of the settings as their keys, so what is chosen is one of them. */
function set<Name extends SettingName>(name: Name, chosen: string): void {
  if (name === 'language') chooseLanguage(chosen as Settings['language']);
  else setSetting(name, chosen as Settings[Name]);
}
