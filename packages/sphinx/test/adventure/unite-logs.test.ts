import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AdventureLog,
  correctName,
  diamondsOn,
  diamondsOwed,
  dutiesOf,
  formatAdventure,
  friendlyGods,
  guestbook,
  mapCircles,
  nextStep,
  renameAdventure,
  setUpPlay,
  shadeArrow,
  shadedArrows,
  undoDiamond,
  uniteLogs,
  unsignedSeats,
} from '../../src/index.ts';
import { logFaults } from './log-faults.ts';
import { EMPTY, good, placed, played, playOf, refusal, seatsOf, shaded, signed } from './log-of.ts';
import { acts, after } from './random-logs.ts';

const united = (log: AdventureLog, other: AdventureLog): AdventureLog => good(uniteLogs(log, other));

/** What must be true of logs with a common past that are united, in words; what is not. */
function unionFaults([before, one, two, three]: readonly [
  AdventureLog,
  AdventureLog,
  AdventureLog,
  AdventureLog,
]): readonly string[] {
  const both = united(one, two);
  const isSame = (log: AdventureLog, other: AdventureLog): boolean =>
    formatAdventure(log) === formatAdventure(other);
  const holds = (log: AdventureLog): boolean =>
    log.plays.every(({ id }) => both.plays.some((play) => play.id === id)) &&
    log.signatures.every(({ play, seat }) =>
      unsignedSeats(both).every((unsigned) => unsigned.play !== play || unsigned.seat !== seat),
    ) &&
    mapCircles(log).every(
      ({ state }, index) => state !== 'shaded' || mapCircles(both)[index]!.state === state,
    );
  const truths: Readonly<Record<string, boolean>> = {
    'it is the same whichever comes first': isSame(both, united(two, one)),
    'three are the same in whatever order': isSame(united(both, three), united(one, united(two, three))),
    'united again nothing changes': [one, two, both].every((log) => isSame(united(both, log), both)),
    'where nothing happened the other is right': isSame(united(before, one), one),
    'plays, circles and signatures of both count': holds(one) && holds(two),
  };
  return [...Object.keys(truths).filter((truth) => !truths[truth]), ...logFaults(both)];
}

test('logs that went on separately are united', () => {
  fc.assert(
    fc.property(acts, acts, acts, acts, (past, ...ways) => {
      const before = after(EMPTY, past, 'a');
      const [one, two, three] = ways.map((way, device) => after(before, way, 'bcd'[device]!));
      expect(unionFaults([before, one!, two!, three!])).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

/** Ana and Ben have played the tutorial; a diamond of two is on the way to Pegasus. */
const BEFORE = placed(shaded(EMPTY, playOf('0', 0, ['silver', 'gold'])), 'polaris/pegasus', 'polaris/medusa');

describe('what was done on two devices', () => {
  test('is refused for two adventures', () => {
    expect(refusal(uniteLogs(BEFORE, { ...BEFORE, id: 'other' }))).toBe('other-adventure');
  });

  test('counts on both: circles and guests', () => {
    const one = signed(played(BEFORE, playOf('1', 1, ['silver'], { seats: seatsOf('Ana', 'Chloe') })));
    const other = signed(played(BEFORE, playOf('2', 5, ['gold'], { seats: seatsOf('Dimitris', 'chloe') })));
    const guests = guestbook(united(one, other)).map(({ name, plays }) => `${name} ${plays}`);
    expect(guests.sort()).toEqual(['Ana 2', 'Ben 1', 'Chloe 2', 'Dimitris 1']);
    expect(dutiesOf(united(one, other)).shade).toEqual([
      { riddle: 1, tier: 'silver' },
      { riddle: 5, tier: 'gold' },
    ]);
  });

  test('pays one diamond for a circle that both achieved', () => {
    const one = placed(shaded(BEFORE, playOf('1', 1, ['silver'])), 'polaris/pegasus');
    const other = placed(shaded(BEFORE, playOf('2', 1, ['silver'])), 'polaris/medusa');
    expect(diamondsOwed(united(one, other))).toBe(0);
    expect(friendlyGods(united(one, other))).toHaveLength(1);
  });

  test('leaves a diamond to be placed again where the path has become full', () => {
    const one = placed(shaded(BEFORE, playOf('1', 1, ['silver'])), 'polaris/pegasus');
    const other = placed(shaded(BEFORE, playOf('2', 5, ['silver'])), 'polaris/pegasus');
    const both = united(one, other);
    expect([diamondsOn(both, 'polaris/pegasus'), diamondsOwed(both), nextStep(both)]).toEqual([
      2,
      1,
      'place',
    ]);
    const again = placed(both, 'polaris/medusa');
    expect(friendlyGods(again)).toEqual(['pegasus', 'medusa']);
    expect(united(again, one)).toEqual(again);
  });

  test('does not bring back a diamond that was taken back', () => {
    const log = placed(shaded(BEFORE, playOf('1', 1, ['silver'])), 'polaris/pegasus');
    expect(diamondsOwed(united(good(undoDiamond(log, 0)), log))).toBe(1);
  });

  test('leaves an arrow to be shaded again where both shaded the same', () => {
    const log = placed(shaded(BEFORE, playOf('1', 1, ['silver'])), 'polaris/pegasus');
    const friends = [{ god: 'pegasus', star: 'S1' }] as const;
    const ready = placed(shaded(log, playOf('3', 2, ['silver'])), 'polaris/medusa');
    const begin = (play: string, time: number): AdventureLog =>
      good(setUpPlay(ready, { play, riddle: 3, friends }, time));
    const both = united(begin('x', 1000), begin('y', 2000));
    expect(dutiesOf(both).arrows).toEqual([{ play: 'y', god: 'pegasus' }]);
    expect(nextStep(both)).toBe('place');
    expect(refusal(shadeArrow(both, { play: 'y', god: 'pegasus' }, 'S1', 0))).toBe('arrow-not-open');
    expect(refusal(shadeArrow(both, { play: 'x', god: 'pegasus' }, 'S6', 0))).toBe('unknown-play');
    const again = good(shadeArrow(both, { play: 'y', god: 'pegasus' }, 'S6', 0));
    expect(shadedArrows(again)).toHaveLength(2);
    expect(nextStep(again)).toBeUndefined();
  });

  test('has the title and the names that were written last', () => {
    const early = good(renameAdventure(BEFORE, 'Voyage', 1000));
    const late = good(renameAdventure(BEFORE, 'Odyssey', 2000));
    expect(united(early, late).title.text).toBe('Odyssey');
    const corrected = good(correctName(BEFORE, 'Ana', 'Anna', 1000));
    expect(guestbook(united(corrected, late)).map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });
});
