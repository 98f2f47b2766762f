import { fault, ok, type Result } from '@thera/table';
import type { Power } from '../power.ts';
import type { PowerId } from '../power-ids.ts';
import { hasNight } from '../setup/night.ts';
import { parseCardId, parsePower } from './parse-power.ts';

/** A card, and the power of its night if one is named. */
export interface CardAndNight {
  readonly card: Power;
  readonly night: PowerId | null;
}

/** Reads `pan`, or `nyx=hades` with a power for the night. */
export function parseWithNight(
  text: string,
): Result<CardAndNight, 'unknown-power' | 'bad-edition' | 'bad-setup'> {
  const [name, nightName] = text.split('=');
  const card = parsePower(name!);
  if (!card.ok) return card;
  if (nightName === undefined) return ok({ card: card.value, night: null });
  if (!hasNight(card.value)) return fault('bad-setup');
  const id = parseCardId(nightName);
  const night = card.value.deck!.find((known) => known === id);
  return night === undefined ? fault('bad-setup') : ok({ card: card.value, night });
}
