// How strong a level is: pairs of games with sides changed, at the table for two, random drafts and quick armies in turn.
// node packages/prometheus/bench/matches.ts [--level architect] [--against builder|random] [--pairs 100]
//   [--milliseconds 500] [--log file]
// The clock counts the time of the processor that this process has used, so that others on the machine do no harm.
// With a log the games that stand in it are not played again.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEVELS } from '@thera/table';
import { type Contender, playOut } from '../src/balance/play-out.ts';
import { prometheusPlayer } from '../src/computer/computer-player.ts';
import { randomPlayer } from '../src/computer/random-player.ts';
import { SIDES } from '../src/data/sides.ts';
import { usualSetup } from '../src/setup.ts';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'architect' },
    against: { type: 'string', default: 'builder' },
    pairs: { type: 'string', default: '100' },
    milliseconds: { type: 'string', default: '500' },
    log: { type: 'string' },
  },
});

const levelOf = (name: string) => LEVELS.find((level) => level === name) ?? 'builder';
const clock = (): number => process.cpuUsage().user / 1000;
const hero: Contender = {
  player: prometheusPlayer,
  level: levelOf(values.level),
  budget: { clock, milliseconds: Number(values.milliseconds) },
};
const rival: Contender = {
  player: values.against === 'random' ? randomPlayer : prometheusPlayer,
  level: levelOf(values.against),
  budget: { clock },
};

const { log } = values;
const lines = log !== undefined && existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
const known = new Map(lines.map((line) => line.split(' ') as [string, string]));

for (let pair = 0; pair < Number(values.pairs); pair++)
  for (const side of SIDES) {
    const game = `${pair}:${side}`;
    if (known.has(game)) continue;
    const contenders = side === 'blue' ? { blue: hero, red: rival } : { blue: rival, red: hero };
    const setup = usualSetup('2', pair % 2 === 0 ? 'pick' : 'quick');
    const { ending } = await playOut(setup, contenders, `match ${game}`);
    const result = ending.winner === null ? '0.5' : ending.winner === side ? '1' : '0';
    known.set(game, result);
    if (log !== undefined) appendFileSync(log, `${game} ${result}\n`);
    process.stderr.write(`\r${tally()}`);
  }
process.stderr.write('\n');
console.log(`${values.level} in ${values.milliseconds} ms against ${values.against}: ${tally()}`);

function tally(): string {
  const share = (results: readonly number[]): string => {
    const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
    const error = Math.sqrt((mean * (1 - mean)) / results.length);
    return `${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)} % of ${results.length}`;
  };
  const of = (side: string): readonly number[] =>
    [...known].filter(([game]) => game.endsWith(side)).map(([, result]) => Number(result));
  return `${share(of(''))} (blue ${share(of('blue'))}, red ${share(of('red'))})`;
}
