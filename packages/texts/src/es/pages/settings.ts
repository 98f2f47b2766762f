import type { SettingsText } from '../../pages/settings-text.ts';

/** The texts of this page. */
export const settings: SettingsText = { title: 'Settings' };
