import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { browserStorage } from '../browser-storage.ts';
import { parseSettings, type SettingName, type Settings } from './settings.ts';

const KEY = 'thera.settings';

const current: Signal<Settings> = signal(parseSettings(browserStorage?.getItem(KEY) ?? null));

/** The settings of this browser. */
export const settings: ReadonlySignal<Settings> = current;

/** Changes one setting, here and in all other tabs. */
export function setSetting<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  current.value = { ...current.value, [name]: value };
  try {
    browserStorage?.setItem(KEY, JSON.stringify(current.value));
  } catch {
    // Where nothing can be kept, a setting lasts as long as the page.
  }
}

addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) current.value = parseSettings(newValue);
});
