import { appendFileSync } from 'node:fs';
import { type Contest, playContest, sprt } from '@thera/engine';
import { contestInText } from './match-game-text.ts';
import { Openings } from './match-openings.ts';
import type { MatchPlan } from './match-options.ts';
import { EngineProcess } from './match-process.ts';
import { MatchTally } from './match-tally.ts';

type Engines = readonly [EngineProcess, EngineProcess];

/** A match that is being played, several games at once if that is wanted. */
export class MatchRun {
  readonly tally: MatchTally = new MatchTally();
  /** Why it ended before every pair was played. */
  ended: 'stopped' | 'answered' | undefined;
  private readonly plan: MatchPlan;
  private readonly report: () => void;
  private readonly engines: readonly Engines[];
  private readonly openings: Openings;
  private begun = 0;

  constructor(plan: MatchPlan, report: () => void) {
    const { jobs, pairs, players, limits } = plan;
    this.plan = plan;
    this.report = report;
    this.openings = new Openings(plan);
    this.engines = Array.from({ length: Math.min(jobs, pairs) }, () => [
      new EngineProcess(players[0], limits),
      new EngineProcess(players[1], limits),
    ]);
  }

  /** Plays to the end; if a player cannot begin a game, its name comes back. */
  async play(): Promise<string | undefined> {
    const failures = await Promise.all(this.engines.map((engines) => this.playAt(engines)));
    this.close();
    return failures.find((name) => name !== undefined);
  }

  /** Ends it now: games that are not over do not count. */
  stop(): void {
    this.end('stopped');
  }

  private end(why: 'stopped' | 'answered'): void {
    this.ended ??= why;
    this.close();
  }

  private close(): void {
    this.openings.close();
    for (const pair of this.engines) for (const engine of pair) engine.close();
  }

  private async playAt(engines: Engines): Promise<string | undefined> {
    while (this.ended === undefined && this.begun < this.plan.pairs) {
      const failed = await this.playPair(engines, this.begun++);
      if (failed === undefined) continue;
      if (this.ended !== undefined) return undefined;
      this.end('stopped');
      return failed;
    }
    return undefined;
  }

  /** Plays an opening twice, with sides changed. */
  private async playPair(engines: Engines, number: number): Promise<string | undefined> {
    const { plan, tally } = this;
    const opening = await this.openings.find(number);
    if (opening === undefined) return undefined;
    let points = 0;
    for (const side of [0, 1] as const) {
      for (const [n, engine] of engines.entries()) {
        const ready = await engine.begin();
        if (!ready.ok) return plan.players[n]!.name;
      }
      const [one, other] = engines;
      const contest = await playContest(opening, side === 0 ? [one, other] : [other, one]);
      if (this.ended !== undefined) return undefined;
      points += tally.count(contest, side);
      this.save(contest, side, number);
    }
    tally.countPair(points);
    this.report();
    if (plan.sprt !== undefined && sprt(tally.pairs, plan.sprt).answer !== undefined) this.end('answered');
    return undefined;
  }

  private save(contest: Contest, side: 0 | 1, number: number): void {
    const { save, players, seed } = this.plan;
    if (save === undefined) return;
    const [one, other] = players;
    const names = side === 0 ? ([one.name, other.name] as const) : ([other.name, one.name] as const);
    appendFileSync(save, `${contestInText(contest, names, `${number + 1} ${seed}`)}\n`);
  }
}
