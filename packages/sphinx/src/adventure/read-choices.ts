import { fault, ok } from '@thera/table';
import { TIERS } from '../riddle.ts';
import { RIDDLES } from '../riddles/index.ts';
import { isId } from './begin-adventure.ts';
import { isCircle } from './circles.ts';
import { isRiddle } from './islands.ts';
import type { Correction, Diamond, Friend, PlaySetup } from './log.ts';
import { isFields, isTime, type Reader, readList, secondOf } from './read-fields.ts';
import { readName } from './read-play.ts';
import { ARROWS } from './stars.ts';
import { PATHS, TREE_GODS } from './tree.ts';

/** How a play was set up, from outside. */
export const readSetup: Reader<PlaySetup> = (input) => {
  if (!isFields(input)) return fault('bad-field');
  const { play, riddle, time } = input;
  if (!isId(play)) return fault('bad-field', 'play');
  if (!isRiddle(riddle)) return fault('unknown-riddle', 'riddle');
  if (!isTime(time)) return fault('bad-field', 'time');
  const friends = readList(input, 'friends', readFriend);
  if (!friends.ok) return friends;
  if (friends.value.length > RIDDLES[riddle]!.friendly) return fault('bad-field', 'friends');
  const twice = secondOf(friends.value.map(({ god }) => god));
  if (twice !== undefined) return fault('twice', `friends[${twice}]`);
  return ok({ play, riddle, friends: friends.value, time });
};

/** A diamond from outside; that its circle was achieved is for the whole to say. */
export const readDiamond: Reader<Diamond> = (input) => {
  if (!isFields(input)) return fault('bad-field');
  const { riddle, time } = input;
  const tier = TIERS.find((one) => one === input.tier);
  const path = input.path === null ? null : PATHS.find(({ id }) => id === input.path)?.id;
  if (!isRiddle(riddle)) return fault('unknown-riddle', 'riddle');
  if (tier === undefined || !isCircle({ riddle, tier })) return fault('bad-field', 'tier');
  if (path === undefined) return fault('unknown-path', 'path');
  return isTime(time) ? ok({ riddle, tier, path, time }) : fault('bad-field', 'time');
};

/** The correction of a name, from outside. */
export const readCorrection: Reader<Correction> = (input) => {
  if (!isFields(input)) return fault('bad-field');
  const { time } = input;
  const from = readName(input.from);
  const to = readName(input.to);
  if (from === undefined) return fault('bad-name', 'from');
  if (to === undefined) return fault('bad-name', 'to');
  return isTime(time) ? ok({ from, to, time }) : fault('bad-field', 'time');
};

const readFriend: Reader<Friend> = (input) => {
  if (!isFields(input)) return fault('bad-field');
  const god = TREE_GODS.find((one) => one === input.god);
  if (god === undefined) return fault('unknown-arrow', 'god');
  if (input.star === null) return ok({ god, star: null });
  const arrow = ARROWS.find((one) => one.god === god && one.star === input.star);
  return arrow === undefined ? fault('unknown-arrow', 'star') : ok({ god, star: arrow.star });
};
