import type { Language } from '@thera/texts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es-ES' };

/** A day such as 2026-11-17 as people write it. */
export function dayInWords(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
