import { browserStorage } from '../../../browser-storage.ts';
import { type GameNotes, openGameNotes } from './game-notes.ts';

/** What those who play are called, by seat: nothing where nobody said. */
export type SeatNames = readonly string[];

const isNames = (names: unknown): names is SeatNames =>
  Array.isArray(names) && names.every((name) => typeof name === 'string');

/** What the players of this device's games are called. Where that is forgotten they are asked again at the guestbook. */
export const deviceNames: GameNotes<SeatNames> = openGameNotes(browserStorage, 'thera.sphinx.names', isNames);
