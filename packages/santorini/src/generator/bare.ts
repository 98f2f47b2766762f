import type { Plan } from '../plan.ts';
import { crewOf, type Position } from '../position.ts';
import { first, type Squares } from '../squares.ts';
import { CLIMBED, FELL, header, MOVE, WON, workerStep } from '../steps.ts';
import type { Evasions } from './evasions.ts';
import { listBuilds } from './listing.ts';
import type { TurnList } from './turn-list.ts';

/**
 * The shortest way, for a seat whose power adds nothing to its own turns and that nobody's law binds: what it may do is
 * read off the position, without a turn in progress.
 */

/** Lists every turn: a step that wins, or a step and a build. */
export function listBareTurns(
  position: Position,
  plan: Plan,
  list: TurnList,
  evasions: Evasions | null,
): void {
  const { side, near, next } = plan;
  const { h1, h2, h3, domes } = position;
  const mine = crewOf(position, side);
  const shut = position.c0 | position.c1 | position.c2 | domes;
  const isForced = evasions !== null && evasions.count > 0 && evasions.isOrdinary(header(3, 0, -1, next));
  for (let movers = mine; movers !== 0; movers &= movers - 1) {
    const here = movers & -movers;
    const from = 31 - Math.clz32(here);
    const level = (h3 & here) !== 0 ? 3 : (h2 & here) !== 0 ? 2 : (h1 & here) !== 0 ? 1 : 0;
    const up = level === 0 ? h1 : level === 1 ? h2 : level === 2 ? h3 : 0;
    const down = level === 0 ? 0 : level === 1 ? ~h1 : level === 2 ? ~h2 : ~h3;
    const tooHigh = level === 0 ? h2 : level === 1 ? h3 : 0;
    const can = near[from]! & ~(shut | tooHigh);
    const wins = level === 2 ? can & h3 & ~plan.vetoes : 0;
    if (wins !== 0) listSteps(list, from, wins, plan);
    const open = ~(shut ^ here);
    for (let targets = can & ~wins; targets !== 0; targets &= targets - 1) {
      const there = targets & -targets;
      const to = 31 - Math.clz32(there);
      const facts = (up & there) !== 0 ? CLIMBED : (down & there) !== 0 ? FELL : 0;
      const step = workerStep(MOVE, from, to, side);
      const sites = near[to]! & open;
      const wanted = isForced ? sites & evasions.untouchedBy(here | there) : sites;
      if (wanted !== sites) list.isPartial = true;
      if (wanted !== 0) listBuilds(list, step, header(3, facts, -1, next), wanted, h3);
    }
  }
}

/** Lists every turn that wins. */
export function listBareWins(position: Position, plan: Plan, list: TurnList): void {
  for (let movers = springboards(position, plan); movers !== 0; movers &= movers - 1) {
    const from = first(movers);
    listSteps(list, from, plan.near[from]! & summits(position, plan), plan);
  }
}

/** Whether there is a turn that wins. */
export function canWinBare(position: Position, plan: Plan): boolean {
  const targets = summits(position, plan);
  if (targets === 0) return false;
  for (let movers = springboards(position, plan); movers !== 0; movers &= movers - 1)
    if ((plan.near[first(movers)]! & targets) !== 0) return true;
  return false;
}

/** Writes for each turn that wins the squares that it depends on, as many as there is room for, and says how many. */
export function bareSupports(position: Position, plan: Plan, supports: Int32Array): number {
  const targets = summits(position, plan);
  let count = 0;
  for (let movers = springboards(position, plan); movers !== 0; movers &= movers - 1) {
    const from = first(movers);
    for (let rest = plan.near[from]! & targets; rest !== 0 && count < supports.length; rest &= rest - 1)
      supports[count++] = (1 << from) | (rest & -rest);
  }
  return count;
}

/** The workers that stand high enough to win. */
function springboards(position: Position, plan: Plan): Squares {
  return crewOf(position, plan.side) & position.h2 & ~position.h3;
}

/** The squares that win, for who stands beside them high enough. */
function summits({ h3, domes, c0, c1, c2 }: Position, plan: Plan): Squares {
  return h3 & ~(domes | c0 | c1 | c2 | plan.vetoes);
}

/** Lists winning steps. */
function listSteps(list: TurnList, from: number, targets: Squares, { side, next }: Plan): void {
  list.reserve(16);
  for (let rest = targets; rest !== 0; rest &= rest - 1) {
    list.data[list.size++] = header(2, CLIMBED | WON, side, next);
    list.data[list.size++] = workerStep(MOVE, from, first(rest), side);
    list.count++;
  }
}
