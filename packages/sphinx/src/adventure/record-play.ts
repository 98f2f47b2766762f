import { fault, ok, type Result } from '@thera/table';
import { TIERS } from '../riddle.ts';
import { MOST_PLAYERS } from '../setup.ts';
import { isId } from './begin-adventure.ts';
import { type Circle, isCircle } from './circles.ts';
import { mapCircles } from './circles-of-log.ts';
import { nextTime, PLAY_FACTS, withFact } from './facts.ts';
import { parseGuestName } from './guest-name.ts';
import { isRiddle } from './islands.ts';
import type { AdventureLog, Play, PlaySeat } from './log.ts';
import type { LogRefusal } from './refusal.ts';

/** A log with a play more, and what that has brought. */
export interface Recorded {
  readonly log: AdventureLog;
  /** Each of them pays a diamond. */
  readonly newCircles: readonly Circle[];
}

/**
 * What came of a play, given up or lost ones too. Whether the riddle was open is not asked: that was done
 * when it was begun, and a result is never lost.
 */
export function recordPlay(log: AdventureLog, play: Play): Result<Recorded, LogRefusal> {
  const { id, ended, riddle, isExpert, achieved, turns, seats, record } = play;
  if (!isId(id)) return fault('bad-id', 'id');
  if (log.plays.some((known) => known.id === id)) return fault('known-play', 'id');
  if (!isRiddle(riddle)) return fault('unknown-riddle', 'riddle');
  if (!achieved.every((tier) => isCircle({ riddle, tier }))) return fault('bad-result', 'achieved');
  if (seats.length < 1 || seats.length > MOST_PLAYERS) return fault('bad-result', 'seats');
  const known: Play = {
    id,
    ended: nextTime(log, ended),
    riddle,
    isExpert,
    achieved: TIERS.filter((tier) => achieved.includes(tier)),
    turns,
    seats: seats.map(seatWithName),
    record,
  };
  const open = mapCircles(log).filter(({ state }) => state === 'open');
  const newCircles = open
    .filter((circle) => circle.riddle === riddle && known.achieved.includes(circle.tier))
    .map(({ tier }) => ({ riddle, tier }));
  return ok({ log: { ...log, plays: withFact(PLAY_FACTS, log.plays, known) }, newCircles });
}

/** A name that cannot stand in the guestbook is as good as none: who sat there has to sign. */
function seatWithName({ colour, name, isComputer }: PlaySeat): PlaySeat {
  if (isComputer) return { colour, isComputer };
  const parsed = name === undefined ? undefined : parseGuestName(name);
  return parsed === undefined ? { colour } : { colour, name: parsed };
}
