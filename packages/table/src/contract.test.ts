import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../test/auction-table.ts';
import { type AuctionState, blindAuction, imagineAuction } from '../test/blind-auction.ts';
import { contractFaults, type Rehearsal } from './contract.ts';
import type { Game } from './game.ts';
import { begin } from './replay.ts';
import { fault, ok } from './result.ts';

type AuctionGame = typeof blindAuction;

const rehearsal = (seed: string, seats = 3): Rehearsal<{ seats: number }, AuctionState> => ({
  setup: { seats },
  seed,
  decisions: 40,
  imagine: imagineAuction,
});

test('the toy game keeps the contract, secrets included', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 4 }), (seed, seats) => {
      expect(contractFaults(blindAuction, rehearsal(seed, seats))).toEqual([]);
    }),
  );
});

test('whoever holds a list of all games need not know their types', () => {
  const games: readonly Game<unknown, unknown, unknown, unknown>[] = [blindAuction];
  for (const game of games) {
    const setup = unwrap(game.parseSetup({ seats: 2 }));
    expect(contractFaults(game, { setup, seed: 'seed', decisions: 40 })).toEqual([]);
  }
});

test('imagined states do differ', () => {
  const begun = begin(blindAuction, { seats: 3 }, 'seed');
  const state = begun.ok ? begun.value.state : undefined;
  const dice = { below: () => 0, pick: <T>(items: readonly T[]): T => items[0]!, rolled: () => true };
  const turned = { ...dice, shuffle: <T>(items: readonly T[]): readonly T[] => [...items].reverse() };
  expect(imagineAuction(state!, 0, turned)).not.toEqual(state);
});

describe('a game that breaks the contract is found out', () => {
  test.each<[string, Partial<AuctionGame>, string]>([
    [
      'a view that shows the hands of all',
      {
        view: (state, onlooker) => ({
          ...blindAuction.view(state, onlooker),
          hand: state.seats.flatMap(({ hand }) => hand),
        }),
      },
      'the view of',
    ],
    [
      'a refusal that depends on the hand of another',
      {
        decide: (state, seat, steps, dice) => {
          const decided = blindAuction.decide(state, seat, steps, dice);
          return decided.ok ? decided : fault('impossible', String(state.seats[1]!.hand[0]));
        },
      },
      'a refusal of',
    ],
    [
      'a turn that depends on the cards of others',
      {
        toAct: (state) =>
          blindAuction.toAct(state).filter((seat) => seat !== 0 || state.seats[1]!.hand[0]! < 4),
      },
      'the turn of',
    ],
    [
      'a view with a property that JSON loses',
      { view: () => ({ hand: undefined }) as never },
      'does not survive JSON',
    ],
    [
      'a choice that leads nowhere',
      { decisions: (_, __, steps) => (steps.length === 0 ? [{ step: { card: 1 }, ends: false }] : []) },
      'dead end',
    ],
    [
      'an end that is not accepted',
      { decisions: (...asked) => blindAuction.decisions(...asked).map(({ step }) => ({ step, ends: true })) },
      'is refused: unfinished',
    ],
    [
      'an end that was not offered',
      {
        decide: (state, seat, steps, dice) =>
          blindAuction.decide(
            state,
            seat,
            steps.length > 1 ? steps : [{ card: state.seats[seat]!.hand[0]! }, { coins: 0 }],
            dice,
          ),
      },
      'may not end there',
    ],
    [
      'something offered to who need not decide',
      {
        decisions: ({ seats, ...view }, seat, steps) =>
          blindAuction.decisions(
            { ...view, seats: seats.map((one) => ({ ...one, isToBid: true })) },
            seat,
            steps,
          ),
      },
      'need not decide, yet it is offered something',
    ],
    ['nobody to decide', { toAct: () => [] }, 'nobody must decide'],
    ['a seat that is not there', { toAct: () => [7] }, 'cannot be the seats'],
    ['a seat named twice', { toAct: () => [0, 0] }, 'cannot be the seats'],
    [
      'decisions after the end',
      { outcome: () => ({ kind: 'draw', reason: 'tired' }), toAct: () => [1] },
      'the game is over, yet',
    ],
    [
      'a win of nobody',
      { outcome: () => ({ kind: 'won', winners: [] }), toAct: () => [] },
      'cannot be the winners',
    ],
    [
      'points that are no number',
      { score: () => ({ points: Number.NaN }) },
      'the score does not survive JSON',
    ],
    [
      'a goal that is there twice',
      { score: () => ({ goals: [true, false].map((isReached) => ({ name: 'same', isReached })) }) },
      'two goals have one name',
    ],
    [
      'a step that cannot be parsed',
      { parseStep: () => ({ ok: false, error: 'bad-step' }) },
      'the record is refused',
    ],
    [
      'a setup that cannot be played',
      { start: () => ({ ok: false, error: 'bad-setup' }) },
      'the start is refused',
    ],
  ])('%s', (_, broken, found) => {
    const game = { ...blindAuction, ...broken };
    const faults = ['a', 'b', 'c', 'd', 'e'].flatMap((seed) => contractFaults(game, rehearsal(seed)));
    expect(faults.join('\n')).toContain(found);
  });

  const { imagine: _imagine, ...plain } = rehearsal('seed');

  test('a decision that others see before they have decided', () => {
    const view: AuctionGame['view'] = (state, onlooker) => ({
      ...blindAuction.view(state, onlooker),
      shown: state.seats.map(({ bid }) => bid ?? null),
    });
    const faults = contractFaults({ ...blindAuction, view }, plain);
    expect(faults.join('\n')).toMatch(/seat \d sees what seat \d has decided/);
  });

  test('an advantage of who decides first', () => {
    const decide: AuctionGame['decide'] = (state, seat, steps, dice) => {
      const decided = blindAuction.decide(state, seat, steps, dice);
      const isFirst = state.seats.every(({ bid }) => bid === undefined);
      return decided.ok && isFirst ? ok({ ...decided.value, paid: decided.value.paid + seat }) : decided;
    };
    const faults = contractFaults({ ...blindAuction, decide }, plain);
    expect(faults.join('\n')).toContain('it matters who of seats');
  });

  test('a decision that keeps another from deciding', () => {
    const toAct: AuctionGame['toAct'] = (state) =>
      state.seats.some(({ bid }) => bid !== undefined) && state.seats[0]!.bid === undefined
        ? [0]
        : blindAuction.toAct(state);
    const view: AuctionGame['view'] = (state, onlooker) => {
      const { seats, ...rest } = blindAuction.view(state, onlooker);
      return { ...rest, seats: seats.map((one, seat) => ({ ...one, isToBid: toAct(state).includes(seat) })) };
    };
    const faults = ['a', 'b', 'c', 'd'].flatMap((seed) =>
      contractFaults({ ...blindAuction, toAct, view }, { ...plain, seed }),
    );
    expect(faults.join('\n')).toContain('one keeps the other from it');
  });

  test('choices that are not in the view itself', () => {
    const own = new WeakSet<object>();
    const view: AuctionGame['view'] = (state, onlooker) => {
      const made = blindAuction.view(state, onlooker);
      own.add(made);
      return made;
    };
    const decisions: AuctionGame['decisions'] = (seen, seat, steps) =>
      own.has(seen) ? blindAuction.decisions(seen, seat, steps) : [];
    const faults = contractFaults({ ...blindAuction, view, decisions }, plain);
    expect(faults.join('\n')).toContain('something else once its view has been sent');
  });

  test('chance that was not handed in', () => {
    let calls = 0;
    const view: AuctionGame['view'] = (state, onlooker) => ({
      ...blindAuction.view(state, onlooker),
      shown: [{ card: calls++, coins: 0, boast: false }],
    });
    expect(contractFaults({ ...blindAuction, view }, plain)).toContain('the replay tells another story');
  });
});
