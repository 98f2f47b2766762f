import type { SyncedFields } from '../sync/synced-fields.ts';
import { whenChanged } from '../sync/when-changed.ts';
import { SETTING_VALUES, type SettingName, type Settings } from './settings.ts';
import { setSetting, settings } from './settings-store.ts';

/** What is a matter of taste and not of the device: a slow one has a board of its own, and a loud one a volume. */
const TRAVELLING: readonly SettingName[] = [
  'marks',
  'coordinates',
  'levels',
  'motion',
  'turning',
  'confirm',
  'turns',
  'language',
  'theme',
  'palette',
];

const usual = (name: SettingName): string => SETTING_VALUES[name][0];

/** The settings that follow a player. */
export const settingFields: SyncedFields = {
  name: 'settings',
  read: () =>
    Object.fromEntries(
      TRAVELLING.flatMap((name) => {
        const value = settings.peek()[name];
        return value === usual(name) ? [] : [[name, value]];
      }),
    ),
  write(fields) {
    for (const name of TRAVELLING) {
      const value = (fields[name] ?? usual(name)) as Settings[typeof name];
      if (settings.peek()[name] !== value) setSetting(name, value);
    }
  },
  isKnown: (field, value) =>
    TRAVELLING.some((name) => name === field && (SETTING_VALUES[name] as readonly string[]).includes(value)),
  watch: (changed) => whenChanged(settings, changed),
  // They are how this device looks, whoever plays on it.
  clear: () => undefined,
};
