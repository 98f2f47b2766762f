import { append, diceFor, parseRecordText, redactRecord, replay, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { decider } from '../src/choices.ts';
import { TABLE_IDS } from '../src/data/tables.ts';
import { imagine } from '../src/imagine.ts';
import { formatDecision, formatStep } from '../src/notation/format-step.ts';
import { parseDecision, parseStepText } from '../src/notation/parse-decision.ts';
import { optionsOf } from '../src/options/options.ts';
import { prometheus } from '../src/prometheus.ts';
import { usualSetup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { withOccurrence } from '../src/with-occurrence.ts';
import { faultsOf, isStuck } from './invariants.ts';
import { leaningDecision, must, type PrometheusMatch, playRandomly } from './random-games.ts';

const GAMES = TABLE_IDS.flatMap((table) =>
  (['pick', 'quick'] as const).map((draft, number) => [table, draft, number] as const),
);
const OPTIONS = [
  { netRemoval: 'endOfActivation', cerberusDeath: 'ownerLoses', turnCap: true },
  { netRemoval: 'nextActivation', cerberusDeath: 'killerLoses', turnCap: true },
] as const;

test.each(GAMES)(
  'table %s, draft %s, game %i: nothing is lost, nobody is stuck, and it ends',
  (table, draft, number) => {
    const setup = { ...usualSetup(table, draft), options: OPTIONS[number % 2]! };
    const seed = `properties ${table} ${draft} ${number}`;
    let before: State | undefined;
    const match = playRandomly(setup, seed, ({ state }) => {
      expect(faultsOf(state, before), seed).toEqual([]);
      expect(isStuck(state), seed).toBe(false);
      before = state;
    });
    expect(match.outcome, seed).toBeDefined();
  },
);

test.each(TABLE_IDS)(
  'a game of table %s replays to the same, and goes on from wherever it is cut',
  (table) => {
    const seed = `replay ${table}`;
    const matches: PrometheusMatch[] = [];
    const match = playRandomly(usualSetup(table, 'quick'), seed, (now) => matches.push(now));
    const parsed = must(parseRecordText(prometheus, JSON.stringify(match.record)));
    expect(must(replay(prometheus, parsed)).state).toEqual(match.state);
    const dice = diceFor(sha256, `cut ${seed}`, 0);
    for (let cut = 0; cut < 5; cut++) {
      const at = dice.below(match.record.events.length);
      const short = must(replay(prometheus, { ...parsed, events: parsed.events.slice(0, at) }));
      expect(short.state).toEqual(matches[at]!.state);
      const steps = leaningDecision(short.state, dice);
      must(append(prometheus, short, { kind: 'decision', seat: decider(short.state)!, steps }));
    }
  },
);

test.each(TABLE_IDS)(
  'worlds that a seat of table %s cannot tell apart look, ask and offer the same',
  (table) => {
    const seed = `worlds ${table}`;
    let number = 0;
    playRandomly({ ...usualSetup(table, 'quick') }, seed, ({ state }) => {
      number += 1;
      if (number % 4 !== 0 || state.ending !== null) return;
      const seat = decider(state)!;
      for (const onlooker of [...state.seats.keys(), 'watcher' as const]) {
        const other = imagine(prometheus.view(state, onlooker), diceFor(sha256, seed, number));
        expect(prometheus.view(other, onlooker)).toEqual(prometheus.view(state, onlooker));
        expect(prometheus.toAct(other)).toEqual(prometheus.toAct(state));
        expect(other.ask).toEqual(state.ask);
        if (onlooker === seat)
          expect(prometheus.decisions(prometheus.view(other, seat), seat, [])).toEqual(
            prometheus.decisions(prometheus.view(state, seat), seat, []),
          );
      }
    });
  },
);

test('what is asked after an attack is the same whatever the other side holds', () => {
  let compared = 0;
  for (let game = 0; game < 4; game++)
    playRandomly(usualSetup('2', 'quick'), `questions ${game}`, (match) => {
      const event = match.record.events.at(-1);
      const before = match.history.at(-1)?.before;
      if (event?.kind !== 'decision' || before === undefined || event.steps.at(-1)?.kind !== 'attack') return;
      const { seat, steps } = event;
      const asks = [0, 1, 2].map((world) => {
        const imagined = imagine(prometheus.view(before, seat), diceFor(sha256, `world ${world}`, game));
        const decided = must(
          prometheus.decide(imagined, seat, steps, diceFor(sha256, 'same dice', compared)),
        );
        return JSON.stringify([prometheus.toAct(decided), prometheus.view(decided, seat).ask]);
      });
      expect(new Set(asks).size).toBe(1);
      compared += 1;
    });
  expect(compared).toBeGreaterThan(10);
});

test('the record that the other side sees names no face and no card that was sought', () => {
  const match = playRandomly(usualSetup('2', 'quick'), 'redacted', () => {});
  // As if the game still went on.
  const open = redactRecord(prometheus, match, 1);
  const steps = open.events.flatMap((event) =>
    event.kind === 'decision' && event.seat === 0 ? event.steps : [],
  );
  expect(steps.filter((step) => step.kind === 'token')).toHaveLength(12);
  expect(steps.some((step) => step.kind === 'token' && step.face !== undefined)).toBe(false);
  expect(steps.some((step) => step.kind === 'search' && step.card !== undefined)).toBe(false);
  expect(JSON.stringify(redactRecord(prometheus, match, 'watcher').events)).not.toMatch(/"face"/);
});

test.each(TABLE_IDS)(
  'table %s: what happened, carried out one thing after the other, is what everybody sees',
  (table) => {
    const shown = ({
      seats,
      units,
      tokens,
      turned,
      stones,
      torn,
      rage,
      lasting,
      ending,
    }: State): unknown => ({
      seats,
      units,
      tokens,
      turned,
      stones,
      torn,
      rage,
      lasting,
      ending,
    });
    playRandomly(usualSetup(table, 'pick'), `told ${table}`, (match) => {
      const before = match.history.at(-1)?.before;
      // When the game is over, everything is open at once.
      if (before === undefined || match.state.ending !== null) return;
      for (const onlooker of [...before.seats.keys(), 'watcher' as const]) {
        const seen = prometheus.view(match.state, onlooker);
        const told = seen.happened.reduce(withOccurrence, prometheus.view(before, onlooker));
        expect(shown(told)).toEqual(shown(seen));
      }
    });
  },
);

test('steps and decisions are read as they are written', () => {
  playRandomly(usualSetup('4', 'pick'), 'notation', (match) => {
    const { state } = match;
    const options = optionsOf(state);
    const texts = options.map(formatStep);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.map((text) => must(parseStepText(text)))).toEqual(options);
    const last = match.record.events.at(-1);
    if (last?.kind === 'decision')
      expect(must(parseDecision(formatDecision(last.steps)))).toEqual(last.steps);
  });
});

test.each(TABLE_IDS)('P25: who leaves table %s is replaced by a partner, or the side has lost', (table) => {
  let match = must(
    replay(prometheus, playRandomly(usualSetup(table, 'quick'), `leaving ${table}`, () => {}).record),
  );
  // The middle of the game.
  match = must(replay(prometheus, { ...match.record, events: match.record.events.slice(0, 40) }));
  const { seats } = match.state;
  for (const seat of seats.keys()) {
    const left = prometheus.leave!(match.state, seat, diceFor(sha256, 'leave', 0));
    const partner = [...seats.keys()].find(
      (other) => other !== seat && seats[other]!.side === seats[seat]!.side,
    );
    if (partner === undefined) {
      expect(left.ending).toMatchObject({
        reason: 'deserted',
        winner: seats[seat]!.side === 'blue' ? 'red' : 'blue',
      });
      continue;
    }
    expect(left.ending).toBeNull();
    const asked = {
      ...left,
      ask: { kind: 'turn', seat } as const,
      turn: { ...left.turn, seat, phase: 'start' as const },
    };
    expect(prometheus.toAct(asked)).toEqual([partner]);
  }
});
