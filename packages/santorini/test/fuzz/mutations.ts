import fc from 'fast-check';
import { RUN_SEED, seeded } from '../seeded.ts';

/** So many times as many runs as usual. */
const LONGER = Number(process.env.THERA_FUZZ ?? 1);

/** The same runs every time, unless `THERA_SEED` is another. */
export function runs(usual: number): fc.Parameters<unknown> {
  return { seed: seeded(`fuzz ${RUN_SEED}`).below(2 ** 31), numRuns: usual * LONGER };
}

/** One change to a text. */
interface Edit {
  readonly at: number;
  readonly cut: number;
  readonly put: string;
}

/** What parsers are likely to stumble over, beside random characters. */
const SNIPPETS = [
  ...'/:;,=@#^?+-_.[](){}<>xX*"\n\t\\0123456789abcABCDEé😀',
  'mortal:',
  'chaos[?]:',
  'selene[B3]:',
  'circe[+]:',
  '-apollo:',
  '#pan:',
  ':=',
  'f=B3',
  'used=pan',
  '/turn=extra',
  '/phase=place;start=2',
  '/phase=pick;offer=any;challenger=1',
  'limus@printed',
  'B3>C4',
  '(>A1)',
  '(xA1^A1)',
  'pass',
  'offer ',
  'pick ',
  'start ',
  '1. ',
  '[Position "',
  '{[%clk 1:00]}',
  '__proto__',
  'constructor',
];

/** A valid text with a few changes, or something else altogether. */
export function mutated(valid: readonly string[]): fc.Arbitrary<string> {
  const put = fc.oneof(fc.constantFrom(...SNIPPETS), fc.constant(''), fc.string({ maxLength: 3 }));
  const edit = fc.record<Edit>({ at: fc.nat(400), cut: fc.integer({ min: 0, max: 6 }), put });
  const edited = fc
    .tuple(fc.constantFrom(...valid), fc.array(edit, { minLength: 0, maxLength: 3 }))
    .map(([text, edits]) => edits.reduce(applyEdit, text));
  return fc.oneof(
    { weight: 8, arbitrary: edited },
    { weight: 1, arbitrary: edited.map((text) => text.toUpperCase()) },
    { weight: 1, arbitrary: fc.string({ maxLength: 60, unit: 'grapheme' }) },
    { weight: 1, arbitrary: fc.array(put, { maxLength: 12 }).map((parts) => parts.join('')) },
  );
}

function applyEdit(text: string, { at, cut, put }: Edit): string {
  const start = text.length === 0 ? 0 : at % (text.length + 1);
  return text.slice(0, start) + put + text.slice(start + cut);
}
