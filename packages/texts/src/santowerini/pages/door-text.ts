import { type TextLoader, textLoader } from '../../text-loader.ts';

/** What stands below the name of the game on its door, on the first page. */
export const loadDoorText: TextLoader<string> = textLoader({
  en: async () => (await import('../../en/santowerini/pages/door.ts')).line,
  es: async () => (await import('../../es/santowerini/pages/door.ts')).line,
});
