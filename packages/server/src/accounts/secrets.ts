import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** What it costs to try one password: some 60 ms and 32 MB. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };
const KEY_BYTES = 32;

/** A secret that nobody guesses, as text that fits into a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** An id that says nothing. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** What is kept of a secret: from it the secret is not found, and a long random one needs no salt. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** What is kept of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES, COST);
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

/** Whether a password is the one that was kept; it takes as long if there is none, so that nobody learns who has an account. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = (kept ?? NOBODY).split(':');
  const expected = Buffer.from(key, 'base64url');
  const derived = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), KEY_BYTES, COST);
  return timingSafeEqual(derived, expected) && kept !== undefined;
}

const NOBODY = `scrypt:${'A'.repeat(22)}:${'A'.repeat(43)}`;

/** Codes that bring an account back: ten of four groups, easy to copy from paper. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: 10 }, () => {
    const digits = randomBytes(10).toString('hex');
    return digits.match(/.{5}/g)!.join('-');
  });
}

/** A recovery code as somebody may have typed it. */
export const recoveryHash = (code: string): string =>
  hashSecret(code.toLowerCase().replace(/[^0-9a-f]/g, ''));
