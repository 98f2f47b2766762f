import {
  append,
  begin,
  type Dice,
  diceFor,
  type Onlooker,
  randomDecision,
  redactEvent,
  sha256,
} from '@thera/table';
import { listTurns, turnOf } from '../src/generator/generate.ts';
import { begunSteps, moverOf } from '../src/generator/prefix.ts';
import { TurnList } from '../src/generator/turn-list.ts';
import { copyPosition, crewOf, memoryOf, type Position, setCrew, setMemory } from '../src/position.ts';
import type { Power } from '../src/power.ts';
import { powerOf } from '../src/powers/index.ts';
import { type State, santorini } from '../src/santorini.ts';
import { positionAfter } from '../src/secrets/unveiling.ts';
import { isHidden, isOpen } from '../src/secrets/veil.ts';
import { DEFAULT_SETUP, type Setup } from '../src/setup/setup.ts';
import { count, EVERYWHERE, formatSquare, NEAR, type Squares, squaresOf } from '../src/squares.ts';
import { CARD_IDS, type Cast } from './casts.ts';
import { seeded } from './seeded.ts';
import { good, type SantoriniMatch } from './table-games.ts';

/** Whether somebody in a cast has a secret. */
export const hasSecret = (cast: Cast): boolean => cast.some((id) => cardOf(id).hides !== null);

/** A game that begins with workers anywhere on a board with towers, and with every secret chosen. */
export function secretSetup(cast: Cast, seed: string): Setup {
  const chance = seeded(`start of ${seed}`);
  const squares = chance.shuffle(squaresOf(EVERYWHERE));
  const cards = cast.map(cardOf);
  const crews = cards.map(({ workers }) => squares.splice(0, workers));
  const free = setOf(squares);
  const reads = cards.some(({ readsGender }) => readsGender);
  const seats = cards.map((card, seat) => {
    const crew = crews[seat]!.map(formatSquare);
    const secret = card.hides === 'memory' ? chance.pick(secretsOf(card, free)) : 0;
    const items = [
      ...(secret === 0 ? [] : card.formatMemory!(secret)),
      ...(reads ? [card.readsGender ? crew[0]! : `f=${crew[0]}`] : []),
    ];
    return `${card.id}${items.length === 0 ? '' : `[${items.join(';')}]`}:${crew.join()}`;
  });
  const heights = squaresOf(EVERYWHERE).map((square) =>
    chance.pick([...((free >> square) & 1 ? '00112234' : '0012')]),
  );
  const players = cast.length === 3 ? 3 : 2;
  return { ...DEFAULT_SETUP, players, position: [heights.join(''), 1, ...seats].join('/') };
}

/** Another state that an onlooker cannot tell from this one: other secrets of others. */
export function imagine(state: State, onlooker: Onlooker, dice: Dice): State {
  const { stage } = state;
  if (!('position' in stage)) return state;
  const position =
    stage.position.prefix === null
      ? withOtherSecrets(stage.position, onlooker, dice)
      : begunWithOtherSecrets(stage.position, onlooker, dice);
  return { ...state, stage: { ...stage, position } };
}

/** How often other secrets are tried out for a turn that has begun. */
const TRIES = 8;

/** A turn that has begun among other secrets, of which the onlooker sees as much as of this one. */
function begunWithOtherSecrets(position: Position, onlooker: Onlooker, dice: Dice): Position {
  const [mover, steps] = [moverOf(position), begunSteps(position)];
  const before = copyPosition(position);
  before.prefix = null;
  before.turn = mover;
  const isSeen = !isHidden(position, 'crew', mover, onlooker);
  const openSteps = (begun: Position): string =>
    begunSteps(begun)
      .filter((step) => isSeen || isOpen(step))
      .join();
  for (let tried = 0; tried < TRIES; tried++) {
    const other = withOtherSecrets(before, onlooker, dice);
    const alike = (isSeen ? begunBy(other, steps) : dice.shuffle(everyPause(other))).find(
      (begun) => begun.turn === position.turn && openSteps(begun) === openSteps(position),
    );
    if (alike !== undefined) return alike;
  }
  // Where nothing else can have led to it, nothing is to be told apart.
  return position;
}

function begunBy(position: Position, steps: readonly number[]): Position[] {
  const turn = turnOf(position, steps, 'freely');
  return turn === undefined ? [] : [positionAfter(position, turn)].filter(({ prefix }) => prefix !== null);
}

/** Every way in which a turn stops for a question. */
function everyPause(position: Position): Position[] {
  const list = new TurnList();
  listTurns(position, list);
  return [...list.starts()]
    .map((at) => positionAfter(position, list.turn(at)))
    .filter(({ prefix }) => prefix !== null);
}

function withOtherSecrets(truth: Position, onlooker: Onlooker, dice: Dice): Position {
  const position = copyPosition(truth);
  for (const [seat, { card, holder }] of position.lineup.slots.entries()) {
    if (seat === onlooker || holder < 0) continue;
    if (card.hides === 'crew') moveElsewhere(position, seat, dice);
    if (card.hides === 'memory' && memoryOf(position, seat) !== 0)
      setMemory(position, seat, dice.pick(secretsOf(card, EVERYWHERE & ~mannedSquares(position))));
  }
  return position;
}

function moveElsewhere(position: Position, seat: number, dice: Dice): void {
  const crew = crewOf(position, seat);
  const free = EVERYWHERE & ~(position.domes | (mannedSquares(position) & ~crew));
  const moved = setOf(dice.shuffle(squaresOf(free)).slice(0, count(crew)));
  const markedAnew = (marks: Squares): Squares =>
    (marks & ~crew) | ((marks & crew) === 0 ? 0 : moved & -moved);
  position.females = markedAnew(position.females);
  for (const [other, { card }] of position.lineup.slots.entries())
    if (card.marksWorkers) setMemory(position, other, markedAnew(memoryOf(position, other)));
  setCrew(position, seat, moved);
}

const mannedSquares = ({ c0, c1, c2 }: Position): Squares => c0 | c1 | c2;

const setOf = (squares: readonly number[]): Squares =>
  squares.reduce((set, square) => set | (1 << square), 0);

/** What a card may remember of a choice among these squares. */
function secretsOf(card: Power, free: Squares): number[] {
  const { among, memory } = card.prepares!;
  return squaresOf(among(free)).map(memory);
}

function cardOf(id: string): Power {
  return powerOf(CARD_IDS.find((known) => known === id)!);
}

/** Names every way in which a random game gives a secret away by a refusal or by an event. */
export function leaks(setup: Setup, seed: string, decisions: number): string[] {
  const found: string[] = [];
  let match = good(begin(santorini, setup, seed));
  for (let number = 0; number < decisions && match.outcome === undefined; number++) {
    const dice = diceFor(sha256, `choices of ${seed}`, number);
    const seat = santorini.toAct(match.state)[0]!;
    const steps = randomDecision({ game: santorini, view: santorini.view(match.state, seat), dice }, seat)!;
    found.push(...refusalLeaks(match, seat, steps, dice).map((leak) => `decision ${number}: ${leak}`));
    const next = good(append(santorini, match, { kind: 'decision', seat, steps }));
    found.push(...eventLeaks(match, next, number).map((leak) => `decision ${number}: ${leak}`));
    match = next;
  }
  return found;
}

/** What is refused, and why, is the same whatever is hidden. */
function refusalLeaks(match: SantoriniMatch, seat: number, steps: readonly string[], dice: Dice): string[] {
  const other = imagine(match.state, seat, dice);
  const square = (): string => formatSquare(dice.below(25));
  const attempts = [
    steps.slice(0, -1),
    [...steps, `^${square()}`],
    [...steps.slice(0, -1), `^${square()}`],
    ...Array.from({ length: 6 }, () => [stride(dice), `^${square()}`]),
    ...santorini
      .decisions(santorini.view(match.state, seat), seat, [])
      .map(({ step }) => [step, `^${square()}`]),
  ];
  const answer = (state: State, attempt: readonly string[]): string => {
    const tried = santorini.decide(state, seat, attempt, diceFor(sha256, 'refusals', 0));
    return tried.ok ? 'accepted' : `${tried.error} at ${tried.at}`;
  };
  return attempts.flatMap((attempt) => {
    const [here, there] = [answer(match.state, attempt), answer(other, attempt)];
    return here === there ? [] : [`${attempt.join(' ')} is ${here} or ${there}`];
  });
}

/** A step to a neighbouring square; a longer one would be looked for among walks, which takes long. */
function stride(dice: Dice): string {
  const from = dice.below(25);
  return `${formatSquare(from)}>${formatSquare(dice.pick(squaresOf(NEAR[from]!)))}`;
}

/** Others know of a turn of hidden workers only where something was built. */
function eventLeaks(before: SantoriniMatch, after: SantoriniMatch, index: number): string[] {
  const { stage } = before.state;
  const event = after.record.events[index]!;
  if (event.kind !== 'decision' || !('position' in stage)) return [];
  const { card } = stage.position.lineup.slots[event.seat]!;
  if (card.hides !== 'crew') return [];
  const others: Onlooker[] = [...after.players.keys(), 'watcher'].filter(
    (seat): seat is Onlooker => seat !== event.seat,
  );
  return others.flatMap((onlooker) => {
    const open = redactEvent(santorini, after, index, onlooker);
    const told = open.kind === 'decision' ? open.steps : [];
    return told
      .filter((step) => !/^\^[A-E][1-5]$/.test(step))
      .map((step) => `${step} is told to ${onlooker}`);
  });
}
