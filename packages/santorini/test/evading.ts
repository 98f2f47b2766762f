import { awaitsChance } from '../src/chance.ts';
import { Evasions } from '../src/generator/evasions.ts';
import { canWin, listTurns } from '../src/generator/generate.ts';
import { TurnList } from '../src/generator/turn-list.ts';
import { formatPosition } from '../src/notation/format-position.ts';
import { formatTurn } from '../src/notation/format-turn.ts';
import { play } from '../src/play.ts';
import { Position } from '../src/position.ts';
import { type Cast, inSomeEdition } from './casts.ts';
import { randomGame } from './random-play.ts';
import { randomStart } from './random-start.ts';
import { seeded } from './seeded.ts';

/** What was seen of the turns of positions in which somebody threatens to win. */
export interface Evading {
  /** Threatened positions, their turns, and how many of these were called no evasions. */
  readonly positions: number;
  readonly turns: number;
  readonly dropped: number;
  /** Of the others, how many lose at once all the same. */
  readonly nonEvasions: number;
  /** Turns that were called no evasions although the threat is stopped by them. */
  readonly faults: readonly string[];
}

const turns = new TurnList();
const listed = new TurnList();
const evasions = new Evasions();
const after = new Position();

/** Looks at so many positions of a cast, each by chance and some turns later. */
export function evadingIn(cast: Cast, starts: number, seed: string): Evading {
  const chance = seeded(`evading ${cast.join()} ${seed}`);
  const tally = { positions: 0, turns: 0, dropped: 0, nonEvasions: 0, faults: [] as string[] };
  for (let n = 0; n < starts; n++) {
    const start = randomStart(inSomeEdition(cast, chance), chance, { built: true, late: n % 2 === 1 });
    for (const { position } of randomGame(start, chance, { plies: 4, removals: 0.05 })) look(position, tally);
  }
  return { ...tally, faults: tally.faults.map((fault) => `seed ${seed}: ${fault}`) };
}

interface Tally {
  positions: number;
  turns: number;
  dropped: number;
  nonEvasions: number;
  readonly faults: string[];
}

function look(position: Position, tally: Tally): void {
  if (position.extra !== 0 || position.prefix !== null) return;
  const seat = position.lineup.next[position.turn]!;
  if (!canWin(position, seat)) return;
  tally.positions++;
  evasions.prepare(position, seat);
  listTurns(position, turns);
  listTurns(position, listed, evasions);
  const kept = resultsOf(position, listed);
  for (const at of turns.starts()) {
    tally.turns++;
    const mayEvade = evasions.mayEvade(turns.data, at);
    if (!mayEvade) tally.dropped++;
    play(position, turns.data, at, after);
    const isLost = !isOpen(after, seat) && canWin(after);
    if (mayEvade && isLost) tally.nonEvasions++;
    if (!isLost && (!mayEvade || !kept.has(formatPosition(after))))
      tally.faults.push(`${formatTurn(position, turns.turn(at))} in ${formatPosition(position)}`);
  }
}

function resultsOf(position: Position, list: TurnList): ReadonlySet<string> {
  const results = new Set<string>();
  for (const at of list.starts()) {
    play(position, list.data, at, after);
    results.add(formatPosition(after));
  }
  return results;
}

/** Whether anything but the turn of the seat that threatens comes next. */
function isOpen(position: Position, seat: number): boolean {
  const { turn, winner, extra, prefix } = position;
  return winner >= 0 || turn !== seat || extra !== 0 || prefix !== null || awaitsChance(position);
}
