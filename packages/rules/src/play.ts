import { LINEUPS } from './lineup.ts';
import type { Position } from './position.ts';
import { beyond } from './squares.ts';
import {
  AGAIN,
  BLOCK,
  DOME,
  FERRY,
  FORCE,
  factsOf,
  fromOf,
  KILL,
  kindOf,
  LINEUP,
  lengthOf,
  MOVE,
  NOTE,
  otherOf,
  PUSH,
  RAZE,
  STONE,
  SWAP,
  sideOf,
  toOf,
  WALK,
  WON,
  winnerOf,
} from './steps.ts';

/** Writes into `out` the position after the turn that begins at `at`. Only for turns that the generator has listed. */
export function play(position: Position, data: Int32Array, at: number, out: Position): void {
  let { c0, c1, c2, h1, h2, h3, domes, females, lineup } = position;
  let { m0, m1, m2, m3 } = position;
  const head = data[at]!;
  const end = at + lengthOf(head);
  for (let i = at + 1; i < end; i++) {
    const step = data[i]!;
    const a = fromOf(step);
    const bit = 1 << a;
    switch (kindOf(step)) {
      case MOVE:
      case FERRY:
      case FORCE: {
        const change = bit | (1 << toOf(step));
        const side = sideOf(step);
        if (side === 0) c0 ^= change;
        else if (side === 1) c1 ^= change;
        else c2 ^= change;
        if ((females & bit) !== 0) females ^= change;
        break;
      }
      case BLOCK:
        if ((h2 & bit) !== 0) h3 |= bit;
        else if ((h1 & bit) !== 0) h2 |= bit;
        else h1 |= bit;
        break;
      case DOME:
        domes |= bit;
        break;
      case SWAP:
      case PUSH: {
        const to = toOf(step);
        const landing = kindOf(step) === SWAP ? a : beyond(a, to);
        const mine = bit | (1 << to);
        const theirs = (1 << to) ^ (1 << landing);
        const side = sideOf(step);
        const other = otherOf(step);
        if (side === 0) c0 ^= mine;
        else if (side === 1) c1 ^= mine;
        else c2 ^= mine;
        if (other === 0) c0 ^= theirs;
        else if (other === 1) c1 ^= theirs;
        else c2 ^= theirs;
        const mover = (females >> a) & 1;
        const victim = (females >> to) & 1;
        females = (females & ~mine) | (mover << to) | (victim << landing);
        break;
      }
      case WALK: {
        // Two walkers set off at once: one may end where the other began.
        const other = i + 1 < end && kindOf(data[i + 1]!) === WALK ? data[++i]! : step;
        const starts = bit | (1 << fromOf(other));
        const ends = (1 << toOf(step)) | (1 << toOf(other));
        const marks =
          (((females >> a) & 1) << toOf(step)) | (((females >> fromOf(other)) & 1) << toOf(other));
        const side = sideOf(step);
        if (side === 0) c0 = (c0 & ~starts) | ends;
        else if (side === 1) c1 = (c1 & ~starts) | ends;
        else c2 = (c2 & ~starts) | ends;
        females = (females & ~starts) | marks;
        break;
      }
      case RAZE:
        if ((h3 & bit) !== 0) h3 ^= bit;
        else if ((h2 & bit) !== 0) h2 ^= bit;
        else h1 ^= bit;
        break;
      case KILL:
      case STONE: {
        const side = sideOf(step);
        if (side === 0) c0 &= ~bit;
        else if (side === 1) c1 &= ~bit;
        else c2 &= ~bit;
        females &= ~bit;
        if (kindOf(step) === KILL) break;
        if ((h2 & bit) !== 0) h3 |= bit;
        else if ((h1 & bit) !== 0) h2 |= bit;
        else h1 |= bit;
        break;
      }
      case NOTE: {
        const memory = data[++i]!;
        if (a === 0) m0 = memory;
        else if (a === 1) m1 = memory;
        else if (a === 2) m2 = memory;
        else m3 = memory;
        break;
      }
      case LINEUP:
        lineup = data[++i]!;
        break;
    }
  }
  const facts = factsOf(head);
  const { turn } = position;
  out.c0 = c0;
  out.c1 = c1;
  out.c2 = c2;
  out.h1 = h1;
  out.h2 = h2;
  out.h3 = h3;
  out.domes = domes;
  out.females = females;
  out.m0 = m0;
  out.m1 = m1;
  out.m2 = m2;
  out.m3 = m3;
  out.lineup = lineup;
  out.extra = (facts & AGAIN) !== 0 ? 1 : 0;
  out.turn = (facts & AGAIN) !== 0 ? turn : LINEUPS[lineup]!.next[turn]!;
  out.winner = (facts & WON) !== 0 ? winnerOf(head) : -1;
}
