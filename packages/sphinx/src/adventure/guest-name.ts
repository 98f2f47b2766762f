/** Letters, digits and spaces counted. */
export const LONGEST_NAME = 24;

const NAME = /^[\p{L}\p{M}\p{N} .'-]+$/u;
const TELLING = /[\p{L}\p{N}]/u;

/** A name as it stands in the guestbook; undefined if it cannot stand there. */
export function parseGuestName(text: string): string | undefined {
  // Phones write a typographic apostrophe where a keyboard has a straight one.
  const name = text.normalize('NFC').replaceAll('’', "'").trim().replace(/\s+/gu, ' ');
  const isName = NAME.test(name) && TELLING.test(name) && [...name].length <= LONGEST_NAME;
  return isName ? name : undefined;
}

/** The same for all names that are the same guest's. */
export const guestKey = (name: string): string => name.toLowerCase();
