import { type Dice, diceFor, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { inBox } from '../src/box.ts';
import { BLESSING_IDS } from '../src/cards/blessings.ts';
import { GOD_CARDS, GOD_IDS, type GodId } from '../src/cards/gods.ts';
import { isDomedAt, isSpace, standing } from '../src/field.ts';
import { PIECES, piecesOf } from '../src/pieces.ts';
import { holdLimit } from '../src/selecting.ts';
import { usualSetup } from '../src/setup.ts';
import { sphinx } from '../src/sphinx.ts';
import type { HeldGod, State } from '../src/state.ts';
import type { Step } from '../src/step.ts';

const RIDDLES = [2, 5, 6, 7, 8, 10, 11, 12, 14, 16, 17, 18, 19, 20, 21, 22];
const TURNS = 14;
/** More steps than any turn needs: who takes as many goes round in circles. */
const MOST_STEPS = 80;

const FRIENDS = GOD_IDS.filter((god) => !GOD_CARDS[god].isBlue);

function started(riddle: number, players: number, dice: Dice): State {
  const friends = shuffled(FRIENDS, dice).slice(0, 4);
  const begun = sphinx.start(
    {
      ...usualSetup(riddle, players),
      blessingScore: BLESSING_IDS.length,
      friends,
      hasOedipus: true,
      deal: { blessings: shuffled(BLESSING_IDS, dice) },
    },
    dice,
  );
  if (!begun.ok) throw new Error(begun.error);
  const { deck, held } = begun.value;
  const [first, second] = friends;
  return {
    ...begun.value,
    deck: { ...deck, top: [...deck.top, ...Array(12).fill({ kind: 'unknown-blessing' })] },
    held: [...held, heldBy(first!, 0), heldBy(second!, players - 1)],
  };
}

function heldBy(god: GodId, owner: number): HeldGod {
  const { pieces, charges } = GOD_CARDS[god];
  return { god, owner, pieces: piecesOf(pieces), charges, dreams: 0, isQuestMet: false };
}

function shuffled<T>(items: readonly T[], dice: Dice): readonly T[] {
  const left = [...items];
  return items.map(() => left.splice(left.indexOf(dice.pick(left)), 1)[0]!);
}

/** Cards before anything else, and nothing that ends the riddle. */
function pick(steps: readonly Step[], dice: Dice): Step {
  const going = steps.filter(({ kind }) => kind !== 'finish' && kind !== 'give-up');
  const byCards = going.filter((step) => step.kind === 'use' || 'by' in step);
  if (byCards.length > 0 && dice.pick([true, true, false])) return dice.pick(byCards);
  const rarely = going.filter(({ kind }) => kind !== 'game' && kind !== 'drop');
  return dice.pick(rarely.length > 0 && dice.pick([true, true, true, false]) ? rarely : going);
}

function decided(state: State, dice: Dice, taken: Map<number, number>): State {
  const [seat] = sphinx.toAct(state);
  const steps: Step[] = [];
  for (;;) {
    const choices = sphinx.decisions(state, seat!, steps);
    if (choices.length === 0) break;
    steps.push(
      pick(
        choices.map(({ step }) => step),
        dice,
      ),
    );
    const count = (taken.get(state.turn.number) ?? 0) + 1;
    expect(count, 'steps in one turn').toBeLessThan(MOST_STEPS);
    taken.set(state.turn.number, count);
  }
  expect(steps, 'there is always something to decide').not.toEqual([]);
  const next = sphinx.decide(state, seat!, steps, dice);
  if (!next.ok) throw new Error(`${next.error} at ${next.at}: ${JSON.stringify(steps)}`);
  return next.value;
}

function check(state: State): void {
  const { queue, held, gems, workers, setup, fates, destroyed, stockpile } = state;
  expect(queue.length).toBeLessThanOrEqual(3);
  expect(new Set(gems).size).toBe(gems.length);
  for (let seat = 0; seat < setup.players; seat++)
    expect(held.filter(({ owner }) => owner === seat).length).toBeLessThanOrEqual(holdLimit(setup.players));
  for (const piece of PIECES) {
    expect(inBox(state, piece), `${piece} in the box`).toBeGreaterThanOrEqual(0);
    expect(stockpile[piece]).toBeGreaterThanOrEqual(0);
    for (const { pieces } of held) expect(pieces[piece]).toBeGreaterThanOrEqual(0);
  }
  for (const { charges, dreams } of held) {
    expect(charges ?? 0).toBeGreaterThanOrEqual(0);
    expect([0, 1, 2]).toContain(dreams);
  }
  const feet = standing(state).map((worker) => workers[worker]!);
  expect(new Set(feet).size, 'workers on squares of their own').toBe(feet.length);
  for (const foot of feet) expect(isSpace(state, foot) && !isDomedAt(state, foot)).toBe(true);
  expect(fates.filter((fate) => fate === 'destroyed').length).toBe(destroyed);
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
}

const used = new Set<string>();

test.each(RIDDLES.flatMap((riddle) => [1, 2, 3, 4].map((players) => [riddle, players] as const)))(
  'riddle %i with every blessing and %i players goes on, and keeps its limits',
  (riddle, players) => {
    const dice = diceFor(sha256, `blessed ${riddle} ${players}`, 0);
    const taken = new Map<number, number>();
    let state = started(riddle, players, dice);
    while (state.ending === null && state.turn.number <= TURNS) {
      state = decided(state, dice, taken);
      check(state);
      for (const one of state.happened) if (one.kind === 'used') used.add(one.card);
    }
  },
);

test('in those games every blessing was used', () => {
  expect(BLESSING_IDS.filter((blessing) => !used.has(blessing))).toEqual([]);
});
