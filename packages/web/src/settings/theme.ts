import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { settings } from './settings-store.ts';

const query: MediaQueryList = matchMedia('(prefers-color-scheme: dark)');
const prefersDark: Signal<boolean> = signal(query.matches);
const shown: Signal<'light' | 'dark'> = signal('light');

/** The theme on screen: the one chosen, or the system's. */
export const theme: ReadonlySignal<'light' | 'dark'> = shown;

/** Keeps the page in the theme of the settings. */
export function followTheme(): void {
  query.addEventListener('change', () => {
    prefersDark.value = query.matches;
  });
  effect(() => {
    const { theme: chosen, palette } = settings.value;
    shown.value = chosen === 'auto' ? (prefersDark.value ? 'dark' : 'light') : chosen;
    document.documentElement.dataset.theme = shown.value;
    document.documentElement.dataset.palette = palette;
  });
}
