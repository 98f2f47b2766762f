import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { parseSettings, type SettingName, type Settings } from './settings.ts';

const KEY = 'thera.settings';

const current: Signal<Settings> = signal(parseSettings(localStorage.getItem(KEY)));

/** The settings of this browser. */
export const settings: ReadonlySignal<Settings> = current;

/** Changes one setting, here and in all other tabs. */
export function setSetting<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  current.value = { ...current.value, [name]: value };
  localStorage.setItem(KEY, JSON.stringify(current.value));
}

addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) current.value = parseSettings(newValue);
});
