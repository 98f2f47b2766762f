import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AdventureFact,
  type AdventureLog,
  FACT_VERSION,
  type FactLine,
  linesOf,
  logWithFacts,
  parseFact,
  uniteLogs,
} from '../../src/index.ts';
import { logFaults } from './log-faults.ts';
import { EMPTY, good, placed, playOf, shaded } from './log-of.ts';
import { acts, after, anyLog } from './random-logs.ts';

const LOG = placed(shaded(EMPTY, playOf('p', 0, ['silver', 'gold'])), 'polaris/pegasus', 'iris/morpheus');

const factsIn = (lines: readonly FactLine[]): readonly AdventureFact[] =>
  lines.map(({ body }) => good(parseFact(body)));

/** What a log on a server has of several devices: of every key the first line. */
const written = (...logs: readonly AdventureLog[]): readonly FactLine[] => [
  ...new Map(
    logs
      .flatMap((log) => linesOf(log))
      .toReversed()
      .map((line) => [line.key, line]),
  ).values(),
];

describe('an adventure in lines', () => {
  test('is the same adventure again, whatever their order', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, turn) => {
        const lines = linesOf(log);
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
        const facts = factsIn([...lines.slice(turn % lines.length), ...lines.slice(0, turn % lines.length)]);
        expect(logWithFacts(undefined, facts)).toEqual(log);
        expect(linesOf(logWithFacts(log, facts)!)).toEqual(lines);
      }),
      { numRuns: 40 },
    );
  });

  test('of several devices is what uniting them makes', () => {
    fc.assert(
      fc.property(acts, acts, acts, (past, ...ways) => {
        const before = after(EMPTY, past, 'a');
        const [one, other] = ways.map((way, device) => after(before, way, 'bc'[device]!));
        const both = good(uniteLogs(one!, other!));
        const facts = factsIn(written(one!, other!));
        for (const known of [undefined, before, one, other]) {
          const told = logWithFacts(known, facts)!;
          expect(told).toEqual(both);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('may come in parts, each of which is an adventure', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, at) => {
        const facts = factsIn(linesOf(log));
        const cut = 1 + (at % facts.length);
        const part = logWithFacts(undefined, facts.slice(0, cut))!;
        expect(logFaults(part)).toEqual([]);
        expect(logWithFacts(part, facts.slice(cut))).toEqual(log);
      }),
      { numRuns: 30 },
    );
  });
});

test('what stands on nothing is left out', () => {
  const facts = factsIn(linesOf(LOG));
  const without = (...kinds: readonly string[]): AdventureLog =>
    logWithFacts(
      undefined,
      facts.filter(({ kind }) => !kinds.includes(kind)),
    )!;
  expect(without('play')).toEqual({ ...EMPTY, corrections: LOG.corrections, setups: LOG.setups });
  expect(without('shaded')).toEqual({ ...LOG, shaded: [], diamonds: [] });
  expect(logWithFacts(undefined, facts.slice(1))).toBeUndefined();
});

test('the beginning of another adventure changes nothing', () => {
  expect(logWithFacts(LOG, [{ kind: 'begun', id: 'other', begun: 0 }])).toEqual(LOG);
});

test('a play is the same line with its record or without', () => {
  const record = { seed: 'x'.repeat(200) };
  const log = { ...LOG, plays: LOG.plays.map((play) => ({ ...play, record })) };
  const whole = linesOf(log);
  const short = linesOf(log, 200);
  expect(short.map(({ key }) => key)).toEqual(whole.map(({ key }) => key));
  expect(logWithFacts(undefined, factsIn(short))).toEqual({
    ...LOG,
    plays: LOG.plays.map((play) => ({ ...play, record: null })),
  });
  // Whoever has it keeps it.
  expect(logWithFacts(log, factsIn(short))).toEqual(log);
});

test.each([
  ['no JSON', '{', 'not-json'],
  ['nothing', 'null', 'not-an-adventure'],
  ['no version', '{"kind":"begun"}', 'not-an-adventure'],
  ['of later', `{"version":${FACT_VERSION + 1},"kind":"begun"}`, 'newer-version'],
  ['of no kind', '{"version":1}', 'bad-field'],
  ['a beginning without a name', '{"version":1,"kind":"begun","begun":0}', 'bad-field'],
  ['a shading of nothing', '{"version":1,"kind":"shaded"}', 'bad-field'],
  ['a riddle that is none', '{"version":1,"kind":"setup","fact":{"play":"p","riddle":99}}', 'unknown-riddle'],
])('a line that cannot be read is refused: %s', (_, body, code) => {
  expect(parseFact(body)).toMatchObject({ ok: false, error: code });
});
