import { matchupNote } from '../src/matchups.ts';
import { type CardId, POWER_IDS } from '../src/power-ids.ts';
import { hasPrintedWording, powerOf } from '../src/powers/index.ts';
import { RUN_SEED, type Seeded, seeded } from './seeded.ts';

/** Who plays what, seat by seat, as notation names it: `limus@printed`. */
export type Cast = readonly string[];

/** Everything that a seat may play. */
export const CARD_IDS: readonly CardId[] = ['mortal', ...POWER_IDS];

/** Whether so many players may use a power. */
export function mayPlay(id: CardId, players: number): boolean {
  return powerOf(id).players.includes(players);
}

/** Every ordered pair of powers that two players may have, mortals and mirrors included, banned ones not. */
export function everyPair(): Cast[] {
  const ids = CARD_IDS.filter((id) => mayPlay(id, 2));
  return ids.flatMap((mine) =>
    ids.filter((other) => matchupNote(mine, other) !== 'printed').map((other) => [mine, other]),
  );
}

/** A cast for so many players; `must` plays in the first seat if it may. */
export function randomCast(players: number, chance: Seeded, must?: CardId): Cast {
  const ids = CARD_IDS.filter((id) => mayPlay(id, players));
  const cast = Array.from({ length: players }, () => chance.pick(ids));
  return must === undefined || !mayPlay(must, players) ? cast : cast.with(0, must);
}

/** One of every so many casts; the seed of the run decides which, so that other seeds come to the others. */
export function inRotation(casts: readonly Cast[], every: number): Cast[] {
  const start = seeded(`rotation ${RUN_SEED}`).below(every);
  return casts.filter((_, n) => n % every === start);
}

/** So many different casts led by each power that this number of players may use. */
export function castsLedByAll(players: number, each: number): Cast[] {
  const chance = seeded(`casts for ${players} ${RUN_SEED}`);
  const leaders = CARD_IDS.filter((id) => mayPlay(id, players));
  return leaders.flatMap((leader) => {
    const casts = new Map<string, Cast>();
    while (casts.size < each) {
      const cast = randomCast(players, chance, leader);
      casts.set(cast.join(), cast);
    }
    return [...casts.values()];
  });
}

/** The cast with some of its powers in their printed wording, where that differs. */
export function inSomeEdition(cast: Cast, chance: Seeded): Cast {
  return cast.map((id) => {
    const differs = CARD_IDS.some((known) => known === id && hasPrintedWording(known));
    return differs && chance.happens(1 / 3) ? `${id}@printed` : id;
  });
}
