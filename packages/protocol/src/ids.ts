/** Letters and digits that cannot be taken for each other. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** How many characters the id of a table has: enough that nobody finds a private one by trying. */
export const TABLE_ID_LENGTH = 12;

const TABLE_ID = new RegExp(`^[${ALPHABET}]{${TABLE_ID_LENGTH}}$`);

export const isTableId = (text: string): boolean => TABLE_ID.test(text);

/** An id made of random bytes, one for each character. */
export function tableIdOf(bytes: Uint8Array): string {
  if (bytes.length < TABLE_ID_LENGTH) throw new Error('too few bytes for the id of a table');
  // The alphabet has 32 letters, so every letter is equally likely.
  return Array.from(bytes.subarray(0, TABLE_ID_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
