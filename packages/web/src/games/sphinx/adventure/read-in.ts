import { type AdventureFault, type AdventureLog, type LogRefusal, parseAdventureText } from '@thera/sphinx';
import { fault, ok, type Result } from '@thera/table';
import { ownPage } from '../../own-pages.ts';
import { adventureOf, takeInToDevice } from './device-adventures.ts';

/** An adventure that was read in. */
export interface ReadIn {
  readonly log: AdventureLog;
  /** It was here already, and is now what both were. */
  readonly isUnited: boolean;
}

/** Whether an adventure has pages of its own: the address of some would be that of another page. */
export const hasAddress = (id: string): boolean =>
  ownPage('sphinx', [encodeURIComponent(id)])?.part !== undefined;

/** Reads in an adventure from its text. What is refused leaves everything as it was. */
export function readIn(text: string): Result<ReadIn, AdventureFault | LogRefusal> {
  const parsed = parseAdventureText(text);
  if (!parsed.ok) return parsed;
  const { id } = parsed.value;
  if (!hasAddress(id)) return fault('bad-id', 'id');
  const isUnited = adventureOf(id) !== undefined;
  const taken = takeInToDevice(parsed.value);
  return taken.ok ? ok({ log: taken.value, isUnited }) : taken;
}
