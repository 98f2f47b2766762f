import { append, diceFor, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { decider } from '../src/choices.ts';
import { PROMETHEUS_CODES } from '../src/codes.ts';
import { AREA_IDS } from '../src/data/area-ids.ts';
import { CARD_IDS } from '../src/data/cards.ts';
import { POWER_IDS } from '../src/data/power-ids.ts';
import { UNIT_IDS } from '../src/data/units.ts';
import { parseDecision } from '../src/notation/parse-decision.ts';
import { optionsOf } from '../src/options/options.ts';
import { parseStep } from '../src/parse-step.ts';
import { prometheus } from '../src/prometheus.ts';
import { parseSetup, usualSetup } from '../src/setup.ts';
import type { Step } from '../src/step.ts';
import { whyNot } from '../src/why-not/why-not.ts';
import { playRandomly } from './random-games.ts';

const KINDS =
  'draft stop place token pass draw2 search pay act second leader recall done power walk run cautious fly exit deploy attack aerial calm claim enrage free drop absorb end guard evade initiative retaliate spring no retarget next discard push bloodlust slay throw boost reroll strike auto'.split(
    ' ',
  );

type Chance = ReturnType<typeof diceFor>;

/** Any step at all, sensible or not. */
function anyStep(dice: Chance): unknown {
  const fields: Record<string, () => unknown> = {
    unit: () => dice.pick(UNIT_IDS),
    target: () => dice.pick(UNIT_IDS),
    from: () => dice.pick<unknown>([...UNIT_IDS, 0, 1, 5]),
    area: () => dice.pick(AREA_IDS),
    to: () => dice.pick<unknown>([...AREA_IDS, 0, 2, 5]),
    card: () => dice.pick(CARD_IDS),
    cards: () => [dice.pick(UNIT_IDS), dice.pick(UNIT_IDS)],
    power: () => dice.pick(POWER_IDS),
    mode: () => dice.pick(['simple', 'complex', 'double']),
    face: () => dice.pick(['net', 'lure', 'spider']),
    dice: () => [dice.below(6), dice.below(6)],
    fives: () => dice.below(4),
    stones: () => dice.below(6),
    prop: () => dice.pick([true, false]),
  };
  const kind = dice.pick([...KINDS, 'dance']);
  const chosen = Object.entries(fields).filter(() => dice.below(2) === 0);
  return { kind, ...Object.fromEntries(chosen.map(([name, make]) => [name, make()])) };
}

test.each([
  null,
  undefined,
  7,
  'walk S5',
  [],
  {},
  { kind: 'dance' },
  { kind: 'walk' },
  { kind: 'walk', to: 'S99' },
  { kind: 'act', unit: 'zeus' },
  { kind: 'act', unit: 'hermes', mode: 'simple' },
  { kind: 'boost', from: -1, to: 2 },
  { kind: 'boost', from: 1.5, to: 2 },
  { kind: 'slay', dice: 'all' },
  { kind: 'pay', cards: ['zeus'] },
  { kind: 'attack', target: 'ares', stones: 0 },
  { kind: 'attack', target: 'ares', prop: 'tree' },
  { kind: 'toString' },
])('%j is no step', (input) => {
  expect(parseStep(input)).toMatchObject({ ok: false, error: 'bad-step' });
});

test('whatever is sent is refused by code or allowed, and what is allowed is what is offered', () => {
  let tried = 0;
  playRandomly(usualSetup('2', 'quick'), 'fuzz', ({ state }) => {
    if (state.ending !== null) return;
    const seat = decider(state)!;
    const dice = diceFor(sha256, 'fuzz', ++tried);
    const options = optionsOf(state).map((step) => JSON.stringify(step));
    for (let attempt = 0; attempt < 10; attempt++) {
      const parsed = parseStep(anyStep(dice));
      if (!parsed.ok) continue;
      const code = whyNot(state, parsed.value);
      const known = options.some(
        (option) =>
          JSON.stringify(sortedStep(parsed.value)) === JSON.stringify(sortedStep(JSON.parse(option))),
      );
      if (code === undefined && parsed.value.kind !== 'pay' && parsed.value.kind !== 'slay')
        expect(known, JSON.stringify(parsed.value)).toBe(true);
      if (code !== undefined) expect(PROMETHEUS_CODES).toContain(code);
      const decided = prometheus.decide(state, seat, [parsed.value], diceFor(sha256, 'fuzz', 1));
      if (!decided.ok) expect(PROMETHEUS_CODES).toContain(decided.error);
    }
  });
  expect(tried).toBeGreaterThan(50);
});

const sortedStep = (step: Step): unknown => Object.entries(step).toSorted(([a], [b]) => (a < b ? -1 : 1));

test('foreign seats, repeated and overlong decisions are refused', () => {
  playRandomly(usualSetup('4', 'quick'), 'foreign', (match) => {
    const last = match.record.events.at(-1);
    if (match.outcome !== undefined || last?.kind !== 'decision') return;
    const seat = decider(match.state)!;
    const other = [0, 1, 2, 3].find((one) => one !== seat)!;
    const [first] = optionsOf(match.state);
    expect(append(prometheus, match, { kind: 'decision', seat: other, steps: [first!] }).ok).toBe(false);
    expect(append(prometheus, match, { kind: 'decision', seat: 9, steps: [first!] }).ok).toBe(false);
    expect(append(prometheus, match, { kind: 'decision', seat, steps: [] }).ok).toBe(false);
    const long = prometheus.decide(
      match.state,
      seat,
      [...last.steps, ...last.steps, ...last.steps],
      diceFor(sha256, 'x', 0),
    );
    if (!long.ok) expect(PROMETHEUS_CODES).toContain(long.error);
  });
});

test('setups of any shape are read or refused', () => {
  const dice = diceFor(sha256, 'setups', 0);
  const values: readonly unknown[] = [
    null,
    1,
    'quick',
    '2',
    '4',
    [],
    [[]],
    [['hydra'], ['hydra']],
    {},
    true,
    ['zeus'],
  ];
  for (let attempt = 0; attempt < 300; attempt++) {
    const input = {
      table: dice.pick(values),
      draft: dice.pick(values),
      options: dice.pick(values),
      lesson: dice.pick([undefined, ...values]),
    };
    const parsed = parseSetup(input);
    if (!parsed.ok) expect(PROMETHEUS_CODES).toContain(parsed.error);
  }
});

test.each([
  '',
  '  ,, ',
  'auto auto',
  'pass hades',
  'boost 2>',
  'boost >4',
  'boost 2>4>5',
  'boost 2>04',
  'reroll',
  'reroll 1 2',
  'walk',
  'walk S5 S99',
  'act hades simple twice',
  'attack ares prop prop',
  'attack ares +1 +2',
  'pay zeus eagle minotaur',
  'power thunderbolt hades ares',
  'token O9 net lure',
])('what is written as %j is no decision', (text) => {
  expect(parseDecision(text)).toMatchObject({ ok: false, error: 'bad-step' });
});
