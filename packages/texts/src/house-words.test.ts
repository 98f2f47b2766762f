import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from './language.ts';

/** Words that nobody outside a workshop uses of a game, and phrases that smell of translation; see `docs/words.md`. */
const BANNED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:routes?|results?|sides?|crews?|seats?|decisions?|records?|ply|plies|around one device|the drawn (?:one|board)|as the system)\b/giu,
  es: /\b(?:rutas?|resultados?|bandos?|asientos?|puestos|decisi[oó]n(?:es)?|registros?|computadoras?|en oferta|torcer|partida nueva|poder de (?:la )?noche)\b/giu,
};

interface Exception {
  readonly text: RegExp;
  /** Where it may stand; everywhere if it is left out. */
  readonly file?: RegExp;
}

/** Where such a word is the right one. */
const ALLOWED: readonly Exception[] = [
  // Of a place, not of a player.
  { text: /side by side|(?:other|opposite|either|your|all) sides?|by a side or a corner/iu },
  // Who plays with whom is a side there: docs/words.md.
  { text: /\bsides?\b|\bbandos?\b/iu, file: /prometheus|command-line\/command-line/ },
  // How a game ended, as everyone says.
  { text: /\bresults?\b|\bresultados?\b/iu, file: /pages\/play|santorini\/errors|sphinx\/pages\/adventure/ },
  // The way that the Sphinx goes.
  { text: /\broute\b|\bruta\b/iu, file: /sphinx\/zones/ },
  // A word to type.
  { text: /^registro$/, file: /terminal/ },
  // What is typed step by step.
  { text: /\bdecisi(?:o|ó)n\b/iu, file: /prometheus\/refusals/ },
];

test.each(LANGUAGES)('no text in %s has a word of the workshop', (language) => {
  const texts = textsIn(language);
  expect(texts.length).toBeGreaterThan(3000);
  const found = texts.filter(({ file, text }) => withoutAllowed(file, text).match(BANNED[language]) !== null);
  expect(found).toEqual([]);
});

test.each([
  ['en', 'Every route has its result.', 2],
  ['es', 'Los poderes en oferta', 1],
  ['en', 'They stand side by side.', 0],
] as const)('the test can tell: %s, %s', (language, text, count) => {
  expect(withoutAllowed('here', text).match(BANNED[language]) ?? []).toHaveLength(count);
});

function withoutAllowed(file: string, text: string): string {
  return ALLOWED.filter((allowed) => allowed.file?.test(file) ?? true).reduce(
    (left, allowed) => left.replaceAll(new RegExp(allowed.text, 'giu'), ''),
    text,
  );
}

/** Every text that stands in the sources of a language, without names that only the program reads. */
function textsIn(language: Language): readonly { readonly file: string; readonly text: string }[] {
  const folder = join(import.meta.dirname, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  return files.flatMap((file) => literalsIn(join(folder, file)).map((text) => ({ file, text })));
}

const LITERAL = /'((?:[^'\\\n]|\\.)*)'(?!\s*:)|`((?:[^`\\]|\\.)*)`/gu;

function literalsIn(path: string): readonly string[] {
  const code = readFileSync(path, 'utf8').replaceAll(/^import [^;]*;|\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '');
  return [...code.matchAll(LITERAL)]
    .map(([, plain, template]) => (plain ?? template ?? '').replaceAll(/\$\{[^{}]*\}/gu, '…'))
    .filter((text) => /\p{L}/u.test(text));
}
