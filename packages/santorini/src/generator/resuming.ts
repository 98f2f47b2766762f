import { beyond, first, OFF_BOARD, type Square } from '../squares.ts';
import {
  AIM,
  BLOCK,
  COME,
  DOME,
  FERRY,
  fromOf,
  KILL,
  kindOf,
  MOVE,
  otherOf,
  PAIR,
  PUSH,
  RAZE,
  SINK,
  SLAY,
  SWAP,
  sideOf,
  TOKEN,
  TRADE,
  toOf,
} from '../steps.ts';
import { land, writeCarry } from './landing.ts';
import { forceTo } from './moving.ts';
import { marksAfter, stepFacts } from './stepping.ts';
import type { Turn } from './turn.ts';

/** Brings a turn that has just begun to where these choices, as the generator made them, lead. */
export function resume(t: Turn, choices: readonly number[]): void {
  for (const [n, step] of choices.entries()) {
    const kind = kindOf(step);
    if (kind === MOVE || kind === SWAP || kind === PUSH) enter(t, step, choices[n + 1]);
    else if (kind === FERRY) force(t, step, choices[n - 1]);
    else {
      t.write(step);
      actOn(t, step);
    }
  }
}

/** A step that names squares where something is built, taken away, brought in or remembered. */
function actOn(t: Turn, step: number): void {
  const square = fromOf(step);
  switch (kindOf(step)) {
    case BLOCK:
      t.raise(square);
      t.builds++;
      t.last = square;
      break;
    case DOME:
      t.cap(square);
      t.builds++;
      t.last = square;
      break;
    case RAZE:
      t.lower(square);
      break;
    case SINK:
      t.sink(square);
      break;
    case SLAY:
      t.remove(square, SLAY);
      break;
    case COME:
      t.bringIn(square, sideOf(step));
      t.last = square;
      // Who comes before anybody has moved is the one that acts.
      if (t.moves === 0 && t.builds === 0) t.at = square;
      break;
    case TRADE:
      trade(t, step);
      break;
    case TOKEN:
    case AIM:
      t.token = square;
      break;
    case PAIR:
      t.token = square | (toOf(step) << 5);
      break;
  }
}

/** A worker steps; what others make of it comes after whom it pulls along. */
function enter(t: Turn, step: number, next: number | undefined): void {
  const from = fromOf(step);
  const to = toOf(step);
  if (sideOf(step) !== t.side) {
    t.borrowed = !t.extra;
    t.takeSide(sideOf(step));
  }
  const pushed = kindOf(step) === SWAP ? from : kindOf(step) === PUSH ? beyond(from, to) : OFF_BOARD;
  if (pushed !== OFF_BOARD) t.shift(to, pushed);
  t.facts |= stepFacts(t, from, 1 << to);
  t.mine ^= (1 << from) | (1 << to);
  if (t.females !== 0) t.females = marksAfter(t.females, from, to, pushed);
  if (t.moves === 0 || from !== t.at) t.start = from;
  t.at = to;
  t.stepped = to;
  t.moves++;
  t.write(step);
  if (t.power.kills !== null)
    for (let rest = t.power.kills(t, from, to); rest !== 0; rest &= rest - 1)
      t.write(t.remove(first(rest), KILL));
  if (!isPull(t, step, next) && !mustStillPull(t, from)) settle(t, from);
}

/** Forces a worker; one that is pulled along completes the step before it. */
function force(t: Turn, step: number, before: number | undefined): void {
  t.write(forceTo(t, fromOf(step), toOf(step)));
  if (isPull(t, before, step)) settle(t, toOf(step));
}

/** Whether `next` pulls a worker into the square that `step` left. */
function isPull(t: Turn, step: number | undefined, next: number | undefined): boolean {
  if (t.power.pulls === null || step === undefined || next === undefined) return false;
  const isMove = kindOf(step) === MOVE || kindOf(step) === SWAP || kindOf(step) === PUSH;
  return isMove && kindOf(next) === FERRY && toOf(next) === fromOf(step);
}

function mustStillPull(t: Turn, left: Square): boolean {
  const { pulls, mustPull } = t.power;
  return pulls !== null && mustPull && (t.free & (1 << left)) !== 0 && pulls(t, left) !== 0;
}

/** The mover is carried on by whirlpools and winds. A step that has won is followed by none, so none wins here. */
function settle(t: Turn, from: Square): void {
  if (!t.laws.busy) return;
  land(t, from, false);
  writeCarry(t);
}

function trade(t: Turn, step: number): void {
  const both = (1 << fromOf(step)) | (1 << toOf(step));
  t.mine ^= both;
  t.others ^= both;
  if (otherOf(step) === t.sideA) t.crewA ^= both;
  else t.crewB ^= both;
  const marks = t.females & both;
  if (marks !== 0 && marks !== both) t.females ^= both;
}
