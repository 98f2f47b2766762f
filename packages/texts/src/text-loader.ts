import type { Language } from './language.ts';

/** Brings the texts of one part of the site, in one language, only when they are needed. */
export type TextLoader<Text> = (language: Language) => Promise<Text>;

/** A loader out of one for each language. */
export function textLoader<Text>(loaders: Readonly<Record<Language, () => Promise<Text>>>): TextLoader<Text> {
  return (language) => loaders[language]();
}
