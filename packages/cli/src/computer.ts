import {
  awaitsChance,
  awaitsReaction,
  canWin,
  crewOf,
  formatSquare,
  LINEUPS,
  levelAt,
  listPlacements,
  listTurns,
  listWins,
  nextChoices,
  type Placing,
  Position,
  play,
  type Square,
  type Stage,
  type StepChoice,
  sideOfSeat,
  squaresOf,
  stepByStep,
  TurnList,
  turnTokens,
} from '@thera/rules';
import { type Dice, randomDecision } from '@thera/table';

const BOARD_SIZE = 25;
const CENTRE: Square = 12;
/** How many turns are looked at, at most: some powers have thousands. */
const CANDIDATES = 60;
const LOSS = 1000;
const THREAT = 40;
const LEVEL_WORTH = [0, 10, 24, 20] as const;
const PROSPECT_WORTH = [0, 1, 3, 4] as const;
const LUCK = 4;

/** A decision in any phase, on what its seat sees: takes a win, does not hand one over if it can help it, climbs, and is fickle. */
export function computerDecision(stage: Stage, dice: Dice): readonly string[] {
  switch (stage.phase) {
    case 'offer':
      return randomOffer(stage, dice);
    case 'pick':
    case 'start':
      return [dice.pick(nextChoices(stage, [])).step];
    case 'place':
      return beforePlay(stage, dice);
    case 'play':
      return awaitsReaction(stage.position) ? bestAnswer(stage, dice) : bestTurn(stage.position, dice);
  }
}

function randomOffer(stage: Stage, dice: Dice): readonly string[] {
  const steps: string[] = [];
  for (let open = nextChoices(stage, steps); open.length > 0; open = nextChoices(stage, steps))
    steps.push(dice.pick(open).step);
  return steps;
}

/** Workers go near the centre; a card is told anything. */
function beforePlay(stage: Placing, dice: Dice): readonly string[] {
  const choices = nextChoices(stage, []);
  return choices[0]?.kind === 'place' ? bestPlacement(stage, dice) : [dice.pick(choices).step];
}

/** A worker more is always welcome. */
function bestAnswer(stage: Stage, dice: Dice): readonly string[] {
  const answers = nextChoices(stage, []);
  const worth = ({ to }: StepChoice): number => (to === undefined ? -BOARD_SIZE : -distanceFromCentre(to));
  return [best(answers, worth, dice, 0).step];
}

function bestPlacement(stage: Placing, dice: Dice): readonly string[] {
  const nearness = (square: Square): number => -distanceFromCentre(square);
  const worth = (squares: readonly Square[]): number => squares.reduce((sum, s) => sum + nearness(s), 0);
  return best(listPlacements(stage), worth, dice, 2).map((square) => `@${formatSquare(square)}`);
}

function bestTurn(position: Position, dice: Dice): readonly string[] {
  const list = new TurnList();
  listWins(position, list);
  if (list.count > 0)
    return playable(position, turnTokens(position, list.data, dice.pick([...list.starts()])), dice);
  listTurns(position, list);
  const candidates = dice.shuffle([...list.starts()]).slice(0, CANDIDATES);
  const after = new Position();
  const worth = (at: number): number => {
    play(position, list.data, at, after);
    return worthFor(after, position.turn);
  };
  return playable(position, turnTokens(position, list.data, best(candidates, worth, dice, LUCK)), dice);
}

/** The turn in steps that can be taken one by one, should that be needed, or any other. */
function playable(position: Position, steps: readonly string[], dice: Dice): readonly string[] {
  const taken = stepByStep(position, steps);
  if (taken !== undefined) return taken;
  const game = { decisions: (state: Stage, _: number, so: readonly string[]) => nextChoices(state, so) };
  const any = randomDecision({ game, state: { phase: 'play', position }, dice }, position.turn);
  if (any === undefined) throw new Error('the computer finds no turn');
  return any;
}

/** What a position is worth to a seat that has just moved. */
function worthFor(position: Position, seat: number): number {
  const { seats, sides } = LINEUPS[position.lineup]!;
  const own = sideOfSeat(seats, seat);
  const isOwn = (other: number): boolean => sideOfSeat(seats, other) === own;
  if (position.winner >= 0) return isOwn(position.winner) ? LOSS : -LOSS;
  let worth = 0;
  // While a power is still to be drawn nobody can say who threatens what.
  if (!awaitsChance(position)) {
    if (canWin(position, seat)) worth += THREAT;
    if (!isOwn(position.turn) && canWin(position, position.turn)) worth -= LOSS;
  }
  for (let side = 0; side < sides; side++) {
    const height = squaresOf(crewOf(position, side)).reduce((sum, s) => sum + standingWorth(position, s), 0);
    worth += side === own ? height : -height;
  }
  return worth;
}

/** What it is worth to stand on a square: its level, and the levels that a worker may go to from it. */
function standingWorth(position: Position, square: Square): number {
  const { c0, c1, c2, domes } = position;
  const taken = c0 | c1 | c2 | domes;
  const level = levelOf(position, square);
  let worth = LEVEL_WORTH[level] - distanceFromCentre(square);
  for (let to = 0; to < BOARD_SIZE; to++) {
    const canGo =
      distance(square, to) === 1 && ((taken >> to) & 1) === 0 && levelOf(position, to) <= level + 1;
    if (canGo) worth += PROSPECT_WORTH[levelOf(position, to)];
  }
  return worth;
}

const levelOf = (position: Position, square: Square): 0 | 1 | 2 | 3 =>
  // Three blocks is the most a square can hold.
  levelAt(position, square) as 0 | 1 | 2 | 3;

const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs((a % 5) - (b % 5)), Math.abs(Math.floor(a / 5) - Math.floor(b / 5)));

const distanceFromCentre = (square: Square): number => distance(square, CENTRE);

/** The item of the highest worth, with a little luck added to each. */
function best<T>(items: readonly T[], worth: (item: T) => number, dice: Dice, luck: number): T {
  const worths = items.map((item) => worth(item) + dice.below(luck + 1));
  return items[worths.indexOf(Math.max(...worths))]!;
}
