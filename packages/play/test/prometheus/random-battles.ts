import { prometheus, type Setup, type State, type Step, TABLE_IDS, usualSetup } from '@thera/prometheus';
import { diceFor, randomDecision, type Seat, sha256 } from '@thera/table';

/** A decision that was made at random, and the states around it. */
export interface Decision {
  readonly before: State;
  readonly seat: Seat;
  readonly steps: readonly Step[];
  readonly after: State;
}

/** Every table, with armies that are picked and with recommended ones. */
export const SETUPS: readonly Setup[] = TABLE_IDS.flatMap((table) => [
  usualSetup(table, 'quick'),
  usualSetup(table, 'pick'),
]);

/** The decisions of a random game, as many as wanted at most. */
export function* randomBattle(setup: Setup, seed: string, most: number): Generator<Decision> {
  const started = prometheus.start(setup, diceFor(sha256, seed, 0));
  if (!started.ok) throw new Error(`${seed}: ${started.error}`);
  let state = started.value;
  for (let count = 1; count <= most; count++) {
    const [seat] = prometheus.toAct(state);
    if (seat === undefined) return;
    const view = prometheus.view(state, seat);
    const steps = randomDecision(
      { game: prometheus, view, dice: diceFor(sha256, `choice ${seed}`, count) },
      seat,
    );
    const next = steps && prometheus.decide(state, seat, steps, diceFor(sha256, seed, count));
    if (steps === undefined || next?.ok !== true) throw new Error(`${seed}, decision ${count}: a dead end`);
    yield { before: state, seat, steps, after: next.value };
    state = next.value;
  }
}
