import type { Language } from '@thera/texts';

/** A day as people say it: “3 May”, with the year if it is another one. */
export function dateInWords(time: number, language: Language, now: number = Date.now()): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Date(time).toLocaleDateString(language === 'en' ? 'en-GB' : 'es-ES', {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}
