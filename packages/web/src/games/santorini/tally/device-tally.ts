import { browserStorage } from '../../../browser-storage.ts';
import { type EndedGame, formatTally, parseTally, type Tally, withEnded } from './tally.ts';
import { TALLY_KEY } from './tally-key.ts';

/** What could not be written down: it is known as long as the page is open. */
let unwritten: Tally | undefined;

/** What came of the games that were played against the computer on this device. */
export const deviceTally = (): Tally => unwritten ?? parseTally(browserStorage?.getItem(TALLY_KEY) ?? null);

/** Takes note of a game that is over. */
export function countGame(ended: EndedGame): void {
  keepTally(withEnded(deviceTally(), ended));
}

/** These are the games that were played, and no others. */
export function keepTally(tally: Tally): void {
  unwritten = isWritten(tally) ? undefined : tally;
}

function isWritten(tally: Tally): boolean {
  try {
    browserStorage?.setItem(TALLY_KEY, formatTally(tally));
    return browserStorage !== undefined;
  } catch {
    return false;
  }
}
