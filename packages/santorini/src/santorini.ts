import {
  type Dice,
  fault,
  type Game,
  type Onlooker,
  type Outcome,
  ok,
  type Result,
  type Seat,
} from '@thera/table';
import { advance, type Chance, type DecisionError, playTurn } from './advance.ts';
import { nextChoices, type StepChoice } from './choices.ts';
import { leave, settle } from './leaving.ts';
import { sideOfSeat } from './lineup.ts';
import { NAME } from './name.ts';
import { formatStage } from './notation/format-position.ts';
import { openPart } from './secrets/redacting.ts';
import { isBlind, veiledStage } from './secrets/veil.ts';
import { parseSetup, type Setup, type SetupError, startStage } from './setup/setup.ts';
import { deciderOf, type Placing, type Stage } from './stage.ts';
import { stageOf, type View } from './view.ts';

/** Why a game ends without a winner. */
export const DRAW_REASONS = ['repetition', 'ply-cap'] as const;
export type DrawReason = (typeof DRAW_REASONS)[number];

/** A game as far as it has been played. */
export interface State {
  readonly setup: Setup;
  readonly stage: Stage;
  /** Turns played so far. */
  readonly plies: number;
  /** The texts of the positions there have been, where repetition counts. */
  readonly seen: readonly string[];
  readonly draw: DrawReason | undefined;
  /** Who left before play, where nobody can go on without them. */
  readonly forfeiter: Seat | undefined;
  /** Of the last decision only so many steps happened, for something hidden was in the way; undefined if all did. */
  readonly cut: number | undefined;
}

export type SantoriniError = DecisionError | SetupError | 'bad-step';

const UNPLAYED = { plies: 0, seen: [], draw: undefined, forfeiter: undefined, cut: undefined } as const;

/** A position may stand this often before the game is drawn. */
const REPETITIONS = 3;

/** Santorini for two to four players. */
export const santorini: Game<Setup, State, string, View, StepChoice, SantoriniError> = {
  name: NAME,
  parseSetup,
  parseStep,
  seats: ({ players }) => players,

  start(setup: Setup, dice: Dice): Result<State, SantoriniError> {
    const stage = startStage(setup, dice);
    return stage.ok ? ok(withStage({ ...UNPLAYED, setup, stage: stage.value })) : stage;
  },

  toAct(state: State): readonly Seat[] {
    return outcome(state) === undefined ? [deciderOf(state.stage)] : [];
  },

  decisions(view: View, seat: Seat, steps: readonly string[]): readonly StepChoice[] {
    const stage = stageOf(view);
    return view.outcome === undefined && deciderOf(stage) === seat ? nextChoices(stage, steps) : [];
  },

  decide(state: State, _seat: Seat, steps: readonly string[], dice: Dice): Result<State, SantoriniError> {
    const { stage } = state;
    if (stage.phase === 'play') {
      const played = playTurn(stage, steps, byDice(dice));
      return played.ok ? ok(withStage({ ...state, ...played.value, plies: state.plies + 1 })) : played;
    }
    const next =
      stage.phase === 'place' ? choose(stage, steps, byDice(dice)) : advance(stage, steps, byDice(dice));
    if (!next.ok) return next;
    return ok(withStage({ ...state, stage: next.value, cut: next.value === stage ? 0 : undefined }));
  },

  view(state: State, onlooker: Onlooker): View {
    const { stage, plies, cut } = state;
    const ended = outcome(state);
    return {
      position: formatStage(ended === undefined ? veiledStage(stage, onlooker) : stage),
      plies,
      ...(cut === undefined ? {} : { cut }),
      ...(ended === undefined ? {} : { outcome: ended }),
    };
  },

  redact({ stage }: State, seat: Seat, steps: readonly string[], onlooker: Onlooker) {
    return 'position' in stage ? openPart(stage, seat, steps, onlooker) : steps;
  },

  reveals({ stage }: State, seat: Seat): boolean {
    return 'position' in stage && isBlind(stage.position, seat);
  },

  outcome,

  leave(state: State, seat: Seat): State {
    if (state.stage.phase === 'play') {
      return { ...state, stage: { phase: 'play', position: settle(leave(state.stage.position, seat)) } };
    }
    return { ...state, forfeiter: seat };
  },
};

/** The stage after a choice before play; the same one if something hidden is in the way of what seems possible. */
function choose(stage: Placing, steps: readonly string[], chance: Chance): Result<Stage, DecisionError> {
  const seen = veiledStage(stage, stage.position.turn);
  const seeming = advance(seen, steps, chance);
  if (!seeming.ok) return seeming;
  const next = advance(stage, steps, chance);
  return next.ok ? next : ok(stage);
}

/** Chance by the dice that are handed in. */
function byDice(dice: Dice): Chance {
  return (options) => dice.pick(options);
}

function outcome({ setup, stage, draw, forfeiter }: State): Outcome | undefined {
  if (draw !== undefined) return { kind: 'draw', reason: draw };
  const sideOf = (seat: Seat): number => sideOfSeat(setup.players, seat);
  const wonBy = (isWinner: (seat: Seat) => boolean): Outcome => ({
    kind: 'won',
    winners: [...Array(setup.players).keys()].filter(isWinner),
  });
  if (forfeiter !== undefined) return wonBy((seat) => sideOf(seat) !== sideOf(forfeiter));
  if (stage.phase !== 'play' || stage.position.winner < 0) return undefined;
  const { winner } = stage.position;
  return wonBy((seat) => sideOf(seat) === sideOf(winner));
}

/** Takes note of a position that has been reached, and of a draw that this makes. */
function withStage(state: State): State {
  const { setup, stage, plies } = state;
  if (stage.phase !== 'play' || stage.position.winner >= 0) return state;
  if (setup.plyCap > 0 && plies >= setup.plyCap) return { ...state, draw: 'ply-cap' };
  if (!setup.repetition) return state;
  const text = formatStage(stage);
  const seen = [...state.seen, text];
  const times = seen.filter((other) => other === text).length;
  return { ...state, seen, draw: times >= REPETITIONS ? 'repetition' : undefined };
}

/** A step in a form that records keep: one token, in capitals where it names squares. */
function parseStep(input: unknown): Result<string, 'bad-step'> {
  if (typeof input !== 'string' || input.length > 40) return fault('bad-step');
  const step = input.trim();
  if (/^(offer|night|pick|start) [a-z0-9@-]+$/.test(step) || step === 'pass') return ok(step);
  if (/^~(0|[NS]?[EW]|[NS])$/.test(step)) return ok(step);
  return /^[@A-E1-5X<>=^(),x*+&-]+$/.test(step) ? ok(step) : fault('bad-step');
}

/** The state as far as a view shows it. What there was before is not in a view, so no draw comes of it. */
export function stateSeen(setup: Setup, view: View): State {
  const { plies, cut, outcome: ended } = view;
  const stage = stageOf(view);
  const draw = ended?.kind === 'draw' ? DRAW_REASONS.find((reason) => reason === ended.reason) : undefined;
  const isForfeit = ended?.kind === 'won' && stage.phase !== 'play';
  const forfeiter = isForfeit
    ? [...Array(setup.players).keys()].find((seat) => !ended.winners.includes(seat))
    : undefined;
  return { setup, stage, plies, seen: [], draw, forfeiter, cut };
}
