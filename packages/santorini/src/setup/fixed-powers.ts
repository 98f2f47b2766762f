import { fault, ok, type Result } from '@thera/table';
import { type CardAndNight, parseWithNight } from '../notation/parse-night.ts';
import { hasPrintedWording, powerOf } from '../powers/index.ts';
import { bannedPair } from './matchups.ts';
import { nightFault } from './night.ts';
import type { Setup, SetupError } from './setup.ts';

/** What each seat plays when the table has fixed it: `pan`, `limus@printed`, or `nyx=hades` with its night. */
export function fixedPowers(
  setup: Pick<Setup, 'players' | 'powers' | 'edition' | 'bans'>,
): Result<CardAndNight[], SetupError> {
  const { players, powers, edition, bans } = setup;
  if (powers.length !== players) return fault('bad-setup', 'powers');
  const seats: CardAndNight[] = [];
  for (const [seat, text] of powers.entries()) {
    const named = parseWithNight(text);
    if (!named.ok) return fault(named.error, `powers[${seat}]`);
    const { card, night } = named.value;
    if (card.id === 'mortal' && players > 2) return fault('powers-required', `powers[${seat}]`);
    if (card.id !== 'mortal' && !card.players.includes(players))
      return fault('wrong-players', `powers[${seat}]`);
    const isNamed = text.includes('@') || !hasPrintedWording(card.id);
    seats.push({ card: isNamed ? card : powerOf(card.id, edition), night });
  }
  const banned = bans ? bannedSeat(seats) : -1;
  if (banned >= 0) return fault('banned-pair', `powers[${banned}]`);
  const misfit = seats.findIndex((_, seat) => isMisfit(seats, seat, bans));
  return misfit < 0 ? ok(seats) : fault('bad-setup', `powers[${misfit}]`);
}

/** The first seat whose power is banned against that of an opponent before it, or -1. */
function bannedSeat(seats: readonly CardAndNight[]): number {
  const meets = (a: number, b: number): boolean => seats.length !== 4 || ((a ^ b) & 1) === 1;
  for (const [a, { card }] of seats.entries()) {
    const b = seats.findIndex(
      (other, n) => n > a && meets(a, n) && bannedPair([card.id, other.card.id]) !== undefined,
    );
    if (b >= 0) return b;
  }
  return -1;
}

/** Whether the night that is named for a seat does not go with the others' powers. */
function isMisfit(seats: readonly CardAndNight[], seat: number, bans: boolean): boolean {
  const { card, night } = seats[seat]!;
  if (night === null) return false;
  const others = seats.filter((_, other) => other !== seat).map((other) => other.card.id);
  return nightFault(card, night, { others, seats: seats.length, bans }) !== undefined;
}
