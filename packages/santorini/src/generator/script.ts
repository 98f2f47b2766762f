import type { Squares } from '../squares.ts';
import {
  BLOCK,
  COME,
  DOME,
  fromOf,
  kindOf,
  MOVE,
  namesWorker,
  PASS,
  PUSH,
  SWAP,
  squareStep,
  TRADE,
  toOf,
  workerStep,
} from '../steps.ts';
import { answer } from './answered.ts';
import type { Turn } from './turn.ts';

/**
 * What to make of turns that begin with the script: note the step that follows; see whether there are any; keep the
 * turns themselves, all of them, each result once, or those that end with it, whatever others want of turns or not; cut
 * the turn short there; or find out what somebody may do about it.
 */
export type ScriptAim =
  | 'next-steps'
  | 'any'
  | 'every-route'
  | 'listing'
  | 'exactly'
  | 'freely'
  | 'cut'
  | 'reaction';

/** The aims that want no further steps. */
const ENDING: readonly ScriptAim[] = ['exactly', 'freely', 'cut', 'reaction'];

/**
 * A step that may follow, and whether the turn may end with it. If it does not say itself whose step it is, then which
 * workers may go on after it.
 */
export interface NextStep {
  readonly step: number;
  ends: boolean;
  walkers: Squares;
}

const LONGEST = 128;
const isStepByStep = (kind: number): boolean =>
  kind === MOVE || kind === SWAP || kind === PUSH || kind === TRADE;

/** Where the worker stands that takes a step, if the step says so. */
function walkerIn(step: number): Squares {
  return namesWorker(step) ? 1 << fromOf(step) : 0;
}

/** A step of the generator as a script wants it; `h3` are the squares with three blocks. */
export function asScript(step: number, h3: Squares): number {
  const kind = kindOf(step);
  if (kind === DOME && (h3 & (1 << fromOf(step))) !== 0) return squareStep(BLOCK, fromOf(step));
  return workerStep(isStepByStep(kind) ? MOVE : kind, fromOf(step), toOf(step), 0);
}

/**
 * Steps already taken, which hold the generator to the turns that begin with them. In a script `MOVE` stands for any
 * way of entering a square, `BLOCK` for whatever comes next on it, and `DOME` for a dome at any level.
 */
export class Script {
  readonly steps: readonly number[];
  readonly aim: ScriptAim;
  /** Choices made so far. */
  depth = 0;
  /** Whether the script is a complete turn by itself. */
  mayEnd = false;
  readonly next: Map<number, NextStep> = new Map();
  /** The steps of the script as the generator takes them in the first turn that begins with it. */
  taken: readonly number[] = [];
  /** Whether some turn begins with the script and takes further steps. */
  goesOn = false;
  /** Where a worker may come in as a reaction to the last step, as its owner sees it, and where one can. */
  sites = 0;
  open = 0;
  private readonly choices = new Int32Array(LONGEST);
  private readonly endsWithScript: boolean;

  constructor(steps: readonly number[], aim: ScriptAim) {
    this.steps = steps;
    this.aim = aim;
    this.endsWithScript = ENDING.includes(aim);
  }

  /** The steps of the script are used up, and the one after them is chosen: from here on routes may be merged. */
  get isPast(): boolean {
    return this.aim !== 'every-route' && this.depth > this.steps.length;
  }

  get isUsedUp(): boolean {
    return this.depth >= this.steps.length;
  }

  /** Whether the step after the script is a worker's and known to be possible, which is all that is asked. */
  get isAnswered(): boolean {
    return this.aim === 'next-steps' && this.isPast && namesWorker(this.branch) && this.next.has(this.branch);
  }

  /** Whether the script says what somebody does about the step just taken. */
  get hasReaction(): boolean {
    const wanted = this.steps[this.depth];
    return wanted !== undefined && (kindOf(wanted) === PASS || kindOf(wanted) === COME);
  }

  /** The turn is cut short after the step just taken. */
  get cutsHere(): boolean {
    return this.aim === 'cut' && this.depth === this.steps.length;
  }

  /** Makes a choice, unless the script wants another one. The caller restores `depth`. */
  choose(t: Turn, step: number): boolean {
    const wanted = this.steps[this.depth];
    if (wanted === undefined ? this.endsWithScript : !this.matches(t, wanted, step)) return false;
    if (this.aim === 'next-steps' && this.depth > this.steps.length && this.isProven(step)) return false;
    this.choices[this.depth++] = step;
    return true;
  }

  /** Takes note of a complete turn, and says whether it is to be listed. */
  accepts(): boolean {
    const left = this.depth - this.steps.length;
    if (left < 0) return false;
    if (this.aim === 'every-route' || this.aim === 'listing') return true;
    if (this.endsWithScript) return left === 0 && this.aim !== 'reaction';
    if (!this.mayEnd && this.next.size === 0) this.taken = [...this.choices.subarray(0, this.steps.length)];
    if (left === 0) this.mayEnd = true;
    else if (this.aim === 'next-steps') this.noteNext(left === 1);
    else this.goesOn = true;
    if (this.goesOn) answer();
    return false;
  }

  private get branch(): number {
    return this.choices[this.steps.length]!;
  }

  /** One turn that begins with a next step proves it; a second says nothing new unless it ends there, or another walks. */
  private isProven(step: number): boolean {
    const known = this.next.get(this.branch);
    if (known === undefined || namesWorker(this.branch)) return known !== undefined;
    const second = this.depth === this.steps.length + 1 ? step : this.choices[this.steps.length + 1]!;
    return (walkerIn(second) & ~known.walkers) === 0;
  }

  private noteNext(ends: boolean): void {
    const known = this.next.get(this.branch);
    const walkers = ends || namesWorker(this.branch) ? 0 : walkerIn(this.choices[this.steps.length + 1]!);
    if (known === undefined) this.next.set(this.branch, { step: this.branch, ends, walkers });
    else {
      known.ends ||= ends;
      known.walkers |= walkers;
    }
  }

  private matches(t: Turn, wanted: number, step: number): boolean {
    if (fromOf(wanted) !== fromOf(step)) return false;
    const kind = kindOf(step);
    if (isStepByStep(kind)) return kindOf(wanted) === MOVE && toOf(wanted) === toOf(step);
    if (kind === DOME && kindOf(wanted) === BLOCK) return (t.h3 & (1 << fromOf(step))) !== 0;
    return kindOf(wanted) === kind && toOf(wanted) === toOf(step);
  }
}
