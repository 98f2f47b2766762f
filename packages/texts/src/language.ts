/** The languages every text exists in. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What we speak to somebody whose languages we do not have. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Whether a text is the code of one of our languages. */
export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The first language we have among those preferred, as `es-MX` or `es_MX.UTF-8`. */
export function detectLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const primary =
      tag
        .trim()
        .toLowerCase()
        .split(/[-_.@]/)[0] ?? '';
    if (isLanguage(primary)) return primary;
  }
  return DEFAULT_LANGUAGE;
}
