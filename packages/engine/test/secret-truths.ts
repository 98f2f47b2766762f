import {
  copyPosition,
  EVERYWHERE,
  isHiddenFromMover,
  isOut,
  memoryOf,
  type Placing,
  type Playing,
  type Position,
  parseSetup,
  type Stage,
  santorini,
  squaresOf,
} from '@thera/santorini';
import { append, begin, type Dice, randomDecision } from '@thera/table';
import { sizeOf } from '../src/evaluation/neighbours.ts';
import { diceOf, good } from './self-play.ts';

const CREWS = ['c0', 'c1', 'c2'] as const;
const MEMORIES = ['m0', 'm1', 'm2'] as const;

/** Every stage of a random game of these powers, before play too, in which something is hidden from the seat to decide. */
export function secretTruths(powers: readonly string[], seed: string): (Placing | Playing)[] {
  const setup = parseSetup({ players: powers.length, mode: 'fixed', powers, bans: false, plyCap: 60 });
  let match = good(begin(santorini, good(setup), seed));
  const truths: (Placing | Playing)[] = [];
  while (match.outcome === undefined) {
    const { stage } = match.state;
    if ('position' in stage && isHiddenFromMover(stage.position)) truths.push(stage);
    const dice = diceOf(`secrets ${seed}`, match.record.events.length);
    const seat = santorini.toAct(match.state)[0]!;
    const steps = randomDecision({ game: santorini, view: santorini.view(match.state, seat), dice }, seat)!;
    match = good(append(santorini, match, { kind: 'decision', seat, steps }));
  }
  return truths;
}

/** The same stage with other secrets, as far as there are any yet. */
export function otherwise<T extends Placing | Playing>(stage: T, dice: Dice): T {
  const position = copyPosition(stage.position);
  const { lineup } = position;
  for (const [seat, { card }] of lineup.slots.entries()) {
    if (seat === position.turn || isOut(lineup, seat) || card.hides === null) continue;
    if (card.hides === 'crew') moveCrew(position, CREWS[seat as 0 | 1 | 2], dice);
    else if (memoryOf(position, seat) !== 0) {
      const free = EVERYWHERE & ~(position.c0 | position.c1 | position.c2);
      const { among, memory } = card.prepares!;
      position[MEMORIES[seat as 0 | 1 | 2]] = memory(dice.pick(squaresOf(among(free))));
    }
  }
  return { ...stage, position };
}

function moveCrew(position: Position, crew: 'c0' | 'c1' | 'c2', dice: Dice): void {
  const before = position[crew];
  const taken = (position.c0 | position.c1 | position.c2 | position.domes) & ~before;
  const squares = dice.shuffle(squaresOf(EVERYWHERE & ~taken)).slice(0, sizeOf(before));
  const hadFemale = (position.females & before) !== 0;
  position[crew] = squares.reduce((set, square) => set | (1 << square), 0);
  position.females = (position.females & ~before) | (hadFemale ? 1 << squares[0]! : 0);
}

/** Whether two stages are the same in everything that a position has. */
export const areSame = (a: Stage, b: Stage): boolean => JSON.stringify(a) === JSON.stringify(b);
