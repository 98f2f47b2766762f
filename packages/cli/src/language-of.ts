import { detectLanguage, isLanguage, type Language } from '@thera/texts';

/** The language to speak: as `--lang` says, else as the environment does. Read before all else, complaints included. */
export function languageOf(args: readonly string[], env: NodeJS.ProcessEnv): Language {
  const at = args.indexOf('--lang');
  const inline = args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  const wanted = inline ?? (at < 0 ? undefined : args[at + 1]);
  if (wanted !== undefined && isLanguage(wanted)) return wanted;
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => (value ?? '') !== '');
  return detectLanguage(locale === undefined ? [] : [locale]);
}
