import { fault, ok, type Result } from '@thera/table';

const LEAST = 2;
const MOST = 20;
/** Letters of any script with their marks, digits, and what stands between words. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u;

/**
 * The name of an account, from outside: one form for one look, single spaces. It is stricter than what players of one
 * device may be called, for strangers have to tell accounts apart.
 */
export function parseAccountName(input: unknown): Result<string, 'bad-name'> {
  if (typeof input !== 'string' || input.length > 4 * MOST) return fault('bad-name');
  const name = input.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const length = [...name].length;
  return length >= LEAST && length <= MOST && NAME.test(name) ? ok(name) : fault('bad-name');
}

/** Names with the same key are the same name to whoever reads them: letter case and what stands between words do not count. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M} ._'-]/gu, '')
    .toLowerCase();
}
