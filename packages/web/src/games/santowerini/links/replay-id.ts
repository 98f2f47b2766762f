import { sha256 } from '@thera/table';

const PREFIX = 'replay-';
const DIGITS = 12;

/** The id of a game that came by a link: the same link is the same game. */
export const replayId = (link: string): string => PREFIX + sha256(link).slice(0, DIGITS);

/** Whether a game was played elsewhere, or at another time: it is looked at, and does not count. */
export const isReplayId = (id: string): boolean => id.startsWith(PREFIX);
