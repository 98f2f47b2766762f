import { endedByAbyss } from './abyss.ts';
import { obeyingAdonis } from './adonis.ts';
import { canGoOn, resultsOfAsking, waitingText } from './asking.ts';
import { buildPhase } from './builds.ts';
import type { CardInForce } from './cards.ts';
import { buildsOfAll, movesOfAll } from './company.ts';
import { endPhase } from './endings.ts';
import { NOTHING_DUE } from './extras.ts';
import type { Line } from './line.ts';
import { goingOn, startLine, winnerByTowers } from './line.ts';
import { UNTOUCHED } from './memories.ts';
import { movePhase } from './moves.ts';
import { withNotes } from './notes.ts';
import { cardsAtTheEnd } from './nyx.ts';
import { otherTurns } from './other-turns.ts';
import type { Position, Seat, Side, Table } from './position.ts';
import { completeTowers, crewOf, powerKeptBy, workerOf } from './position.ts';
import { readPosition } from './read-position.ts';
import { canonicalRoutes } from './routes.ts';
import type { Turn } from './turn.ts';
import { actsAsOne, cardsAgainst, startTurn } from './turn.ts';
import { beginsAsGiven, mayBeginAsGiven, wordsOf } from './turn-text.ts';
import { writePosition } from './write-position.ts';

/** Every complete turn; a line on which the game ended or somebody must be asked goes no further. */
function completeLines(turn: Turn): Line[] {
  const start = startLine(turn);
  // Whoever has no worker left has lost, also with a power that needs none; but Jason's turn brings one.
  if (!turn.isExtra && crewOf(turn.start, turn.side).length === 0 && turn.power !== 'jason') return [];
  const isHopeful = (line: Line): boolean =>
    line.question === undefined || canGoOn(turn, line, line.question, completeLines);
  const [moves, builds] = turn.power === 'terpsichore' ? [movesOfAll, buildsOfAll] : [movePhase, buildPhase];
  const usual = moves(turn, start)
    .filter((line) => line.astray.length === 0 && mayBeginAsGiven(turn, line))
    .filter(isHopeful)
    .flatMap(goingOn((line) => builds(turn, line)));
  // Only where everybody has to build can a question come before something that must be done.
  return [...usual, ...otherTurns(turn, start)]
    .filter((line) => !actsAsOne(turn) || isHopeful(line))
    .flatMap(goingOn((line) => endPhase(turn, line)))
    .map((line) => endedByAbyss(turn, line))
    .filter((line) => beginsAsGiven(turn, line));
}

/** Persephone: if any turn goes up without a hero's power, only turns that go up count. */
function obeyingPersephone(turn: Turn, lines: Line[]): Line[] {
  const demands = !turn.isExtra && cardsAgainst(turn, turn.side, 'persephone').length > 0;
  const climbs = lines.filter((line) => line.climbed);
  return demands && climbs.some((line) => !line.spends) ? climbs : lines;
}

function nextSeat(position: Position): number {
  const count = position.seats.length;
  const following = position.seats.map((_, offset) => ((position.toMove + offset) % count) + 1);
  const next = following.find((number) => position.seats[number - 1]?.out === false);
  if (next === undefined) throw new Error('nobody is left');
  return next;
}

function wonBy(turn: Turn, table: Table, winner: Side): Position {
  const { before } = turn;
  const seats = before.seats.map((seat) => ({ ...seat, winner: seat.side === winner }));
  // Nobody remembers a turn that won, so notes say where workers stood before it.
  return { ...before, ...table, ...NOTHING_DUE, toMove: nextSeat(before), seats, noticed: before.workers };
}

/** Whom the turn has brought out of the game: workers, memories and power leave. */
function withoutMemory(seat: Seat): Seat {
  const edition = seat.edition === 'printed' ? '@printed' : '';
  return { ...seat, out: true, memory: UNTOUCHED, text: `-${seat.card}${edition}:` };
}

/** Who of the player's workers moved last; of Hermes' walkers one that is back where it began has not. */
function movedLast(turn: Turn, { table, lastMoved }: Line): number | undefined {
  const isElsewhere = (id: number): boolean => {
    const now = table.workers.find((worker) => worker.id === id);
    return now?.square !== workerOf(turn.start, id).square;
  };
  if (turn.power !== 'hermes' || lastMoved === undefined || isElsewhere(lastMoved)) return lastMoved;
  return turn.pieces.find(isElsewhere);
}

/** Eris knows which worker the other side moved last in a turn of their own; once that one is gone, nobody. */
function watching(turn: Turn, line: Line, seat: Seat): Seat {
  const isWatcher = turn.cards.some(
    ({ side, memorySeat }) => side !== turn.side && memorySeat === seat.number,
  );
  const isWatched = isWatcher && powerKeptBy(seat, turn.start.fleece) === 'eris' && !turn.isExtra;
  const last = movedLast(turn, line);
  return isWatched && last !== undefined ? { ...seat, noted: [last] } : seat;
}

/** What the card of the player whose turn it was remembers, also of a turn in which it did not work. */
function havingPlayed(turn: Turn, line: Line, seat: Seat): Seat {
  if (seat.number !== turn.card.memorySeat || turn.isExtra) return seat;
  const isNike = powerKeptBy(seat, turn.start.fleece) === 'nike';
  return {
    ...seat,
    marked: isNike ? line.descended : line.climbed,
    spent: seat.spent || line.spends,
    stored: turn.power === 'morpheus' ? seat.stored + 1 - line.builds : seat.stored,
    direction: line.direction,
  };
}

/** What a seat's card remembers of the turn; the cards are those at work when it is over. */
function remembering(turn: Turn, line: Line, seat: Seat, cards: readonly CardInForce[]): Seat {
  // Whatever Adonis asked for, he asked it of one turn only.
  const memory = withNotes(line, seat.number, { ...seat.memory, pair: undefined });
  const own = { ...havingPlayed(turn, line, watching(turn, line, seat)), memory };
  const atWork = cards.find((card) => card.memorySeat === seat.number && card.power !== 'mortal');
  if (atWork?.power === 'tyche') return { ...own, memory: { ...memory, drawDue: mustDraw(turn, atWork) } };
  if (own.card !== 'chaos' || own.inForce === undefined || !line.builtDome || !atWork) return own;
  return { ...own, inForce: undefined, used: [...own.used, own.inForce] };
}

/** Tyche draws after each turn of whoever plays her card, but for additional ones. */
const mustDraw = (turn: Turn, tyche: CardInForce): boolean =>
  !turn.isExtra && !turn.start.again && tyche.seat === turn.card.seat;

/** Who is female is forgotten when nobody is left who asks. */
function isGenderKept(seats: readonly Seat[]): boolean {
  const isReader = (id: string | undefined): boolean => id === 'selene' || id === 'hippolyta';
  return seats.some(({ out, card, inForce }) => !out && (isReader(card) || isReader(inForce)));
}

/** With an odd number of towers whoever faces Nyx has no power, and Circe gives back what she holds. */
function isNight({ seats }: Position, table: Table): boolean {
  return seats.some(({ card }) => card === 'nyx') && completeTowers(table) % 2 === 1;
}

function afterTurn(turn: Turn, line: Line): Position {
  const { start } = turn;
  const cards = cardsAtTheEnd(start, turn.cards, line.table);
  const keepsPower = cards.some(({ seat, power }) => seat === turn.card.seat && power === turn.power);
  const chains = turn.power === 'dionysus' && line.completedTower && keepsPower;
  const waited = chains ? undefined : winnerByTowers(turn, line.table);
  const winner = line.winner ?? waited;
  if (winner !== undefined) return wonBy(turn, line.table, winner);
  const seats = start.seats.map((seat) => {
    if (seat.out) return seat;
    if (line.losers.includes(seat.side)) return withoutMemory(seat);
    const remembered = remembering(turn, line, seat, cards);
    return seat.card === 'circe' && isNight(start, line.table)
      ? { ...remembered, holdsOther: false }
      : remembered;
  });
  return {
    ...start,
    ...line.table,
    ...NOTHING_DUE,
    workers: line.table.workers
      .filter(({ side }) => !line.losers.includes(side))
      .map((worker) => ({
        ...worker,
        female: worker.female && (line.losers.length === 0 || isGenderKept(seats)),
      })),
    toMove: chains ? start.toMove : nextSeat({ ...start, seats }),
    seats,
    extraTurn: chains,
  };
}

/** The position after an additional turn that nobody wants. */
const afterPass = (turn: Turn): Position =>
  turn.isExtra
    ? afterTurn(turn, startLine(turn))
    : { ...turn.before, ...NOTHING_DUE, toMove: nextSeat(turn.before) };

/** The lines that wait for somebody else, each state once. */
function waitingTexts(turn: Turn, lines: readonly Line[]): string[] {
  // A turn that goes on has had its answer.
  const waiting = lines.filter((line) => line.question && wordsOf(line) !== turn.given?.text);
  return canonicalRoutes(turn, waiting).map((line) => waitingText(turn, line, line.question?.card.seat));
}

/**
 * The texts of all positions that the seat to move can bring about in one turn, or the seat that is asked by
 * its answer. Empty when the game is over or the player has no turn.
 */
export function naiveResults(positionText: string): Set<string> {
  const position = readPosition(positionText);
  if (position.seats.some((seat) => seat.winner)) return new Set();
  const turn = startTurn(position);
  const finished = (line: Line): string => writePosition(afterTurn(turn, line));
  if (position.react !== undefined) return new Set(resultsOfAsking(turn, completeLines, finished));
  const lines = obeyingAdonis(turn, obeyingPersephone(turn, completeLines(turn)));
  const mayPass = (turn.isExtra || position.again) && turn.given === undefined;
  const passed = mayPass ? [writePosition(afterPass(turn))] : [];
  const complete = lines.filter((line) => line.question === undefined);
  return new Set([...complete.map(finished), ...waitingTexts(turn, lines), ...passed]);
}
