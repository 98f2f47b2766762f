import { createHash } from 'node:crypto';

/** The hash that the tests hand in. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
