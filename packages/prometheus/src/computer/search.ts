import type { Seat } from '@thera/table';
import { draftOf } from '../draft.ts';
import { imagine } from '../imagine.ts';
import type { View } from '../state.ts';
import type { Candidate } from './candidates.ts';
import { carry } from './carry.ts';
import { diceFrom } from './guessing-dice.ts';
import { judge } from './judgement.ts';
import { playOn } from './play-on.ts';
import type { Depth } from './skill.ts';
import { eyesOf } from './weigh.ts';

/** What a search needs besides its candidates. */
export interface Searching {
  readonly view: View;
  /** Whose cards are played. */
  readonly seat: Seat;
  readonly depth: Depth;
  readonly seed: number;
  readonly isLate: () => boolean;
  /** Told whenever another candidate leads. */
  readonly report?: (leader: Candidate) => void;
}

/** A candidate that is played on again and again. */
interface Runner {
  readonly candidate: Candidate;
  sum: number;
  runs: number;
}

/** What the first sight of a candidate counts beside its games. */
const FIRST_SIGHT = 0.5;

/**
 * The candidate that does best in imagined games: hands and faces are imagined anew for each, and all candidates are
 * played on in the same worlds with the same dice. The worse half drops out again and again, so that time goes to the
 * close ones.
 */
export function searchBest(candidates: readonly Candidate[], searching: Searching): Candidate {
  const { depth, isLate, report } = searching;
  let runners: Runner[] = candidates
    .slice(0, depth.candidates)
    .map((candidate) => ({ candidate, sum: 0, runs: 0 }));
  const rounds = Math.max(1, Math.ceil(Math.log2(runners.length)));
  let world = 0;
  for (let round = 0; round < rounds && runners.length > 1; round++) {
    const games = Math.ceil((depth.samples * (round + 1)) / rounds);
    for (; world < games; world++)
      for (const runner of runners) {
        if (isLate()) return leaderOf(runners).candidate;
        runner.sum += playedOn(runner.candidate, world, searching);
        runner.runs += 1;
      }
    runners = runners
      .sort((one, other) => scoreOf(other) - scoreOf(one))
      .slice(0, Math.ceil(runners.length / 2));
    report?.(runners[0]!.candidate);
  }
  return leaderOf(runners).candidate;
}

const scoreOf = ({ candidate, sum, runs }: Runner): number =>
  (runs === 0 ? 0 : sum / runs) + FIRST_SIGHT * candidate.value;

/** Only those that were played equally often can be compared; one that is a game ahead waits for the others. */
function leaderOf(runners: readonly Runner[]): Runner {
  const most = Math.max(...runners.map(({ runs }) => runs));
  const behind = runners.some(({ runs }) => runs < most);
  const comparable = behind && most === 1 ? runners.filter(({ runs }) => runs === most) : runners;
  return comparable.reduce((best, runner) => (scoreOf(runner) > scoreOf(best) ? runner : best));
}

/** What a candidate comes to in one imagined game. */
function playedOn({ steps }: Candidate, number: number, { view, seat, depth, seed }: Searching): number {
  const dice = diceFrom(seed + 104_729 * (number + 1));
  const world = imagine(view, dice);
  const draft = carry(draftOf(world), steps, dice);
  const { side } = view.seats[seat]!;
  const mover = playOn(draft, depth.turns, dice);
  return judge(draft, { ...eyesOf(seat, side), mover });
}
