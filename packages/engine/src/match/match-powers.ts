import { matchupNote, POWER_IDS, parsePower, powerFlags, powerOf } from '@thera/santorini';
import { type Dice, fault, ok, type Result } from '@thera/table';

/** Who plays with what: powers by seat, or a pair by chance, with or without what is hidden or drawn. */
export type MatchPowers = { readonly seats: readonly string[] } | 'random' | 'any';

/** Reads a list such as `mortal,apollo:pan,random`; four powers are two teams. A fault's place is the item. */
export function parseMatchPowers(
  text: string,
): Result<readonly MatchPowers[], 'unknown-power' | 'wrong-players' | 'bad-value'> {
  const list: MatchPowers[] = [];
  for (const item of text.split(',').map((part) => part.trim())) {
    if (item === 'random' || item === 'any') {
      list.push(item);
      continue;
    }
    const names = item.split(':').map((name) => name.trim());
    const seats = names.length === 1 ? [names[0]!, names[0]!] : names;
    if (seats.length !== 2 && seats.length !== 4) return fault('bad-value', item);
    if (names.length === 1 && item !== 'mortal') return fault('bad-value', item);
    for (const name of seats) {
      const power = parsePower(name);
      if (!power.ok) return fault('unknown-power', name);
      const { id, players } = power.value;
      if (id !== 'mortal' && !players.includes(seats.length)) return fault('wrong-players', name);
    }
    list.push({ seats });
  }
  return ok(list);
}

/** The powers of one pair of games. */
export function chosenPowers(powers: MatchPowers, dice: Dice): readonly string[] {
  if (powers !== 'random' && powers !== 'any') return powers.seats;
  const usable = POWER_IDS.filter(
    (id) =>
      powerOf(id).players.includes(2) &&
      (powers === 'any' || !powerFlags(id).some((flag) => flag === 'hidden' || flag === 'random')),
  );
  const one = dice.pick(usable);
  return [one, dice.pick(usable.filter((other) => other !== one && matchupNote(one, other) !== 'printed'))];
}
