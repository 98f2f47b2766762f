import { append, begin, parseRecordText, RECORD_FAULTS, replay, TABLE_REFUSALS } from '@thera/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECISION_ERRORS } from '../../src/advance.ts';
import { POSITION_ERRORS, TURN_ERRORS } from '../../src/notation/errors.ts';
import { EDITIONS } from '../../src/power-ids.ts';
import { santorini } from '../../src/santorini.ts';
import { POWER_MODES, parseSetup, SETUP_ERRORS } from '../../src/setup/setup.ts';
import { CARD_IDS } from '../casts.ts';
import { EVERY_KIND, good, randomMatch, setupOf } from '../table-games.ts';
import { expectFault } from './expect-fault.ts';
import { mutated, runs } from './mutations.ts';
import { POSITIONS, STAGES } from './sample-texts.ts';

const SETUP_CODES = [...SETUP_ERRORS, ...POSITION_ERRORS];

/** Setups that are nearly right: each field sometimes good, sometimes missing, sometimes anything. */
const setups = fc.record(
  {
    players: fc.oneof(fc.constantFrom(2, 3, 4), fc.anything()),
    mode: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...POWER_MODES) },
      { weight: 1, arbitrary: fc.anything() },
    ),
    powers: fc.oneof(
      fc.array(fc.constantFrom(...CARD_IDS, 'limus@printed', 'pan@printed', 'nobody'), { maxLength: 4 }),
      fc.anything(),
    ),
    edition: fc.oneof(fc.constantFrom(...EDITIONS), fc.anything()),
    challenger: fc.oneof(fc.constantFrom('dice', 0, 1, 2, 3, 4), fc.anything()),
    start: fc.oneof(fc.constantFrom('dice', 0, 1, 2, 3), fc.anything()),
    bans: fc.oneof(fc.boolean(), fc.anything()),
    repetition: fc.oneof(fc.boolean(), fc.anything()),
    plyCap: fc.oneof(fc.nat(3), fc.anything()),
    position: fc.oneof(mutated([...POSITIONS, ...STAGES]), fc.anything()),
  },
  { requiredKeys: [] },
);

test('a setup from outside is refused with a known code, or a game can be begun with it and played', () => {
  fc.assert(
    fc.property(fc.oneof(setups, fc.anything()), (input) => {
      const setup = parseSetup(input);
      if (!setup.ok) return expectFault(setup, SETUP_CODES);
      const begun = begin(santorini, setup.value, 'seed');
      if (!begun.ok) return expectFault(begun, SETUP_CODES);
      randomMatch(setup.value, 'seed', 4);
    }),
    runs(1500),
  );
});

test('a setup comes back from JSON as it was', () => {
  for (const [players, mode] of EVERY_KIND) {
    const setup = setupOf(players, mode, ['bia', 'eros', 'pan', 'zeus'].slice(0, players));
    expect(parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual({ ok: true, value: setup });
  }
});

const records = EVERY_KIND.map(([players, mode]) =>
  JSON.stringify(
    randomMatch(setupOf(players, mode, ['bia', 'eros', 'chaos', 'zeus'].slice(0, players)), 'records', 12)
      .record,
  ),
);

test('a record from outside is read or refused, and its game is told or refused', () => {
  fc.assert(
    fc.property(mutated(records), (text) => {
      const record = parseRecordText(santorini, text);
      if (!record.ok) return expectFault(record, [...RECORD_FAULTS, ...SETUP_CODES, 'bad-step']);
      const match = replay(santorini, record.value);
      if (!match.ok)
        expectFault(match, [...TABLE_REFUSALS, ...SETUP_CODES, ...DECISION_ERRORS, ...TURN_ERRORS]);
    }),
    runs(1500),
  );
});

test('events that make no sense are refused by the table', () => {
  const match = randomMatch(setupOf(3, 'random'), 'events', 20);
  const seat = fc.integer({ min: -1, max: 4 });
  const event = fc.oneof(
    fc.record({
      kind: fc.constant('decision' as const),
      seat,
      steps: fc.array(mutated(['@B3', '^B3', 'pass']), { maxLength: 2 }),
    }),
    fc.record({ kind: fc.constantFrom('resignation' as const, 'flag' as const), seat }),
    fc.record({
      kind: fc.constant('claim' as const),
      seat,
      absent: seat,
      due: fc.constantFrom('win' as const, 'draw' as const),
    }),
    fc.record({ kind: fc.constant('takeback' as const), seat, ply: fc.integer({ min: -1, max: 30 }) }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 6 }), (events) => {
      let now = match;
      for (const one of events) {
        const next = append(santorini, now, one);
        if (next.ok) now = next.value;
        else expectFault(next, [...TABLE_REFUSALS, ...DECISION_ERRORS, ...TURN_ERRORS]);
      }
      expect(good(replay(santorini, now.record)).state).toEqual(now.state);
    }),
    runs(300),
  );
});
