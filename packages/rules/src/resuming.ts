import { beyond, first } from './squares.ts';
import {
  BLOCK,
  CLIMBED,
  DOME,
  FERRY,
  fromOf,
  KILL,
  kindOf,
  MOVE,
  PUSH,
  RAZE,
  SLAY,
  SWAP,
  toOf,
} from './steps.ts';
import type { Turn } from './turn.ts';

/** Brings a turn that has just begun to where these choices lead. */
export function resume(t: Turn, choices: readonly number[]): void {
  for (const step of choices) {
    const from = fromOf(step);
    switch (kindOf(step)) {
      case MOVE:
      case SWAP:
      case PUSH:
        enter(t, step);
        break;
      case FERRY:
        t.shift(from, toOf(step));
        break;
      case BLOCK:
        t.raise(from);
        t.builds++;
        t.last = from;
        break;
      case DOME:
        t.cap(from);
        t.builds++;
        t.last = from;
        break;
      case RAZE:
        t.lower(from);
        break;
      case SLAY:
        t.remove(from, SLAY);
        break;
    }
  }
}

function enter(t: Turn, step: number): void {
  const from = fromOf(step);
  const to = toOf(step);
  if (kindOf(step) === SWAP) t.shift(to, from);
  if (kindOf(step) === PUSH) t.shift(to, beyond(from, to));
  if ((t.above(from) & (1 << to)) !== 0) t.facts |= CLIMBED;
  t.mine ^= (1 << from) | (1 << to);
  if (t.moves === 0) t.start = from;
  t.at = to;
  t.moves++;
  if (t.power.kills === null) return;
  for (let rest = t.power.kills(t, from, to); rest !== 0; rest &= rest - 1) t.remove(first(rest), KILL);
}
