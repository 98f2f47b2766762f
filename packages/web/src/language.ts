import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { detectLanguage, isLanguage, type Language } from '@thera/texts';
import { setSetting, settings } from './settings/settings-store.ts';

/** The language that the address asks for, as in `?lang=es`, until the visitor chooses another. */
const asked: Signal<string> = signal(new URLSearchParams(location.search).get('lang') ?? '');

/** The language on screen: the address's, the chosen one, or the browser's. */
export const language: ReadonlySignal<Language> = computed(() => {
  const chosen = settings.value.language;
  if (isLanguage(asked.value)) return asked.value;
  return chosen === 'auto' ? detectLanguage(navigator.languages) : chosen;
});

/** Chooses a language for good, whatever the address says. */
export function chooseLanguage(chosen: Language | 'auto'): void {
  asked.value = '';
  setSetting('language', chosen);
}

/** Tells the browser which language the page is in. */
export function followLanguage(): void {
  effect(() => {
    document.documentElement.lang = language.value;
  });
}
