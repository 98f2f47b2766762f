import { awaitsReaction, parseSetup, type Setup, type State, santorini } from '@thera/santorini';
import { append, begin, type Dice, diceFor, type Match, randomDecision, sha256 } from '@thera/table';
import { solve } from '../solve/solve.ts';
import { chosenPowers, type MatchPowers } from './match-powers.ts';

/** A game that has begun. */
export type Opening = Match<Setup, State, string>;

/** How openings come about. */
export interface OpeningPlan {
  readonly seed: string;
  readonly powers: readonly MatchPowers[];
  /** Random turns after random placements. */
  readonly turns: number;
}

const TRIES = 100;
/** Whoever wins by force so soon has no game before them. */
const DECIDED = { plies: 3, nodes: 20_000 };

/** The nth opening: placements and turns by chance, with nobody close to winning if that can be. */
export function openingOf({ seed, powers, turns }: OpeningPlan, number: number): Opening {
  let last: Opening | undefined;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const source = `opening ${number} try ${attempt} of ${seed}`;
    const dice = diceFor(sha256, source, 0);
    const seats = chosenPowers(powers[number % powers.length]!, dice);
    const begun = randomBeginning(seats, turns, source);
    if (begun === undefined) continue;
    last = begun;
    if (isOpen(begun)) return begun;
  }
  if (last === undefined) throw new Error(`no game lasts ${turns} turns`);
  return last;
}

/** A game after so many random turns; undefined if it was over before. */
function randomBeginning(powers: readonly string[], turns: number, seed: string): Opening | undefined {
  const setup = parseSetup({ players: powers.length, mode: 'fixed', powers, bans: false });
  if (!setup.ok) throw new Error(`${powers.join()} cannot be played: ${setup.error}`);
  const begun = begin(santorini, setup.value, seed);
  if (!begun.ok) throw new Error(`${powers.join()} cannot be played: ${begun.error}`);
  let match = begun.value;
  while (match.outcome === undefined) {
    const { stage, plies } = match.state;
    const isThere = stage.phase === 'play' && plies >= turns;
    if (isThere && !awaitsReaction(stage.position)) return match;
    const seat = santorini.toAct(match.state)[0]!;
    const dice: Dice = diceFor(sha256, `turns of ${seed}`, match.record.events.length);
    const steps = randomDecision({ game: santorini, view: santorini.view(match.state, seat), dice }, seat);
    if (steps === undefined) return undefined;
    const next = append(santorini, match, { kind: 'decision', seat, steps });
    if (!next.ok) throw new Error(`seed ${seed}: ${steps.join(' ')} was offered, yet it is refused`);
    match = next.value;
  }
  return undefined;
}

function isOpen({ state }: Opening): boolean {
  if (state.stage.phase !== 'play') return false;
  const solution = solve(state.stage.position, DECIDED);
  return !solution.ok || solution.value.winner === undefined;
}
