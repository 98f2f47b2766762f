import { type TextLoader, textLoader } from '../../text-loader.ts';

/** What stands below the name of the game on its door, on the first page. */
export const loadSphinxDoorText: TextLoader<string> = textLoader({
  en: async () => (await import('../../en/sphinx/pages/door.ts')).line,
  es: async () => (await import('../../es/sphinx/pages/door.ts')).line,
});
