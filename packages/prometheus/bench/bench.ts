// node packages/prometheus/bench/bench.ts: what a greedy game costs, and how much a search sees in half a second.
import { diceFor, type Level, sha256 } from '@thera/table';
import { playOut } from '../src/balance/play-out.ts';
import { prometheusPlayer } from '../src/computer/computer-player.ts';
import { diceFrom } from '../src/computer/guessing-dice.ts';
import { playOn } from '../src/computer/play-on.ts';
import { TABLE_IDS } from '../src/data/tables.ts';
import { draftOf } from '../src/draft.ts';
import { imagine } from '../src/imagine.ts';
import { prometheus } from '../src/prometheus.ts';
import { usualSetup } from '../src/setup.ts';
import type { State } from '../src/state.ts';

const GAMES = 10;
const WORLDS = 200;
const budget = { clock: () => 0 };
const greedy = { player: prometheusPlayer, level: 'builder' as Level, budget };

/** Seconds of the processor's time, so that a busy machine changes little. */
const seconds = (): number => process.cpuUsage().user / 1e6;

for (const table of TABLE_IDS) {
  // Tables of dice are made once and code grows warm.
  await playOut(usualSetup(table), { blue: greedy, red: greedy }, 'warm');
  const start = seconds();
  let turns = 0;
  for (let game = 0; game < GAMES; game++)
    turns += (await playOut(usualSetup(table, 'pick'), { blue: greedy, red: greedy }, `bench ${game}`)).turns;
  const spent = seconds() - start;
  const perTurn = (1000 * spent) / turns;
  console.log(
    `table ${table}: ${(spent / GAMES).toFixed(2)} s a greedy game, ${perTurn.toFixed(1)} ms a turn`,
  );
}

/** A position in the midst of a game. */
async function midgame(): Promise<State> {
  const started = prometheus.start(usualSetup('2'), diceFor(sha256, 'midgame', 0));
  if (!started.ok) throw new Error(started.error);
  let state = started.value;
  for (let number = 1; state.turn.number < 10 && state.ending === null; number++) {
    const seat = prometheus.toAct(state)[0]!;
    const view = prometheus.view(state, seat);
    const steps = await prometheusPlayer.decide({ view, seat, level: 'builder', budget, seed: `${number}` });
    const next = prometheus.decide(state, seat, steps ?? [], diceFor(sha256, 'midgame', number));
    if (!next.ok) throw new Error(next.error);
    state = next.value;
  }
  return state;
}

const state = await midgame();
const view = prometheus.view(state, prometheus.toAct(state)[0]!);
const start = seconds();
for (let world = 0; world < WORLDS; world++) {
  const dice = diceFrom(world);
  playOn(draftOf(imagine(view, dice)), 1, dice);
}
console.log(
  `${((1000 * (seconds() - start)) / WORLDS).toFixed(1)} ms to play this turn and the next in an imagined world`,
);
