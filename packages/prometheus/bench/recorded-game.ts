import { diceFor, sha256 } from '@thera/table';
import { prometheusPlayer } from '../src/computer/computer-player.ts';
import { featuresOf } from '../src/computer/features.ts';
import { otherSide } from '../src/data/sides.ts';
import type { TableId } from '../src/data/tables.ts';
import { prometheus } from '../src/prometheus.ts';
import { usualSetup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import type { Step } from '../src/step.ts';
import type { Sample } from './logistic.ts';

/** Which game it is; everything else follows from it. */
export interface GameName {
  readonly seed: string;
  readonly table: TableId;
  readonly draft: 'pick' | 'quick';
}

/** A game and all its decisions. */
export interface RecordedGame extends GameName {
  readonly decisions: readonly (readonly Step[])[];
}

type Deciding = (state: State, number: number) => readonly Step[];

/** A game of the greedy player with itself. */
export function record(name: GameName): RecordedGame {
  const decisions: (readonly Step[])[] = [];
  play(name, (state, number) => {
    const seat = prometheus.toAct(state)[0]!;
    const question = {
      view: prometheus.view(state, seat),
      seat,
      level: 'builder',
      budget: { clock: () => 0 },
      seed: `${number}:${name.seed}`,
    } as const;
    const steps = prometheusPlayer.decide(question);
    if (steps === undefined || steps instanceof Promise) throw new Error('no decision');
    decisions.push(steps);
    return steps;
  });
  return { ...name, decisions };
}

/** What there was to see at the beginning of every turn of a game, and whether BLUE won it. */
export function lookBack(game: RecordedGame): readonly Sample[] {
  const seen = new Map<number, readonly number[]>();
  const { ending } = play(game, (state, number) => {
    const { turn, seats, ask } = state;
    if (ask?.kind === 'turn' && turn.phase === 'start' && !seen.has(turn.number))
      seen.set(turn.number, featuresOf(state, otherSide(seats[ask.seat]!.side)));
    return game.decisions[number]!;
  });
  const won = ending!.winner === null ? 0.5 : ending!.winner === 'blue' ? 1 : 0;
  return [...seen.values()].map((features) => ({ features, won }));
}

/** Plays a game from its seed; the state in which it ended. */
function play({ seed, table, draft }: GameName, decide: Deciding): State {
  const started = prometheus.start(usualSetup(table, draft), diceFor(sha256, seed, 0));
  if (!started.ok) throw new Error(started.error);
  let state: State = started.value;
  for (let number = 0; state.ending === null; number++) {
    const seat = prometheus.toAct(state)[0]!;
    const next = prometheus.decide(state, seat, decide(state, number), diceFor(sha256, seed, number + 1));
    if (!next.ok) throw new Error(`${next.error} in decision ${number} of ${seed}`);
    state = next.value;
  }
  return state;
}
