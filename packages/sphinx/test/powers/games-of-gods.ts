import { type Dice, diceFor, sha256 } from '@thera/table';
import { inBox } from '../../src/box.ts';
import { GOD_CARDS, GOD_TYPES, type GodId, type GodType } from '../../src/cards/gods.ts';
import { isSpace } from '../../src/field.ts';
import { PIECES, piecesOf } from '../../src/pieces.ts';
import type { Setup } from '../../src/setup.ts';
import { sphinx } from '../../src/sphinx.ts';
import { startOf } from '../../src/start.ts';
import type { State } from '../../src/state.ts';
import type { Step } from '../../src/step.ts';
import { NO_TOWER, usualTower } from '../../src/towers.ts';
import { brokenClaims, brokenPassage } from '../invariants.ts';

/** A random game in which players hold these gods from the first turn on. */
export interface RandomGame {
  readonly setup: Setup;
  /** Handed out in turn, the first to the first seat. */
  readonly gods: readonly GodId[];
  readonly seed: string;
  readonly turns: number;
}

/** More steps than these in one turn are taken to be endless. */
const MOST_STEPS = 60;

interface Decision {
  readonly seat: number;
  readonly steps: readonly Step[];
}

/** Plays it, and says everything that is wrong with it. */
export function faultsOfGame({ setup, gods, seed, turns }: RandomGame): readonly string[] {
  const start = withGods(startOf(setup, diceFor(sha256, seed, 0)), gods);
  const begun = withTowers(start, diceFor(sha256, `towers ${seed}`, 0));
  const decisions: Decision[] = [];
  const faults: string[] = [];
  let state = begun;
  let stepsOfTurn = 0;
  while (state.ending === null && state.turn.number <= turns && faults.length === 0) {
    const number = decisions.length + 1;
    const [seat] = sphinx.toAct(state);
    const steps =
      seat === undefined ? undefined : choose(state, seat, diceFor(sha256, `choices ${seed}`, number));
    if (seat === undefined || steps === undefined) return [`decision ${number}: nothing can be decided`];
    const next = sphinx.decide(state, seat, steps, diceFor(sha256, seed, number));
    if (!next.ok) return [`decision ${number}: ${next.error} at ${next.at}`];
    stepsOfTurn = next.value.turn.number === state.turn.number ? stepsOfTurn + steps.length : 0;
    if (stepsOfTurn > MOST_STEPS) faults.push(`turn ${state.turn.number} has no end`);
    faults.push(...faultsOf(state, next.value).map((what) => `decision ${number}: ${what}`));
    decisions.push({ seat, steps });
    state = next.value;
  }
  if (faults.length === 0 && replayed(begun, decisions, seed) !== JSON.stringify(state))
    faults.push('the replay tells another story');
  return faults;
}

/** Nobody is there twice: in a hand, and in queue or deck. */
function withGods(state: State, gods: readonly GodId[]): State {
  const held = gods.map((god, index) => ({
    god,
    owner: index % state.setup.players,
    pieces: piecesOf(GOD_CARDS[god].pieces),
    charges: GOD_CARDS[god].charges,
    dreams: 0,
    isQuestMet: false,
  }));
  const unseen = state.unseen.filter((god) => !gods.includes(god));
  const ofType = (type: GodType): number => unseen.filter((god) => GOD_CARDS[god].type === type).length;
  const left = Object.fromEntries(
    GOD_TYPES.map((type) => [type, Math.min(state.deck.left[type], ofType(type))]),
  ) as Record<GodType, number>;
  const queue = state.queue.filter((card) => card.kind !== 'god' || !gods.includes(card.god));
  return { ...state, held, unseen, queue, deck: { ...state.deck, left: { ...left, any: 0 } } };
}

const MOST_TOWERS = 8;

/** Some towers more, since powers are about heights and games at random stay low. */
function withTowers(state: State, dice: Dice): State {
  const bare = [...state.towers.keys()].filter(
    (square) => isSpace(state, square) && state.towers[square] === NO_TOWER,
  );
  const most = Math.min(MOST_TOWERS, ...PIECES.map((piece) => Math.max(0, inBox(state, piece))));
  const raised = dice.shuffle(bare).slice(0, most);
  const towers = raised.reduce((all, on) => all.with(on, usualTower(1 + dice.below(3))), state.towers);
  return { ...state, towers };
}

/** A random decision that likes powers, plays on, and seldom dares the Sphinx. */
function choose(state: State, seat: number, dice: Dice): readonly Step[] | undefined {
  const steps: Step[] = [];
  for (;;) {
    const choices = sphinx.decisions(state, seat, steps);
    if (choices.length === 0) return undefined;
    const offered = choices.map(({ step }) => step).filter((step) => !isEnding(step));
    const liked = offered.filter(isByCard);
    const tame = offered.filter(({ kind }) => kind !== 'game');
    const from =
      liked.length > 0 && dice.below(3) > 0 ? liked : tame.length > 0 && dice.below(8) > 0 ? tame : offered;
    const step = dice.pick(from);
    steps.push(step);
    if (choices.find((choice) => choice.step === step)!.ends) return steps;
    if (steps.length > MOST_STEPS) return undefined;
  }
}

const isEnding = ({ kind }: Step): boolean => kind === 'finish' || kind === 'give-up';

const isByCard = (step: Step): boolean => step.kind === 'use' || ('by' in step && step.by !== undefined);

const replayed = (begun: State, decisions: readonly Decision[], seed: string): string =>
  JSON.stringify(
    decisions.reduce((state, { seat, steps }, index) => {
      const next = sphinx.decide(state, seat, steps, diceFor(sha256, seed, index + 1));
      return next.ok ? next.value : state;
    }, begun),
  );

const faultsOf = (before: State, after: State): readonly string[] => [
  ...brokenClaims(after),
  ...brokenPassage(before, after),
  ...pieceFaults(before, after),
];

/** Pieces come from the box and go to it only by what has happened. */
function pieceFaults(before: State, after: State): readonly string[] {
  return PIECES.flatMap((piece) => {
    const moved = after.happened.reduce(
      (sum, one) => {
        switch (one.kind) {
          case 'gained':
          case 'risen':
            return one.piece === piece ? sum - 1 : sum;
          case 'paid':
          case 'toppled':
            return one.piece === piece ? sum + 1 : sum;
          case 'taken-down':
            return one.piece === piece && one.to === 'box' ? sum + 1 : sum;
          case 'selected':
            return sum - GOD_CARDS[one.god].pieces.filter((own) => own === piece).length;
          default:
            return sum;
        }
      },
      inBox(before, piece),
    );
    const left = inBox(after, piece);
    if (left < 0) return [`the box has ${left} ${piece}`];
    return left === moved || moved < 0 ? [] : [`the box should have ${moved} ${piece}, and has ${left}`];
  });
}
