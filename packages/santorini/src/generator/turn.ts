import type { Law, Laws } from '../laws.ts';
import { type Lineup, MORTALS } from '../lineup.ts';
import type { Plan } from '../plan.ts';
import { crewOf, Position } from '../position.ts';
import { MORTAL, type Power } from '../power.ts';
import { EVERYWHERE, NEAR, type Square, type Squares } from '../squares.ts';
import {
  AIM,
  BLOCK,
  COME,
  COMPLETED,
  DOME,
  DOMED,
  RAZE,
  SINK,
  SPENT,
  squareStep,
  workerStep,
} from '../steps.ts';
import { Board } from './board.ts';
import { mayWinLate } from './conceivable.ts';
import type { Evasions } from './evasions.ts';
import { moverOf } from './prefix.ts';
import type { Script } from './script.ts';
import { settlePowers } from './settling-powers.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { NO_LIMIT, TurnList } from './turn-list.ts';

/** Steps of the longest turn: builds by a lone worker fill at most eight towers. */
const LONGEST = 128;

/** What may tell two arrivals of a walker on a square apart: a climb, a power spent, where it went, up to three steps. */
export const WALK_STATES = 16;

/**
 * A turn in progress: the board as it is now, and what has happened so far. The generator changes it in place and
 * restores it from locals; powers have a view of it that they can only read.
 */
export class Turn extends Board {
  position: Position = new Position();
  lineup: Lineup = MORTALS;
  /** The line-up that the turn leaves behind, unless something changes it. */
  lasting: Lineup = MORTALS;
  plan: Plan = MORTALS.plans[0]!;
  laws: Laws = MORTALS.laws[0]!;
  power: Power = MORTAL;
  seat = 0;
  /** The seat that plays after it. */
  next = 0;
  readonly memories: Int32Array = new Int32Array(4);

  awake: Squares = 0;
  tied: Squares = 0;
  vetoes: Squares = 0;
  /** Facts without which no turn counts. */
  must = 0;
  /** A power that serves once is left alone, to see what is possible without it. */
  thrifty = false;
  /** What is next to each square for the mover. */
  near: readonly Squares[] = NEAR;
  /** An additional turn with another's worker, in which nobody can win. */
  extra = false;
  /** An additional turn like any other, which may be declined. */
  bonus = false;
  /** The workers that move are another side's, though the turn is an ordinary one. */
  borrowed = false;
  /** Turns are only tried out: nothing is kept of them. */
  probing = false;
  /** Somebody asks something of how the turn ends; whether a turn was found that complies. */
  asked = false;
  complied = false;
  /** Nothing is wanted but to know whether there is such a turn. */
  onlyComplies = false;
  /** Where nobody may come. */
  abyss: Squares = 0;

  /** Where the mover is, where its last step went, and where it began. */
  at: Square = 0;
  stepped: Square = 0;
  /** Where its last move ended: where the step went, unless being carried on was a move of its own. */
  ended: Square = 0;
  start: Square = 0;
  /** Squares that the mover has been on in this turn, in each of the states that a walk may be in. */
  readonly trails: Int32Array = new Int32Array(WALK_STATES);
  /** The mover has been carried back to where it began. */
  broughtHome = false;
  /** Workers that still have to act or be acted on. */
  pending: Squares = 0;
  /** Squares that a power has still to act on. */
  open: Squares = 0;
  moves = 0;
  builds = 0;
  mostBuilds = 1;
  /** How many builds may be added to what every turn has: fewer than there can be, where a list would get too long. */
  mostAdded: number = NO_LIMIT;
  epilogues = 0;
  /** The square of the last build, and where the turn's first build could have gone. */
  last: Square = 0;
  /** The square, the direction or the pair that a card will remember, or -1. */
  token = -1;
  firstSites: Squares = 0;
  /** A build has been taken back, which leaves the same result whatever was built. */
  undone = false;
  /** The result just come to was known already: whatever follows from it is, too. */
  repeated = false;
  facts = 0;

  /** The steps so far. */
  readonly path: Int32Array = new Int32Array(LONGEST);
  length = 0;
  /** What is written behind them: stone, and what the cards remember. */
  readonly tail: Int32Array = new Int32Array(LONGEST);
  tailLength = 0;

  list: TurnList = new TurnList();
  /** What a turn has to be to be listed, where not all are wanted. */
  evasions: Evasions | null = null;
  /** Steps given from outside, when a player builds a turn step by step. */
  script: Script | null = null;
  winsOnly = false;
  /** Where wins are looked for: one may come from how the turn ends. */
  winsLate = false;
  /** The short ways that are open in this turn (`shortcuts.ts`). */
  quickSteps = false;
  stepsAlone = false;
  quickEnd = false;
  /** The cards may remember something new after this turn, or others have the use of them. */
  hasNotes = false;
  /** Something may follow the last step by itself. */
  hasTail = false;
  /** Nobody wins or loses by how the turn ends, and nobody asks anything of it. */
  endsSimply = false;
  /** The turn is a step and a build, as a mortal's: the shortest way of all. */
  plain = false;

  /** Takes up a position for the seat to move, or for another. */
  begin(position: Position, seat: number = moverOf(position)): void {
    const { memories } = this;
    const { lineup } = position;
    this.position = position;
    this.seat = seat;
    memories[0] = position.m0;
    memories[1] = position.m1;
    memories[2] = position.m2;
    memories[3] = position.m3;
    this.extra = false;
    this.bonus = false;
    this.borrowed = false;
    this.lineup = lineup;
    this.lasting = lineup;
    if (!lineup.isSteady || position.extra !== 0) settlePowers(this);
    const plan = this.lineup.plans[seat]!;
    this.next = plan.next;
    this.plan = plan;
    this.power = plan.power;
    this.near = plan.near;
    this.h1 = position.h1;
    this.h2 = position.h2;
    this.h3 = position.h3;
    this.females = position.females;
    this.moves = 0;
    this.builds = 0;
    this.epilogues = 0;
    this.token = -1;
    this.pending = 0;
    this.open = 0;
    this.asked = false;
    this.facts = 0;
    this.length = 0;
    this.must = 0;
    this.tailLength = 0;
    this.mostBuilds = plan.power.builds === null ? 1 : this.fewEnough(plan.power.builds(this));
    this.hasNotes = plan.hasNotes || this.lasting !== lineup;
    this.hasTail = this.hasNotes || plan.power.stones !== null;
    this.quickEnd = plan.quickEnd && SHORTCUTS.quickEnd.now(this);
    this.endsSimply = plan.endsSimply && SHORTCUTS.endsSimply.now(this);
    this.winsLate = this.winsOnly && mayWinLate(position, plan, this.lineup);
    this.takeSide(plan.side);
    this.plain = plan.plain && SHORTCUTS.plain.now(this);
  }

  /** Of so many builds as many as a list is to have. */
  private fewEnough(builds: number): number {
    if (builds <= 1 + this.mostAdded) return builds;
    this.list.isBrief = true;
    return 1 + this.mostAdded;
  }

  /** Plays the workers of a side: usually one's own. */
  takeSide(side: number): void {
    const { position, lineup } = this;
    const laws = lineup.laws[side]!;
    const { sides } = lineup;
    this.side = side;
    this.sideA = side + 1 === sides ? 0 : side + 1;
    this.laws = laws;
    this.closed = 0;
    this.domes = position.domes;
    this.mine = crewOf(position, side);
    this.crewA = crewOf(position, this.sideA);
    this.crewB = 0;
    if (sides === 3) {
      this.sideB = this.sideA + 1 === sides ? 0 : this.sideA + 1;
      this.crewB = crewOf(position, this.sideB);
    }
    this.others = this.crewA | this.crewB;
    this.abyss = 0;
    this.vetoes = this.extra || this.borrowed ? EVERYWHERE : laws.vetoes;
    this.awake = this.mine;
    this.tied = 0;
    if (laws.bindsFromStart || side !== this.plan.side) this.heedLaws();
    this.quickSteps = this.plan.quickSteps && SHORTCUTS.quickSteps.now(this);
    this.stepsAlone = this.plan.stepsAlone && SHORTCUTS.stepsAlone.now(this);
  }

  /** What tokens close, what swallows, who sleeps and who is tied before anything has happened. */
  private heedLaws(): void {
    const { sleeps, swallows, keeps } = this.laws;
    // What is closed depends on who acts, whosever workers move; a dome that is there already is one.
    this.closed = this.closedFor(this.plan.side) & ~this.domes;
    this.domes |= this.closed;
    if (this.side !== this.plan.side) this.mine &= ~this.closed;
    this.crewA &= ~this.closed;
    this.crewB &= ~this.closed;
    this.others = this.crewA | this.crewB;
    for (let i = 0; i < swallows.length; i++)
      this.abyss |= swallows[i]!.power.swallows!(this.memory(swallows[i]!));
    this.awake = this.mine;
    for (let i = 0; i < sleeps.length; i++) this.awake &= ~sleeps[i]!.power.sleeps!(this, sleeps[i]!);
    if (keeps.length > 0) this.tied = this.mine & this.kept();
  }

  /** The squares that tokens close to a side. */
  closedFor(side: number): Squares {
    const { closes } = this.lineup.laws[side]!;
    let set = 0;
    for (let i = 0; i < closes.length; i++) set |= closes[i]!.power.closes!(this.memory(closes[i]!));
    return set;
  }

  /** Where tied workers must end. */
  kept(): Squares {
    let area = 0;
    const { keeps } = this.laws;
    for (let i = 0; i < keeps.length; i++) area |= keeps[i]!.power.keeps!(this, keeps[i]!);
    return area;
  }

  /** Whether the mover's last move did not end where it had to. */
  get isAstray(): boolean {
    if (this.tied === 0 || (this.tied & (1 << this.start)) === 0) return false;
    return (this.kept() & (1 << this.ended)) === 0;
  }

  /** Whether the mover may make its last move to where it is now. */
  get mayStay(): boolean {
    const { rests } = this.power;
    if (rests !== null && (this.moves < this.power.leastMoves || (rests(this) & (1 << this.at)) === 0))
      return false;
    return !this.isAstray;
  }

  /** What the card behind a law remembers. */
  memory(law: Law): number {
    return this.memories[law.slot]!;
  }

  /** What the mover's card remembers. */
  get ownMemory(): number {
    return this.memories[this.plan.slot]!;
  }

  /** Nobody takes the turn step by step, or no longer: each result is wanted once. */
  get isListed(): boolean {
    return this.script === null || this.script.isPast;
  }

  /** Uses a power that serves once; hands back the facts, for `restore`. */
  spend(): number {
    const { facts } = this;
    this.facts |= SPENT;
    return facts;
  }

  restore(facts: number): void {
    this.facts = facts;
  }

  /** Leaves these workers for further steps. */
  leavePending(workers: Squares): void {
    this.pending = workers;
  }

  /** Leaves these squares for further steps. */
  leaveOpen(squares: Squares): void {
    this.open = squares;
  }

  /** The step just taken comes after the build. Who takes it back takes this back, too. */
  addEpilogue(): void {
    this.epilogues++;
  }

  /** Squares where no block may be built because of others. */
  guarded(): Squares {
    let set = 0;
    const { guards } = this.laws;
    for (let i = 0; i < guards.length; i++) set |= guards[i]!.power.guards!(this, guards[i]!);
    return set;
  }

  /** Builds on a square what comes next there, and says which step that is. */
  raise(square: Square): number {
    const bit = 1 << square;
    if ((this.h3 & bit) !== 0) return this.cap(square);
    if ((this.h2 & bit) !== 0) this.h3 |= bit;
    else if ((this.h1 & bit) !== 0) this.h2 |= bit;
    else this.h1 |= bit;
    return squareStep(BLOCK, square);
  }

  /** Builds a dome on a square. */
  cap(square: Square): number {
    const bit = 1 << square;
    this.domes |= bit;
    this.facts |= (this.h3 & bit) !== 0 ? DOMED | COMPLETED : DOMED;
    return squareStep(DOME, square);
  }

  /** Takes all blocks of a square away. */
  sink(square: Square): number {
    const bit = 1 << square;
    this.h1 &= ~bit;
    this.h2 &= ~bit;
    this.h3 &= ~bit;
    return squareStep(SINK, square);
  }

  /** Takes the top block of a square away. */
  lower(square: Square): number {
    const bit = 1 << square;
    if ((this.h3 & bit) !== 0) this.h3 &= ~bit;
    else if ((this.h2 & bit) !== 0) this.h2 &= ~bit;
    else this.h1 &= ~bit;
    return squareStep(RAZE, square);
  }

  /** Removes a worker; the caller writes the step that is returned. */
  remove(square: Square, kind: number): number {
    const bit = 1 << square;
    const side = (this.mine & bit) !== 0 ? this.side : this.ownerOf(square);
    const step = workerStep(kind, square, 0, side);
    this.mine &= ~bit;
    this.others &= ~bit;
    this.crewA &= ~bit;
    this.crewB &= ~bit;
    this.females &= ~bit;
    return step;
  }

  /** A new worker of a side comes to a square; the caller writes the step that is returned. */
  bringIn(square: Square, side: number): number {
    const bit = 1 << square;
    if (side === this.side) this.mine |= bit;
    else {
      this.others |= bit;
      if (side === this.sideA) this.crewA |= bit;
      else this.crewB |= bit;
    }
    return workerStep(COME, square, 0, side);
  }

  /** A card is told a square or a direction. */
  mark(kind: number, operand: number): number {
    this.token = operand;
    return kind === AIM ? squareStep(AIM, operand) : squareStep(kind, operand);
  }

  write(step: number): void {
    this.path[this.length++] = step;
  }
}
