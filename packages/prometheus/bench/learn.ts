// Learns what the features of a state weigh: plays games at the table for two, and fits the chance to win to how they ended.
// node packages/prometheus/bench/learn.ts [--games 800] [--level builder] [--log file] > weights
// With a log the games that stand in it are not played again, and games of several levels can be learned from together.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { diceFor, LEVELS, type Level, sha256 } from '@thera/table';
import { prometheusPlayer } from '../src/computer/computer-player.ts';
import { featuresOf } from '../src/computer/features.ts';
import { otherSide } from '../src/data/sides.ts';
import { prometheus } from '../src/prometheus.ts';
import { usualSetup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { fitLogistic, type Sample } from './logistic.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '800' },
    level: { type: 'string', default: 'builder' },
    log: { type: 'string' },
  },
});
const level = LEVELS.find((one) => one === values.level) ?? 'builder';
/** Some games are played less well, so that there is more to see than the best lines. */
const CARELESS: readonly Level[] = [level, level, 'mason', level, 'apprentice'];
/** How strongly weights are held near nothing. */
const RESTRAINT = 8;

const { log } = values;
const rows: string[] =
  log !== undefined && existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
const known = new Set(rows.map((row) => row.split(' ')[0]));
for (let game = 0; game < Number(values.games); game++) {
  const name = `${level}:${game}`;
  if (known.has(name)) continue;
  const played = rowsOf(name, CARELESS[game % CARELESS.length]!, game % 4 === 0 ? 'quick' : 'pick');
  rows.push(...played);
  if (log !== undefined) appendFileSync(log, played.map((row) => `${row}\n`).join(''));
  process.stderr.write(`\r${game + 1} of ${values.games} games`);
}
const samples = rows.map((row): Sample => {
  const [, won, ...features] = row.split(' ');
  return { won: Number(won), features: features.map(Number) };
});
console.log(
  fitLogistic(samples, RESTRAINT)
    .map((weight) => weight.toFixed(2))
    .join(', '),
);

/** What was seen at the beginning of every turn of a game, and whether BLUE won it. */
function rowsOf(name: string, player: Level, draft: 'quick' | 'pick'): readonly string[] {
  const started = prometheus.start(usualSetup('2', draft), diceFor(sha256, name, 0));
  if (!started.ok) throw new Error(started.error);
  let state: State = started.value;
  const seen = new Map<number, string>();
  for (let number = 1; state.ending === null; number++) {
    const seat = prometheus.toAct(state)[0]!;
    const { turn, seats, ask } = state;
    if (ask?.kind === 'turn' && turn.phase === 'start' && !seen.has(turn.number))
      seen.set(
        turn.number,
        featuresOf(state, otherSide(seats[seat]!.side))
          .map((one) => one.toFixed(3))
          .join(' '),
      );
    const view = prometheus.view(state, seat);
    const question = { view, seat, level: player, budget: { clock: () => 0 }, seed: `${number}:${name}` };
    const steps = prometheusPlayer.decide(question);
    if (steps === undefined || steps instanceof Promise) throw new Error('no decision');
    const next = prometheus.decide(state, seat, steps, diceFor(sha256, name, number));
    if (!next.ok) throw new Error(`${next.error} in ${name}`);
    state = next.value;
  }
  const won = state.ending.winner === null ? 0.5 : state.ending.winner === 'blue' ? 1 : 0;
  return [...seen.values()].map((features) => `${name} ${won} ${features}`);
}
