import { QUALITIES } from '@thera/board';
import { LANGUAGES } from '@thera/texts';

/** The values that each setting can have; the first is the one a new visitor gets. */
export const SETTING_VALUES = {
  board: ['three', 'svg'],
  quality: QUALITIES,
  marks: ['on', 'off'],
  coordinates: ['on', 'off'],
  levels: ['off', 'on'],
  motion: ['normal', 'fast', 'slow', 'off'],
  sound: ['on', 'off'],
  turning: ['off', 'on'],
  /** In percent of the usual loudness. */
  volume: ['100', '90', '80', '70', '60', '50', '40', '30', '20', '10'],
  confirm: ['phones', 'always', 'never'],
  turns: ['notation', 'words'],
  language: ['auto', ...LANGUAGES],
  theme: ['auto', 'light', 'dark'],
  palette: ['standard', 'distinct'],
} as const;

export type SettingName = keyof typeof SETTING_VALUES;
export type Settings = { readonly [Name in SettingName]: (typeof SETTING_VALUES)[Name][number] };

export const SETTING_NAMES: readonly SettingName[] = Object.keys(SETTING_VALUES) as SettingName[];

/** The settings in a text that was kept; what cannot be understood gets its default, one by one. */
export function parseSettings(text: string | null): Settings {
  const kept = keptObject(text);
  const values = SETTING_NAMES.map((name) => {
    const possible: readonly string[] = SETTING_VALUES[name];
    return [name, possible.find((value) => value === kept[name]) ?? possible[0]];
  });
  return Object.fromEntries(values) as Settings;
}

function keptObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
