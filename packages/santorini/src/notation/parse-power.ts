import { fault, ok, type Result } from '@thera/table';
import type { Power } from '../power.ts';
import { type CardId, POWER_IDS, SHORT_NAMES } from '../power-ids.ts';
import { hasPrintedWording, powerOf } from '../powers/index.ts';

/** A card's id as people write it. */
export function parseCardId(text: string): CardId | undefined {
  const written = text.trim().toLowerCase().replaceAll('_', '-');
  const id = SHORT_NAMES[written] ?? written;
  return id === 'mortal' ? id : POWER_IDS.find((known) => known === id);
}

/** Whether a text names this power: in its own wording, if the text says which. */
export function names(text: string, power: Power): boolean {
  const named = parsePower(text);
  if (!named.ok || named.value.id !== power.id) return false;
  return !text.includes('@') || named.value.edition === power.edition;
}

/** Reads `limus` or `limus@printed`. */
export function parsePower(text: string): Result<Power, 'unknown-power' | 'bad-edition'> {
  const [name, edition] = text.split('@');
  const id = parseCardId(name!);
  if (id === undefined) return fault('unknown-power');
  if (edition === undefined) return ok(powerOf(id));
  const wording = edition.trim().toLowerCase();
  if (wording !== 'printed' && wording !== 'revised') return fault('bad-edition');
  return wording === 'printed' && !hasPrintedWording(id) ? fault('bad-edition') : ok(powerOf(id, wording));
}
