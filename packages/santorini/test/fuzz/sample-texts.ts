import { formatPosition, formatStage } from '../../src/notation/format-position.ts';
import { formatTurn } from '../../src/notation/format-turn.ts';
import { randomCast } from '../casts.ts';
import { momentAt, randomGame } from '../random-play.ts';
import { positionOf, randomStart } from '../random-start.ts';
import { RUN_SEED, seeded } from '../seeded.ts';
import { EVERY_KIND, randomMatch, setupOf } from '../table-games.ts';

const chance = seeded(`texts ${RUN_SEED}`);

/** Texts of positions in play, of all kinds. */
export const POSITIONS: readonly string[] = Array.from({ length: 120 }, () => {
  const players = chance.pick([2, 2, 3, 4]);
  const start = randomStart(randomCast(players, chance), chance, { built: true, late: true });
  const moments = [...randomGame(start, chance, { plies: 1 + chance.below(8), removals: 0.1 })];
  return formatPosition(moments.at(-1)!.position);
});

/** Texts of stages before play. */
export const STAGES: readonly string[] = EVERY_KIND.flatMap(([players, mode]) => {
  const cast = ['bia', 'eros', 'chaos', 'selene'].slice(0, players);
  return [0, 1, 2, 3, 4, 5, 6].map((decisions) =>
    formatStage(randomMatch(setupOf(players, mode, cast), 'stages', decisions).state.stage),
  );
});

/** Positions, each with the text of a turn in it. */
export const TURNS: readonly (readonly [string, string])[] = POSITIONS.flatMap((text) => {
  const { position, turns, starts } = momentAt(positionOf(text));
  if (starts.length === 0) return [];
  return [0, 1, 2].map(() => [text, formatTurn(position, turns.data, chance.pick(starts))] as const);
});
