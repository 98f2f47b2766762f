/** The largest message that a page may send, in bytes. The longest turns of any game are a tenth of it. */
export const LARGEST_MESSAGE = 16_384;

/** The most steps of one decision. */
export const MOST_STEPS = 256;

export const LONGEST_CHAT_LINE = 280;

export const LONGEST_GAME_NAME = 40;

/** How many seats any game of the house has at most. */
export const MOST_SEATS = 4;
