import fc from 'fast-check';
import {
  type AdventureLog,
  correctName,
  dropPlay,
  type Friend,
  friendlyGods,
  lockOf,
  nextStep,
  openArrows,
  owedArrows,
  PATHS,
  playTerms,
  RIDDLES,
  recordPlay,
  renameAdventure,
  setUpPlay,
  shadeArrow,
  shadeCircles,
  shadeDiamond,
  signGuestbook,
  undoDiamond,
  unsignedSeats,
} from '../../src/index.ts';
import { EMPTY } from './log-of.ts';

/** Something that people do with a log; what is refused changes nothing. */
export type Act = (log: AdventureLog, device: string) => AdventureLog;

const NAMES = ['Ana', 'ANA', 'Ben', 'ben', 'Chloe', "O'Neill", 'Pilar', 'Zoë'] as const;

// Clocks go wrong, and several things happen at the same moment.
const now = fc.nat(30);
const name = fc.constantFrom(...NAMES);
const colour = fc.constantFrom('white', 'blue', 'brown');
const seat = fc.oneof(
  { weight: 3, arbitrary: fc.record({ colour, name }) },
  fc.record({ colour }),
  fc.record({ colour, isComputer: fc.constant(true as const) }),
);

const record: fc.Arbitrary<Act> = fc
  .record({
    riddle: fc.constantFrom(...RIDDLES),
    tiers: fc.oneof(fc.constant(15), fc.nat(15)),
    isExpert: fc.boolean(),
    seats: fc.array(seat, { minLength: 1, maxLength: 4 }),
    turns: fc.nat(40),
    now,
    record: fc.json({ maxDepth: 2 }).map((text): unknown => JSON.parse(text)),
  })
  .map(({ riddle, tiers, now: ended, ...play }) => (log, device) => {
    const achieved = riddle.objectives.filter((_, index) => (tiers & (1 << index)) !== 0);
    const recorded = recordPlay(log, {
      ...play,
      id: `${device}${log.plays.length}`,
      ended,
      riddle: riddle.number,
      achieved: achieved.map(({ tier }) => tier),
    });
    return recorded.ok ? recorded.value.log : log;
  });

const sign: fc.Arbitrary<Act> = fc.record({ name, colour, now }).map(({ now: time, ...guest }) => (log) => {
  const [first] = unsignedSeats(log);
  const next = first && signGuestbook(log, { ...first, ...guest }, time);
  return next?.ok ? next.value : log;
});

const shade: fc.Arbitrary<Act> = fc.constant((log) => {
  const next = shadeCircles(log);
  return next.ok ? next.value : log;
});

const place: fc.Arbitrary<Act> = fc
  .record({ path: fc.constantFrom(...PATHS), now })
  .map(({ path, now: time }) => (log) => {
    const next = shadeDiamond(log, path.id, time);
    return next.ok ? next.value : log;
  });

/** Everything that is to be done after a riddle, so that something can be begun. */
const doDuties: fc.Arbitrary<Act> = fc
  .record({ names: fc.array(name, { minLength: 4, maxLength: 4 }), skip: fc.nat(PATHS.length), now })
  .map(({ names, skip, now: time }) => (log) => {
    let next = log;
    for (let unsigned = unsignedSeats(next); unsigned.length > 0; unsigned = unsignedSeats(next)) {
      const signed = signGuestbook(next, { name: names[unsigned.length % 4]!, ...unsigned[0]! }, time);
      if (!signed.ok) return next;
      next = signed.value;
    }
    const shaded = shadeCircles(next);
    next = shaded.ok ? shaded.value : next;
    for (const { id } of [...PATHS.slice(skip), ...PATHS]) {
      if (nextStep(next) === undefined) return next;
      for (let placed = shadeDiamond(next, id, time); placed.ok; placed = shadeDiamond(next, id, time))
        next = placed.value;
    }
    for (let [owed] = owedArrows(next); owed !== undefined; [owed] = owedArrows(next)) {
      const arrow = shadeArrow(next, owed, openArrows(next, owed.god)[0]!, time);
      if (!arrow.ok) throw new Error(arrow.error);
      next = arrow.value;
    }
    return next;
  });

const setUp: fc.Arbitrary<Act> = fc
  .record({ riddle: fc.nat(22), turn: fc.nat(23), play: fc.nat(99), now })
  .map(({ riddle, turn, play, now: time }) => (log, device) => {
    const open = RIDDLES.map(({ number }) => number).filter((one) => lockOf(log, one) === undefined);
    const chosen = open[riddle % open.length]!;
    const gods = friendlyGods(log);
    const friends = [...gods.slice(turn % (gods.length + 1)), ...gods]
      .filter((god, index, all) => all.indexOf(god) === index)
      .slice(0, playTerms(log, chosen).wanted)
      .map((god): Friend => ({ god, star: openArrows(log, god)[0] ?? null }));
    const next = setUpPlay(log, { play: `${device} ${play}`, riddle: chosen, friends }, time);
    return next.ok ? next.value : log;
  });

const drop: fc.Arbitrary<Act> = fc.record({ index: fc.nat(5), now }).map(({ index, now: time }) => (log) => {
  const setup = log.setups.at(index % Math.max(1, log.setups.length));
  const next = setup && dropPlay(log, setup.play, time);
  return next?.ok ? next.value : log;
});

const rewrite: fc.Arbitrary<Act> = fc
  .record({ from: name, to: name, title: fc.boolean(), now })
  .map(({ from, to, title, now: time }) => (log) => {
    const next = title ? renameAdventure(log, to, time) : correctName(log, from, to, time);
    return next.ok ? next.value : log;
  });

const undo: fc.Arbitrary<Act> = now.map((time) => (log) => {
  const next = undoDiamond(log, time);
  return next.ok ? next.value : log;
});

/** As it should be: begun, played, and everything done. */
const riddle: fc.Arbitrary<Act> = fc
  .tuple(setUp, record, doDuties)
  .map((way) => (log, device) => way.reduce((so, act) => act(so, device), log));

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: riddle },
  { weight: 4, arbitrary: setUp },
  { weight: 2, arbitrary: record },
  { weight: 2, arbitrary: sign },
  { weight: 2, arbitrary: shade },
  { weight: 2, arbitrary: place },
  { weight: 2, arbitrary: doDuties },
  { weight: 2, arbitrary: rewrite },
  { weight: 1, arbitrary: drop },
  { weight: 1, arbitrary: undo },
);

/** What happens on one device, one thing after the other. */
export const acts: fc.Arbitrary<readonly Act[]> = fc.array(act, { maxLength: 30, size: 'max' });

/** The log after what happens on a device. */
export const after = (log: AdventureLog, happenings: readonly Act[], device: string): AdventureLog =>
  happenings.reduce((so, happening) => happening(so, device), log);

/** A log that may be. */
export const anyLog: fc.Arbitrary<AdventureLog> = acts.map((happenings) => after(EMPTY, happenings, 'a'));
