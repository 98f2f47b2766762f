import { type TextLoader, textLoader } from '../../text-loader.ts';

/** What stands below the name of the game on its door, on the first page. */
export const loadPrometheusDoorText: TextLoader<string> = textLoader({
  en: async () => (await import('../../en/prometheus/pages/door.ts')).line,
  es: async () => (await import('../../es/prometheus/pages/door.ts')).line,
});
