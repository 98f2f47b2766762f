import { fault, ok } from '@thera/table';
import { COLOURS } from '../crew.ts';
import { TIERS } from '../riddle.ts';
import { MOST_PLAYERS } from '../setup.ts';
import { isId } from './begin-adventure.ts';
import { isCircle } from './circles.ts';
import { parseGuestName } from './guest-name.ts';
import { isRiddle } from './islands.ts';
import type { GuestColour, Play, PlaySeat, Signature } from './log.ts';
import { isCount, isFields, isTime, type Reader, readList, secondOf } from './read-fields.ts';

/** A play from outside. */
export const readPlay: Reader<Play> = (input) => {
  if (!isFields(input)) return fault('bad-field');
  const { id, ended, riddle, isExpert, turns, record } = input;
  if (!isId(id)) return fault('bad-field', 'id');
  if (!isTime(ended)) return fault('bad-field', 'ended');
  if (!isRiddle(riddle)) return fault('unknown-riddle', 'riddle');
  if (typeof isExpert !== 'boolean') return fault('bad-field', 'isExpert');
  if (!isCount(turns)) return fault('bad-field', 'turns');
  const achieved = readList(input, 'achieved', (item) => {
    const tier = TIERS.find((one) => one === item);
    return tier !== undefined && isCircle({ riddle, tier }) ? ok(tier) : fault('bad-field');
  });
  if (!achieved.ok) return achieved;
  const twice = secondOf(achieved.value);
  if (twice !== undefined) return fault('twice', `achieved[${twice}]`);
  const seats = readList(input, 'seats', readSeat);
  if (!seats.ok) return seats;
  if (seats.value.length < 1 || seats.value.length > MOST_PLAYERS) return fault('bad-field', 'seats');
  if (record === undefined || !isShallow(record, DEEPEST)) return fault('bad-field', 'record');
  return ok({
    id,
    ended,
    riddle,
    isExpert,
    achieved: TIERS.filter((tier) => achieved.value.includes(tier)),
    turns,
    seats: seats.value,
    record,
  });
};

/** A signature from outside; that there is such a seat is for the whole to say. */
export const readSignature: Reader<Signature> = (input) => {
  if (!isFields(input)) return fault('bad-field');
  const { play, seat, time } = input;
  if (!isId(play)) return fault('bad-field', 'play');
  if (!isCount(seat)) return fault('bad-field', 'seat');
  const name = readName(input.name);
  if (name === undefined) return fault('bad-name', 'name');
  const colour = readColour(input.colour);
  if (colour === undefined) return fault('bad-field', 'colour');
  return isTime(time) ? ok({ play, seat, name, colour, time }) : fault('bad-field', 'time');
};

/** A name from outside, if it can stand in the guestbook. */
export const readName = (input: unknown): string | undefined =>
  typeof input === 'string' ? parseGuestName(input) : undefined;

const readSeat: Reader<PlaySeat> = (input) => {
  if (!isFields(input)) return fault('bad-field');
  const colour = readColour(input.colour);
  if (colour === undefined) return fault('bad-field', 'colour');
  const { isComputer } = input;
  if (isComputer !== undefined && isComputer !== true) return fault('bad-field', 'isComputer');
  if (input.name === undefined) return ok(isComputer ? { colour, isComputer } : { colour });
  const name = readName(input.name);
  return name === undefined || isComputer ? fault('bad-name', 'name') : ok({ colour, name });
};

const readColour = (input: unknown): GuestColour | undefined => COLOURS.find((colour) => colour === input);

/** Far more than records need, and far less than what breaks whoever writes them out. */
const DEEPEST = 64;

const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1)));
