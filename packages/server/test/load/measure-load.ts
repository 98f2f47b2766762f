import { Bystander } from './bystander.ts';
import { burst, drive, type Stretch } from './drive.ts';
import { faultsOf } from './judge.ts';
import { scripts } from './script.ts';
import { ScriptedGame } from './scripted-game.ts';
import { ServerProcess, type Usage } from './server-process.ts';
import { atATime, pause, quantile } from './timing.ts';

/** How much is asked of a server. */
export interface LoadWish {
  readonly games: number;
  readonly spectators: number;
  /** Decisions, at first steadily. */
  readonly perSecond: number;
  readonly seconds: number;
  /** Then so many at every table, as fast as they are answered. */
  readonly burst: number;
  /** A folder for a profile of the server's processor time. */
  readonly profile?: string;
}

/** What came of it, in plain numbers. */
export interface LoadFigures {
  readonly games: number;
  readonly spectators: number;
  readonly sockets: number;
  readonly decisions: number;
  readonly messages: number;
  readonly megabytesSent: number;
  readonly steadyPerSecond: number;
  readonly missed: number;
  readonly p50: number;
  readonly p99: number;
  /** By how much a process without work was woken up too late meanwhile, as p99: what the machine itself adds. */
  readonly bystanderLate: number;
  readonly longest: number;
  readonly burstPerSecond: number;
  readonly burstP99: number;
  /** Milliseconds of the server's processor time for one decision, told to everybody. */
  readonly processorSteady: number;
  readonly processorBurst: number;
  readonly megabytesIdle: number;
  readonly megabytes: number;
  readonly mostMegabytes: number;
}

const SCRIPTS = 12;
const WIDTH = 12;

/** Plays many games at once with a server in a process of its own, and compares all that was told with the records. */
export async function measureLoad(
  wish: LoadWish,
): Promise<{ readonly figures: LoadFigures; readonly faults: readonly string[] }> {
  const { games: count, spectators, perSecond, seconds, profile } = wish;
  const wanted = Math.ceil((perSecond * seconds) / count) + wish.burst + 4;
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const server = await ServerProcess.start({ flags });
  try {
    const known = scripts(SCRIPTS, wanted, 'load');
    const games = Array.from(
      { length: count },
      (_, n) => new ScriptedGame(() => () => server.address, known[n % known.length]!, spectators),
    );
    const idle = server.usage();
    await atATime(games, WIDTH, (game) => game.begin());
    const pages = games.flatMap(({ everybody }) => everybody.map(({ page }) => page));
    await pause(500);
    const before = server.usage();
    const bystander = new Bystander();
    const steady = await drive(games, perSecond, seconds);
    const bystanderLate = await bystander.ended();
    const between = server.usage();
    const rush = await burst(games, wish.burst);
    const after = server.usage();
    await atATime(games, WIDTH, (game) => game.end());
    const faults = [
      ...games.flatMap(faultsOf),
      ...[...steady.refused, ...rush.refused].map((code) => `refused: ${code}`),
    ];
    const [messages, bytes] = [sum(pages, ({ messages: n }) => n), sum(pages, ({ bytes: n }) => n)];
    for (const game of games) game.close();
    const figures: LoadFigures = {
      games: count,
      spectators,
      sockets: pages.length,
      decisions: steady.latencies.length + rush.latencies.length,
      messages,
      megabytesSent: round(bytes / 1e6),
      steadyPerSecond: round(rateOf(steady)),
      missed: steady.missed,
      p50: round(quantile(steady.latencies, 0.5)),
      p99: round(quantile(steady.latencies, 0.99)),
      bystanderLate: round(bystanderLate),
      longest: round(Math.max(...steady.latencies)),
      burstPerSecond: round(rateOf(rush)),
      burstP99: round(quantile(rush.latencies, 0.99)),
      processorSteady: costOf(before, between, steady),
      processorBurst: costOf(between, after, rush),
      megabytesIdle: round(idle.megabytes),
      megabytes: round(after.megabytes),
      mostMegabytes: round(after.mostMegabytes),
    };
    return { figures, faults };
  } finally {
    await server.stop();
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;

const sum = <T>(list: readonly T[], of: (item: T) => number): number =>
  list.reduce((total, item) => total + of(item), 0);

const rateOf = ({ latencies, seconds }: Stretch): number => latencies.length / seconds;

function costOf(before: Usage, after: Usage, { latencies }: Stretch): number {
  return Math.round(((after.seconds - before.seconds) * 1e6) / latencies.length) / 1_000;
}
