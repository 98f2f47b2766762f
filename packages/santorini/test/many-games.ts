import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { awaitsChance, chances } from '../src/chance.ts';
import { listTurns } from '../src/generator/generate.ts';
import { TurnList } from '../src/generator/turn-list.ts';
import { leave } from '../src/leaving.ts';
import { play } from '../src/play.ts';
import { Position } from '../src/position.ts';
import { randomCast } from './casts.ts';
import { randomStart } from './random-start.ts';
import type { Seeded } from './seeded.ts';

const PLIES = 12;
const list = new TurnList();

/** What was met in many games. */
export interface Met {
  readonly lineups: Set<string>;
  readonly beginnings: Set<number>;
}

/** Plays games with any cards at random, every other one with a seat that is asked about domes. */
export function playGames(games: number, chance: Seeded, met: Met): void {
  for (let game = 0; game < games; game++) {
    const players = 2 + chance.below(3);
    const cast = randomCast(players, chance, game % 2 === 0 ? 'gaea' : undefined);
    let position = randomStart(cast, chance, { built: true, late: false });
    for (let ply = 0; ply < PLIES && position.winner < 0; ply++) {
      position = next(position, chance);
      met.lineups.add(position.lineup.key);
      if (position.prefix !== null) met.beginnings.add(position.prefix.hash);
    }
  }
}

function next(position: Position, chance: Seeded): Position {
  if (awaitsChance(position)) return chance.pick(chances(position));
  listTurns(position, list);
  if (list.count === 0) return leave(position, position.turn);
  const after = new Position();
  play(position, list.data, chance.pick([...list.starts()]), after);
  return after;
}

/** Bytes in use once what nobody needs is gone. */
export function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
