/** Longer than any word: cookies, seeds, keys and recovery codes are; ids of tables and players are not. */
const SECRET = /[\w-]{20,}/g;
const LONGEST = 300;

/** A text without what might be a secret in it. Errors come from everywhere, and some quote what they were given. */
export function hiddenIn(text: string): string {
  const shown = text.replaceAll(SECRET, '…');
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
}

/** A network instead of an address: enough to see that much comes from one place, too little to see who it is. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes(':')
    ? `${plain.split(':').slice(0, 3).join(':')}::`
    : plain.split('.').slice(0, 3).concat('0').join('.');
}
