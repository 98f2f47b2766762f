/** Where the browser keeps what came of the games against the computer. */
export const TALLY_KEY = 'thera.tally';
