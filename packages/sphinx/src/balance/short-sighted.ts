import type { ComputerPlayer, Dice, Question } from '@thera/table';
import { aimAt } from '../computer/aim.ts';
import { searchBeam } from '../computer/beam.ts';
import { partnerFor } from '../computer/computer-player.ts';
import { costOf, LOST } from '../computer/cost.ts';
import { decisionFrom } from '../computer/following.ts';
import { guessingDice, guessOn } from '../computer/guess.ts';
import { turnsOf } from '../computer/turns.ts';
import { terrainIn } from '../field.ts';
import { TIERS, type Tier } from '../riddle.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';

/** How many turns it sees ahead, and how many ways to go on. */
const DEPTH = 4;
const WIDTH = 3;
/** One turn in so many is not the best that it sees. */
const SLIPS = 6;
/** More turns than anybody compares. */
const MOST_TURNS = 500;

/**
 * Stands for beginners: it goes for Silver and then for all it wants, sees a few turns ahead, and now and then plays one
 * that came to its mind instead of the best, but none that loses at once what it is after.
 */
export function shortSightedFor(aim: Tier): ComputerPlayer<State, Step> {
  const careful = partnerFor(aim);
  return {
    decide: (question) => turnFor(question, aim) ?? careful.decide({ ...question, level: 'novice' }),
  };
}

/** A turn toward the next objective; nothing where something is asked in between, or there is none any more. */
function turnFor({ view, seed }: Question<State, Step>, last: Tier): readonly Step[] | undefined {
  const aim = nextAim(view, last);
  if (view.asks.length > 0 || aim === undefined) return undefined;
  const dice = guessingDice(seed);
  const guess = guessOn(view, dice);
  const steps = dice.below(SLIPS) === 0 ? anyTurn(guess, aim, dice) : bestTurn(guess, aim, dice);
  return steps === undefined ? undefined : decisionFrom(view, steps);
}

/** The easiest objective first; once that is achieved the last one, or what is still to be had below it. */
function nextAim(view: State, last: Tier): Tier | undefined {
  if (costOf(view, last) === 0) return undefined;
  const open = terrainIn(view)
    .riddle.objectives.map(({ tier }) => tier)
    .filter((tier) => TIERS.indexOf(tier) <= TIERS.indexOf(last))
    .filter((tier) => !view.achieved.includes(tier) && costOf(view, tier) < LOST);
  return view.achieved.length === 0 ? open[0] : open.at(-1);
}

function bestTurn(guess: State, aim: Tier, dice: Dice): readonly Step[] | undefined {
  const beam = { tier: aim, width: WIDTH, depth: DEPTH, dice, isDaring: false, isLate: () => false };
  return searchBeam(guess, beam)?.line[0]?.steps;
}

function anyTurn(guess: State, aim: Tier, dice: Dice): readonly Step[] | undefined {
  const turns = turnsOf(guess, { aim: aimAt(guess, aim, false), dice, most: MOST_TURNS });
  const harmless = turns.filter(({ after }) => costOf(after, aim) < LOST);
  return harmless.length === 0 ? undefined : dice.pick(harmless).steps;
}
