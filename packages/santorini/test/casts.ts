import { type CardId, POWER_IDS } from '../src/power-ids.ts';
import { hasPrintedWording, powerOf } from '../src/powers/index.ts';
import { matchupNote } from '../src/setup/matchups.ts';
import { RUN_SEED, type Seeded, seeded } from './seeded.ts';

/** Who plays what, seat by seat, as notation names it: `limus@printed`. */
export type Cast = readonly string[];

/** Everything that a seat may play. */
export const CARD_IDS: readonly CardId[] = ['mortal', ...POWER_IDS];

/** Whether so many players may use a power. */
export function mayPlay(id: CardId, players: number): boolean {
  return powerOf(id).players.includes(players);
}

/** Whether no two opponents have powers that are banned against each other. */
function isAllowed(cast: Cast): boolean {
  const areOpponents = (a: number, b: number): boolean => cast.length !== 4 || (a + b) % 2 === 1;
  return cast.every((mine, a) =>
    cast.every((other, b) => a >= b || !areOpponents(a, b) || matchupNote(mine, other) !== 'printed'),
  );
}

/** Every allowed ordered pair of powers for two players, mortals and mirrors included. */
export function everyPair(): Cast[] {
  return orderedPairs().filter(isAllowed);
}

/** Every ordered pair that only a table without bans allows. */
export function bannedPairs(): Cast[] {
  return orderedPairs().filter((cast) => !isAllowed(cast));
}

function orderedPairs(): Cast[] {
  const ids = CARD_IDS.filter((id) => mayPlay(id, 2));
  return ids.flatMap((mine) => ids.map((other) => [mine, other]));
}

/** An allowed cast for so many players; `must` plays in the first seat if it may. */
export function randomCast(players: number, chance: Seeded, must?: CardId): Cast {
  const ids = CARD_IDS.filter((id) => mayPlay(id, players));
  const cast = Array.from({ length: players }, () => chance.pick(ids));
  const led = must === undefined || !mayPlay(must, players) ? cast : cast.with(0, must);
  return isAllowed(led) ? led : randomCast(players, chance, must);
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
