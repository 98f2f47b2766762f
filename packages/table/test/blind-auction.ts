import {
  type Choice,
  type ComputerPlayer,
  type Dice,
  diceFor,
  fault,
  type Game,
  LEVELS,
  type Onlooker,
  type Outcome,
  ok,
  type Result,
  randomDecision,
  type Score,
  type Seat,
  sha256,
} from '../src/index.ts';

/**
 * A toy game for one to four: everybody holds secret cards. In each round all who still play choose, at the
 * same time and in secret, a card and some coins, and may boast; then all is shown, and the highest sum of
 * card and coins wins the round, chance deciding ties. Coins are spent either way. Two rounds win the game.
 * Who plays alone bids against a card that chance draws, and can lose. What was paid counts, and so do two goals.
 */
export interface AuctionSetup {
  readonly seats: number;
}

export type AuctionStep = { readonly card: number } | { readonly coins: number } | { readonly boast: true };

export interface Bid {
  readonly card: number;
  readonly coins: number;
  readonly boast: boolean;
}

export interface AuctionSeat {
  readonly hand: readonly number[];
  readonly coins: number;
  readonly rounds: number;
  readonly bid: Bid | undefined;
  readonly out: boolean;
}

export interface AuctionState {
  readonly seats: readonly AuctionSeat[];
  /** Cards that nobody holds, and nobody may see. */
  readonly rest: readonly number[];
  readonly shown: readonly (Bid | null)[];
  /** Coins spent so far. */
  readonly paid: number;
  /** The goals that were reached so far. */
  readonly reached: readonly AuctionGoal[];
}

/** To win a round without a coin, and to win one of which one had boasted. */
export const AUCTION_GOALS = ['bargain', 'boast'] as const;
export type AuctionGoal = (typeof AUCTION_GOALS)[number];

export interface AuctionView {
  readonly seats: readonly {
    readonly cards: number;
    readonly coins: number;
    readonly rounds: number;
    readonly isToBid: boolean;
    readonly out: boolean;
  }[];
  readonly shown: readonly (Bid | null)[];
  readonly hand: readonly number[];
  readonly bid: Bid | null;
  readonly score: Score;
}

export const AUCTION_CODES = ['bad-setup', 'bad-step', 'wrong-seats', 'impossible', 'unfinished'] as const;
export type AuctionCode = (typeof AUCTION_CODES)[number];

export const DECK: readonly number[] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7];
const HAND = 3;
const COINS = 4;
const ROUNDS_TO_WIN = 2;

export const blindAuction: Game<
  AuctionSetup,
  AuctionState,
  AuctionStep,
  AuctionView,
  Choice<AuctionStep>,
  AuctionCode
> = {
  name: 'blind-auction',

  parseSetup(input) {
    const seats = field(input, 'seats');
    return typeof seats === 'number' ? ok({ seats }) : fault('bad-setup', 'seats');
  },

  parseStep(input) {
    const card = field(input, 'card');
    const coins = field(input, 'coins');
    if (typeof card === 'number') return ok({ card });
    if (typeof coins === 'number') return ok({ coins });
    return field(input, 'boast') === true ? ok({ boast: true }) : fault('bad-step');
  },

  seats: (setup) => setup.seats,

  start({ seats }, dice) {
    if (!Number.isInteger(seats) || seats < 1 || seats > 4) return fault('wrong-seats');
    const deck = dice.shuffle(DECK);
    const hands = Array.from({ length: seats }, (_, seat) => deck.slice(seat * HAND, (seat + 1) * HAND));
    return ok({
      seats: hands.map((hand) => ({ hand, coins: COINS, rounds: 0, bid: undefined, out: false })),
      rest: deck.slice(seats * HAND),
      shown: [],
      paid: 0,
      reached: [],
    });
  },

  toAct: (state) => (outcomeOf(state) === undefined ? undecided(state) : []),

  decisions: ({ hand, seats }, seat, steps) =>
    seats[seat]!.isToBid ? choicesOf({ hand, coins: seats[seat]!.coins }, steps) : [],

  decide(state, seat, steps, dice) {
    const bid = bidOf(state.seats[seat]!, steps);
    if (!bid.ok) return bid;
    return ok(settled(withSeat(state, seat, { bid: bid.value }), dice));
  },

  view(state, onlooker) {
    const own = onlooker === 'watcher' ? undefined : state.seats[onlooker];
    return {
      seats: state.seats.map(({ hand, coins, rounds, out }, seat) => ({
        cards: hand.length,
        coins,
        rounds,
        isToBid: blindAuction.toAct(state).includes(seat),
        out,
      })),
      shown: state.shown,
      hand: own?.hand ?? [],
      bid: own?.bid ?? null,
      score: scoreOf(state),
    };
  },

  // A boast is made aloud; card and coins stay hidden until all have bid.
  redact: (_, __, steps) => (steps.length === 3 ? steps.slice(2) : undefined),

  outcome: outcomeOf,

  score: scoreOf,

  leave: (state, seat, dice) => settled(withSeat(state, seat, { bid: undefined, out: true }), dice),
};

/** Another state with the same public facts and the same secrets of the onlooker; other secrets are dealt anew. */
export function imagineAuction(state: AuctionState, onlooker: Onlooker, dice: Dice): AuctionState {
  const hidden = state.seats.filter((_, seat) => seat !== onlooker).flatMap(({ hand }) => hand);
  const unseen = [...dice.shuffle([...hidden, ...state.rest])];
  const seats = state.seats.map((seat, index) => {
    if (index === onlooker) return seat;
    const hand = unseen.splice(0, seat.hand.length);
    const bid = seat.bid && { ...seat.bid, card: dice.pick(hand), coins: dice.below(seat.coins + 1) };
    return { ...seat, hand, bid };
  });
  return { ...state, seats, rest: unseen };
}

function field(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;
}

function withSeat(state: AuctionState, seat: Seat, change: Partial<AuctionSeat>): AuctionState {
  return { ...state, seats: state.seats.with(seat, { ...state.seats[seat]!, ...change }) };
}

function undecided(state: AuctionState): readonly Seat[] {
  return [...state.seats.keys()].filter(
    (seat) => !state.seats[seat]!.out && state.seats[seat]!.bid === undefined,
  );
}

function choicesOf(
  { hand, coins }: Pick<AuctionSeat, 'hand' | 'coins'>,
  steps: readonly AuctionStep[],
): readonly Choice<AuctionStep>[] {
  const [first, second] = steps;
  if (first === undefined) return [...new Set(hand)].map((card) => ({ step: { card }, ends: false }));
  if (!('card' in first && hand.includes(first.card))) return [];
  const payable = Array.from({ length: coins + 1 }, (_, paid) => paid);
  if (second === undefined) return payable.map((paid) => ({ step: { coins: paid }, ends: true }));
  if (!('coins' in second && payable.includes(second.coins))) return [];
  return steps.length === 2 ? [{ step: { boast: true }, ends: true }] : [];
}

function bidOf(seat: AuctionSeat, steps: readonly AuctionStep[]): Result<Bid, AuctionCode> {
  let ends = false;
  for (const [index, step] of steps.entries()) {
    const offered = choicesOf(seat, steps.slice(0, index)).find((one) => isSame(one.step, step));
    if (offered === undefined) return fault('impossible', `steps[${index}]`);
    ends = offered.ends;
  }
  const [first, second, third] = steps;
  if (!ends || first === undefined || second === undefined) return fault('unfinished');
  if (!('card' in first && 'coins' in second)) return fault('impossible');
  return ok({ card: first.card, coins: second.coins, boast: third !== undefined });
}

function isSame(one: AuctionStep, other: AuctionStep): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Once all who play have bid: shows the bids, gives the round to the highest, and clears the table. */
function settled(state: AuctionState, dice: Dice): AuctionState {
  const bids = state.seats.map(({ bid }) => bid);
  if (bids.every((bid) => bid === undefined) || undecided(state).length > 0) return state;
  const winner = winnerOf(state, bids, dice);
  const won = winner === undefined ? undefined : bids[winner];
  const isNew: Readonly<Record<AuctionGoal, boolean>> = {
    bargain: won?.coins === 0,
    boast: won?.boast === true,
  };
  return {
    ...state,
    seats: state.seats.map((seat, index) => afterRound(seat, index === winner)),
    shown: bids.map((bid) => bid ?? null),
    paid: state.paid + bids.reduce((sum, bid) => sum + (bid?.coins ?? 0), 0),
    reached: AUCTION_GOALS.filter((goal) => state.reached.includes(goal) || isNew[goal]),
  };
}

/** The seat with the highest bid; nobody if that is less than the card of the house. */
function winnerOf(state: AuctionState, bids: readonly (Bid | undefined)[], dice: Dice): Seat | undefined {
  const worth = bids.map((bid) => (bid === undefined ? -1 : bid.card + bid.coins));
  if (worth.length === 1) return worth[0]! >= dice.pick(state.rest) ? 0 : undefined;
  const best = [...worth.keys()].filter((seat) => worth[seat] === Math.max(...worth));
  return best.length === 1 ? best[0] : dice.pick(best);
}

function afterRound(seat: AuctionSeat, won: boolean): AuctionSeat {
  if (seat.bid === undefined) return seat;
  const { card, coins } = seat.bid;
  return {
    ...seat,
    hand: seat.hand.toSpliced(seat.hand.indexOf(card), 1),
    coins: seat.coins - coins,
    rounds: seat.rounds + (won ? 1 : 0),
    bid: undefined,
  };
}

function outcomeOf({ seats }: AuctionState): Outcome | undefined {
  const playing = [...seats.keys()].filter((seat) => !seats[seat]!.out);
  if (playing.length === 0) return { kind: 'lost' };
  const isLast = playing.length === 1 && seats.length > 1;
  const winner = isLast ? playing[0]! : seats.findIndex(({ rounds }) => rounds === ROUNDS_TO_WIN);
  if (winner >= 0) return { kind: 'won', winners: [winner] };
  if (playing.some((seat) => seats[seat]!.hand.length > 0)) return undefined;
  return seats.length === 1 ? { kind: 'lost', reason: 'house' } : { kind: 'draw', reason: 'level' };
}

function scoreOf({ paid, reached }: AuctionState): Score {
  return {
    points: paid,
    grade: paid < 4 ? 'thrifty' : 'lavish',
    goals: AUCTION_GOALS.map((name) => ({ name, isReached: reached.includes(name) })),
  };
}

/** Plays the best of a few random bids: the stronger it is, the more it thinks of. */
export const auctionPlayer: ComputerPlayer<AuctionView, AuctionStep> = {
  decide({ view, seat, level, seed, interruption, report }) {
    if (interruption?.wish === 'stop') return undefined;
    const dice = diceFor(sha256, seed, 0);
    let best: readonly AuctionStep[] | undefined;
    for (let tried = 0; tried <= LEVELS.indexOf(level); tried++) {
      if (best !== undefined && interruption?.wish === 'move-now') break;
      const steps = randomDecision({ game: blindAuction, view, dice }, seat);
      if (steps === undefined || sumOf(steps) <= sumOf(best ?? [])) continue;
      best = steps;
      report?.({ steps });
    }
    return best;
  },
};

function sumOf(steps: readonly AuctionStep[]): number {
  return steps.reduce(
    (sum, step) => sum + ('card' in step ? step.card : 'coins' in step ? step.coins : 0),
    0,
  );
}
