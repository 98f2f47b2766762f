/** The largest message that a page may send, in bytes. The longest turns of any game are a tenth of it. */
export const LARGEST_MESSAGE = 16_384;

/** The most steps of one decision. */
export const MOST_STEPS = 256;

export const LONGEST_CHAT_LINE = 280;

export const LONGEST_GAME_NAME = 40;

/** How many seats any game of the house has at most. */
export const MOST_SEATS = 4;

export const LONGEST_LOG_NAME = 160;

export const LONGEST_LINE_KEY = 120;

/** The longest line of a log, in characters: the record of the longest riddle is a third of it. */
export const LONGEST_LINE = 98_304;

/** How many lines one request may write. */
export const MOST_LINES_AT_ONCE = 500;

/** How many lines a log has at most: a group that plays every evening needs years for them. */
export const MOST_LINES = 20_000;

/** How many logs somebody is a member of at most. */
export const MOST_LOGS = 100;

/** How many share one log at most. */
export const MOST_MEMBERS = 24;
