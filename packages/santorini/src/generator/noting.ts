import { alternated, isOut, type Lineup, laidAside, withoutSeat } from '../lineup.ts';
import { crewOf, memoryOf } from '../position.ts';
import { first, type Squares } from '../squares.ts';
import { KILL, LINEUP, NOTE, STONE, squareStep, workerStep } from '../steps.ts';
import type { Turn } from './turn.ts';

/** Writes down what follows the last step by itself: stone, who has lost, what the cards remember and who has them. */
export function fillTail(t: Turn, lineup: Lineup, losers: Squares): void {
  t.tailLength = 0;
  if (t.power.stones !== null) {
    for (let rest = t.power.stones(t); rest !== 0; rest &= rest - 1) {
      const square = first(rest);
      t.tail[t.tailLength++] = workerStep(STONE, square, 0, t.ownerOf(square));
    }
  }
  if (losers !== 0) lineup = expel(t, lineup, losers);
  if (t.hasNotes || lineup !== t.lasting || (t.facts & t.plan.redraws) !== 0) fillNotes(t, lineup);
}

/** Takes the sides of these workers out of the game. */
function expel(t: Turn, lineup: Lineup, losers: Squares): Lineup {
  let left = lineup;
  for (let side = 0; side < lineup.sides; side++) {
    // Who stands behind a token is out of reach, but not out of the game.
    const crew = side === t.side ? 0 : t.crew(side) | (crewOf(t.position, side) & t.closed);
    if ((crew & losers) === 0) continue;
    for (let rest = crew; rest !== 0; rest &= rest - 1)
      t.tail[t.tailLength++] = workerStep(KILL, first(rest), 0, side);
    left = withoutSeat(left, side);
  }
  t.next = left.next[t.seat]!;
  return left;
}

const after = new Int32Array(4);

/** Writes down what the cards remember and who has them. */
export function fillNotes(t: Turn, lineup: Lineup): void {
  const { memories, position } = t;
  const { keeper, slot } = t.plan;
  for (let seat = 0; seat < 4; seat++) after[seat] = memories[seat]!;
  if (keeper.memory !== null && !t.extra) after[slot] = keeper.memory(t, memories[slot]!);
  // Who counts towers as turns end does so before anything is drawn.
  const { draws } = lineup.alternation?.power.alternates === 'end' ? lineup.plans[t.seat]!.power : t.power;
  if (draws !== null && !t.bonus && !t.extra) after[slot] = draws(after[slot]!);
  const { observers } = t.lineup;
  for (let i = 0; i < observers.length; i++) {
    const law = observers[i]!;
    if (!isOut(lineup, law.slot)) after[law.slot] = law.power.observes!(t, law, after[law.slot]!);
  }
  for (let i = 0; i < lineup.decks.length; i++) {
    const deck = lineup.decks[i]!;
    const { card, inForce } = lineup.slots[deck]!;
    const counted = lineup.alternation?.power.alternates === 'end' ? lineup : t.lineup;
    if (inForce === null || counted.slots[deck]!.off || (t.facts & card.redraws) === 0) continue;
    after[deck] = card.laysAside!(after[deck]!, inForce.id);
    lineup = laidAside(lineup, deck);
  }
  if (lineup !== position.lineup) note(t, LINEUP, lineup.state);
  for (let seat = 0; seat < lineup.seats; seat++) {
    if (isOut(lineup, seat)) after[seat] = 0;
    if (after[seat] !== memoryOf(position, seat)) note(t, squareStep(NOTE, seat), after[seat]!);
  }
}

function note(t: Turn, step: number, operand: number): void {
  t.tail[t.tailLength++] = step;
  t.tail[t.tailLength++] = operand;
}

/** Tokens that were built on are gone, also when nobody remembers anything else. */
export function returnTokens(t: Turn): void {
  for (const law of t.lineup.observers) {
    if (law.power.pools === null) continue;
    const left = law.power.observes!(t, law, t.memory(law));
    if (left !== memoryOf(t.position, law.slot)) note(t, squareStep(NOTE, law.slot), left);
  }
}

/** The line-up once the towers that stand now are counted. */
export function alternatedAfter(t: Turn): Lineup {
  return alternated(t.lasting, (t.completeTowers & 1) === 1);
}

/** Whether the mover's power stops working before it brings a draw or an additional turn. */
export function isSwitchedOff(t: Turn, lineup: Lineup): boolean {
  return lineup.alternation?.power.alternates === 'end' && lineup.slots[t.plan.slot]!.off;
}
