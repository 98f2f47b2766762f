import {
  awaitsChance,
  formatTurn,
  isHiddenFromMover,
  joinDecision,
  type Position,
  type Stage,
  sideOfSeat,
} from '@thera/santorini';
import { type Dice, fault, LEVELS, ok, type Result } from '@thera/table';
import { decideWith } from '../decide/decide.ts';
import { Mind } from '../decide/mind.ts';
import { SKILLS, type Skill } from '../decide/skill.ts';
import { calibrationFor } from '../evaluation/calibration-for.ts';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { AlphaBeta } from '../search/alpha-beta.ts';
import { MainThread } from '../search/main-thread.ts';
import { Margins } from '../search/margins.ts';
import type { ThreadPool } from '../search/search-memory.ts';
import type { Finding, Searcher } from '../search/searching.ts';
import { limitsOfClock, type TimeLimits } from '../time/time-limits.ts';
import { TimeManager } from '../time/time-manager.ts';
import { type GoLimits, isEndless } from './command.ts';
import { lineText, resultOf, seenByDecider } from './decision-text.ts';
import type { EngineOptions } from './engine-options.ts';
import { formatBest, formatInfo, formatScore } from './engine-reply.ts';
import type { Task } from './session.ts';
import { winChances } from './win-chances.ts';

/** Everything outside of the rules that thinking needs. */
export interface EngineEnvironment {
  say(line: string): void;
  /** Milliseconds, from any beginning. */
  clock(): number;
  isStopped(): boolean;
  /** Returns when it is stopped. */
  waitForStop(): void;
  dice(seed: string, number: number): Dice;
  /** What the option `evaluator` names; a fault if there is no such thing. */
  evaluatorNamed(name: string): Result<Evaluator, string>;
  /** Threads that search with this one, evaluate by the same name and share memory with room for 2 to the power of so many positions. */
  threadPool(count: number, evaluator: string, tableBits: number): ThreadPool;
}

/** Where time is counted, answering takes a moment too. */
const ANSWERING = 4;
const AS_DEEP_AS_POSSIBLE = 250;
const LONG = 1e12;

/** Thinks about one position after the other, and says what it finds. */
export class ProtocolEngine {
  private readonly environment: EngineEnvironment;
  private searcher: Searcher | undefined;
  private evaluator: Evaluator | undefined;
  /** What the searcher was made for. */
  private made = '';
  private decisions = 0;

  constructor(environment: EngineEnvironment) {
    this.environment = environment;
  }

  /** Does a task; a fault is for whoever asked. */
  work(task: Task): Result<undefined, string> {
    if (task.kind === 'newgame') {
      // What cannot be had is told when it is needed.
      this.prepare(task.options);
      this.searcher?.forget();
      return ok(undefined);
    }
    const { stage, options } = task;
    if ('position' in stage && awaitsChance(stage.position)) return fault('awaits-chance');
    const ready = this.prepare(options);
    if (!ready.ok) return ready;
    const seen = seenByDecider(stage);
    return task.kind === 'eval' ? this.evaluate(stage) : ok(this.go(seen, task.limits, options));
  }

  private prepare({ evaluator, table, threads }: EngineOptions): Result<undefined, string> {
    const wanted = `${threads} ${table} ${evaluator}`;
    if (this.made === wanted) return ok(undefined);
    const made = this.environment.evaluatorNamed(evaluator);
    if (!made.ok) return made;
    this.evaluator = made.value;
    this.searcher = this.searcherOf(made.value, evaluator, tableBits(table), threads - 1);
    this.made = wanted;
    return ok(undefined);
  }

  private searcherOf(evaluator: Evaluator, name: string, tableBits: number, helpers: number): Searcher {
    if (helpers === 0) return new AlphaBeta(evaluator, { tableBits });
    return new MainThread(evaluator, this.environment.threadPool(helpers, name, tableBits));
  }

  private evaluate(stage: Stage): Result<undefined, string> {
    if (stage.phase !== 'play') return fault('not-in-play');
    const { position } = stage;
    if (isHiddenFromMover(position)) return fault('hidden-information');
    const evaluator = this.evaluator!;
    evaluator.begin(sideOfSeat(position.lineup.seats, position.turn));
    evaluator.follow(0, position);
    const score = evaluator.evaluate(0);
    const chances = winChances(score, calibrationFor(evaluator.calibrations.evaluation, position.lineup));
    this.environment.say(`eval ${formatScore(score)} wdl ${chances.join(' ')}`);
    return ok(undefined);
  }

  private go(stage: Stage, limits: GoLimits, options: EngineOptions): undefined {
    const isOpen = stage.phase === 'play' && !isHiddenFromMover(stage.position);
    const turn =
      options.level === 'full' && isOpen
        ? this.search(stage.position, limits, options.lines)
        : this.decide(stage, limits, options);
    if (isEndless(limits)) this.environment.waitForStop();
    this.environment.say(formatBest(turn, resultOf(stage, turn)));
  }

  private search(position: Position, limits: GoLimits, lines: number): string {
    const { clock, isStopped, say } = this.environment;
    const { nodes = Number.POSITIVE_INFINITY, depth = AS_DEEP_AS_POSSIBLE } = limits;
    const calibration = calibrationFor(this.evaluator!.calibrations.search, position.lineup);
    const began = clock();
    const elapsed = (): number => clock() - began;
    const hard = hardLimit(limits);
    const isLate = (): boolean => isStopped() || elapsed() >= hard;
    const clockTime = clockLimits(limits);
    const manager =
      clockTime === undefined
        ? undefined
        : new TimeManager(clockTime, elapsed, new Margins(this.evaluator!.calibrations));
    const ending = manager === undefined ? {} : { isEnough: (finding: Finding) => manager.isEnough(finding) };
    const told = (finding: Finding): void => {
      const { depth: reached, score, nodes: looked, line, rank } = finding;
      const place = lines > 1 ? { rank } : {};
      const milliseconds = elapsed();
      const turns = lineText(position, line);
      say(
        formatInfo({
          depth: reached,
          ...place,
          score,
          calibration,
          nodes: looked,
          milliseconds,
          line: turns,
        }),
      );
    };
    const found = this.searcher!.search(position, { depth, nodes, lines, isLate, ...ending }, told);
    return formatTurn(position, found.line[0]!);
  }

  /** As a level does, or where something is hidden or play has not begun. */
  private decide(stage: Stage, limits: GoLimits, { level, seed }: EngineOptions): string {
    const { clock, isStopped, say, dice } = this.environment;
    const began = clock();
    let hurry = 0;
    const skill = skillFor(level, limits);
    const mind = new Mind(this.evaluator);
    const { search } = mind.calibrationsOf(skill);
    const calibration = 'position' in stage ? calibrationFor(search, stage.position.lineup) : search.powers;
    const thought = decideWith(skill, stage, {
      dice: dice(seed, this.decisions++),
      mind,
      // Once it is told to stop, time flies.
      clock: () => clock() + (isStopped() ? ++hurry * LONG : 0),
      report: ({ steps, depth, score, nodes }) =>
        say(
          formatInfo({
            depth,
            score,
            calibration,
            nodes,
            milliseconds: clock() - began,
            line: [joinDecision(steps)],
          }),
        ),
    });
    return joinDecision(thought.steps);
  }
}

/** What a clock allows for this turn, if there is one. */
function clockLimits({ clock, increment = 0 }: GoLimits): TimeLimits | undefined {
  return clock === undefined ? undefined : limitsOfClock(clock, increment);
}

/** Milliseconds that it may take at most. */
function hardLimit(limits: GoLimits): number {
  const most = Math.min(limits.movetime ?? LONG / 2, clockLimits(limits)?.hard ?? LONG / 2);
  return Math.max(1, most - ANSWERING);
}

/** A level keeps its own limits, and those it is given where they are narrower. */
function skillFor(level: EngineOptions['level'], limits: GoLimits): Skill {
  const { nodes, depth } = limits;
  // A skill plans within the time of one turn, so of a clock it gets the soft limit and not what a hard choice may take.
  const milliseconds = Math.min(hardLimit(limits), clockLimits(limits)?.soft ?? LONG);
  const most = Number.POSITIVE_INFINITY;
  const skill = SKILLS[level === 'full' ? LEVELS.at(-1)! : level];
  if (level === 'full') return { ...skill, milliseconds, nodes: nodes ?? most, depth: depth ?? skill.depth };
  return {
    ...skill,
    milliseconds: Math.min(skill.milliseconds, milliseconds),
    nodes: Math.min(skill.nodes, nodes ?? most),
    depth: Math.min(skill.depth, depth ?? most),
  };
}

/** Entries have 16 bytes, and their number is a power of two. */
const tableBits = (megabytes: number): number => Math.floor(Math.log2((megabytes * 2 ** 20) / 16));
