import { FACT_VERSION } from '@thera/sphinx';
import { browserStorage } from '../../../browser-storage.ts';
import { noteLeft } from './left-adventures.ts';
import { type LogNotes, openLogNotes } from './log-notes.ts';

/** What this device knows of its adventures' logs at the server. */
export const deviceLogNotes: LogNotes = openLogNotes(browserStorage, FACT_VERSION);

/** An adventure is deleted here: its logs are left as soon as the server can be reached. */
export function leaveLogs(adventure: string): void {
  for (const [log, note] of deviceLogNotes.all()) {
    if (note.adventure !== adventure) continue;
    deviceLogNotes.note(log, { ...note, isLeft: true });
    noteLeft(adventure, true);
  }
}
