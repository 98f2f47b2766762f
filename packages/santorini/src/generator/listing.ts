import type { Squares } from '../squares.ts';
import { BLOCK, COMPLETED, DOME, DOMED, header, squareStep } from '../steps.ts';
import type { TurnList } from './turn-list.ts';

/** What a dome adds to a header. */
export function domeFacts(tower: Squares): number {
  return header(0, tower === 0 ? DOMED : DOMED | COMPLETED, -1, 0);
}

const TOWER_COMPLETED = domeFacts(1);

/** Lists a step with each of these builds as a turn of its own; the header is that of a turn with a block. */
export function listBuilds(list: TurnList, step: number, head: number, sites: Squares, h3: Squares): void {
  const capping = head | TOWER_COMPLETED;
  list.reserve(75);
  const { data } = list;
  let at = list.size;
  for (let rest = sites; rest !== 0; rest &= rest - 1) {
    const site = rest & -rest;
    const capped = (h3 & site) !== 0;
    data[at] = capped ? capping : head;
    data[at + 1] = step;
    data[at + 2] = squareStep(capped ? DOME : BLOCK, 31 - Math.clz32(site));
    at += 3;
  }
  list.count += ((at - list.size) / 3) | 0;
  list.size = at;
}
