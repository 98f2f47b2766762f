import { append, begin, diceFor, redactRecord, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { decider } from '../src/choices.ts';
import { TABLE_IDS } from '../src/data/tables.ts';
import { imagine } from '../src/imagine.ts';
import { parseDecision } from '../src/notation/parse-decision.ts';
import { prometheus } from '../src/prometheus.ts';
import { usualSetup } from '../src/setup.ts';
import type { OpenCards, State } from '../src/state.ts';
import type { Step } from '../src/step.ts';
import { leaningDecision, must, type PrometheusMatch } from './random-games.ts';

const decide = (match: PrometheusMatch, steps: readonly Step[]): PrometheusMatch =>
  must(append(prometheus, match, { kind: 'decision', seat: decider(match.state)!, steps }));

const seatsOfSide = ({ seats }: State, side: string): readonly number[] =>
  [...seats.keys()].filter((seat) => seats[seat]!.side === side);

/** What an onlooker has seen of a match, from the first event on. */
const seenBy = (match: PrometheusMatch, onlooker: number | 'watcher'): unknown => [
  prometheus.view(match.state, onlooker),
  prometheus.toAct(match.state),
  redactRecord(prometheus, match, onlooker),
];

/** Nets for lures and lures for nets, as far as the numbers go. */
function relaid(steps: readonly Step[]): readonly Step[] {
  const tokens = steps.filter((step) => step.kind === 'token');
  const faces = tokens.map(({ face }) => face).toReversed();
  return steps.map((step) =>
    step.kind === 'token' ? { ...step, face: faces[tokens.indexOf(step)]! } : step,
  );
}

test.each(TABLE_IDS)(
  'case 60, table %s: until a token is turned over RED and watchers see the same whatever lies where',
  (table) => {
    const seed = `faces ${table}`;
    let [one, other] = [1, 2].map(() => must(begin(prometheus, usualSetup(table, 'quick'), seed))) as [
      PrometheusMatch,
      PrometheusMatch,
    ];
    let compared = 0;
    for (let number = 0; one.state.ending === null; number++) {
      const steps = leaningDecision(one.state, diceFor(sha256, seed, number));
      one = decide(one, steps);
      other = decide(other, relaid(steps));
      if (one.state.happened.some(({ kind }) => kind === 'token-turned')) break;
      for (const onlooker of [...seatsOfSide(one.state, 'red'), 'watcher' as const]) {
        expect(seenBy(other, onlooker), `${seed}, decision ${number}`).toEqual(seenBy(one, onlooker));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(3);
  },
);

test('case 60: BLUE and watchers see the same whatever card RED seeks and draws, and are asked the same', () => {
  for (let game = 0; game < 5; game++) {
    const seed = `sought ${game}`;
    let one = must(begin(prometheus, usualSetup('2', 'quick'), seed));
    for (let number = 0; one.state.turn.number === 0; number++)
      one = decide(one, leaningDecision(one.state, diceFor(sha256, seed, number)));
    let other = one;
    const { deck } = one.state.seats[1]!.cards as OpenCards;
    const [first, last] = [deck[0], deck.at(-1)];
    expect(first).not.toBe(last);
    one = decide(one, must(parseDecision(`search ${first}, pass`)));
    other = decide(other, must(parseDecision(`search ${last}, pass`)));
    for (let number = 0; number < 12 && one.state.ending === null; number++) {
      for (const onlooker of [0, 'watcher'] as const)
        expect(seenBy(other, onlooker), seed).toEqual(seenBy(one, onlooker));
      // RED does what it can do with any hand.
      const isRed = decider(one.state) === 1;
      const quiet = {
        turn: one.state.turn.phase === 'start' ? 'pass' : 'done',
        retaliate: 'no',
        initiative: 'no',
        evade: 'no',
        guard: 'no',
      };
      const text = isRed ? quiet[one.state.ask!.kind as keyof typeof quiet] : undefined;
      const steps =
        text === undefined
          ? leaningDecision(one.state, diceFor(sha256, seed, 100 + number))
          : must(parseDecision(text));
      one = decide(one, steps);
      other = decide(other, steps);
    }
  }
});

test.each(TABLE_IDS)(
  'table %s: worlds that nobody can tell apart stay so, whatever is decided and rolled',
  (table) => {
    const seed = `worlds ${table}`;
    let match = must(begin(prometheus, usualSetup(table, 'quick'), seed));
    let compared = 0;
    for (let number = 0; number < 60 && match.outcome === undefined; number++) {
      const { state } = match;
      const seat = decider(state)!;
      const steps = leaningDecision(state, diceFor(sha256, seed, number));
      for (const onlooker of [...state.seats.keys(), 'watcher' as const]) {
        const world = imagine(prometheus.view(state, onlooker), diceFor(sha256, `other ${seed}`, number));
        const [one, other] = [state, world].map((each) =>
          prometheus.decide(each, seat, steps, diceFor(sha256, `dice of ${seed}`, number)),
        );
        // What others hold may not allow the same, and a face that is turned over, or the end, tells the worlds apart.
        if (!one?.ok || !other?.ok || one.value.ending !== null || other.value.ending !== null) continue;
        if ([one, other].some(({ value }) => value.happened.some(({ kind }) => kind === 'token-turned')))
          continue;
        const seen = [one, other].map(({ value }) => [
          prometheus.view(value, onlooker),
          prometheus.toAct(value),
        ]);
        expect(seen[1], `${seed}, decision ${number} seen by ${onlooker}`).toEqual(seen[0]);
        compared += 1;
      }
      match = decide(match, steps);
    }
    expect(compared).toBeGreaterThan(60);
  },
);
