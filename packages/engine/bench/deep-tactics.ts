// Makes `packages/engine/test/deep-tactics.txt`: positions that the side to move wins by force, but not soon, and whose win a
// quick search does not see. They come from games of the engine against itself, one of a game at most: from where a search
// becomes certain of the winner the game is walked back as far as the solver proves that win. With powers a search points out
// what to prove.
//
//   npx node packages/engine/bench/deep-tactics.ts [seed] [positions of each kind] [file]
//
// Half of them are without powers. The same seed, code and net give the same file; every find is written at once and told. The
// 300 of the file took 5,366 games and some ten minutes of processor time.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  awaitsReaction,
  type CardId,
  formatPosition,
  formatTurn,
  listTurns,
  Position,
  type Power,
  parsePosition,
  play,
  sideOfSeat,
  TurnList,
} from '@thera/santorini';
import type { Dice } from '@thera/table';
import { createKernel } from '../src/net/create-kernel.ts';
import { NetEvaluator } from '../src/net/net-evaluator.ts';
import { parseNet } from '../src/net/net-file.ts';
import { AlphaBeta } from '../src/search/alpha-beta.ts';
import { isChanceNode } from '../src/search/chance-nodes.ts';
import { distanceOf, isDecided } from '../src/search/score.ts';
import type { Finding } from '../src/search/searching.ts';
import { proveWin, type WinProof } from '../src/solve/prove-win.ts';
import { balancedBeginning } from '../src/training/balanced-beginning.ts';
import { trainingCards } from '../src/training/line-up.ts';
import { afterTurn, DEEPEST, LONGEST_GAME, winnerBy } from '../src/training/random-beginning.ts';
import { KERNEL_BYTES } from '../test/kernel-bytes.ts';
import { diceOf, good } from '../test/self-play.ts';

const [seed = 'deep', wanted = '150', file = 'packages/engine/test/deep-tactics.txt'] = process.argv.slice(2);

/** Turns of both sides until the end. */
const SHORTEST = 9;
const LONGEST = 19;
/** Positions that are searched for a turn of a game: one number for each game. */
const LEAST_NODES = 2000;
const MOST_NODES = 5000;
/** What a search of so many positions sees is too easy. */
const QUICK_NODES = 300;
/** Within how many turns a win is looked for, one after the other; far ones are mostly won by threats. */
const WITHIN = [11, LONGEST];
/** With powers proofs cost ten times as much, so one is tried only where a search of so many positions sees a win. */
const SIGHT_NODES = 10_000;
/** Where there are more turns a proof takes too long. */
const MOST_TURNS = 250;
/** It is proven that there is no win in so many turns; the next would be the loser's, with whose turn hardly any game ends. */
const SHORT = SHORTEST - 2;
/** Positions searched to prove that there is a win, and that there is none so short. */
const PROOF_NODES = { mortals: 300_000, powers: 80_000 };
const REFUTATION_NODES = { mortals: 3_000_000, powers: 200_000 };
/** A power is in no more tactics than this, so that all of them come up. */
const MOST_OF_A_POWER = 6;

/** What the file says of itself. */
const HEAD = `# Positions that the side to move wins by force, but not soon, from games of the engine against itself, one of a game, as
# packages/engine/bench/deep-tactics.ts finds them: position;turns of both sides until the end;a turn that wins.
# Proven by our own solver: with that turn the win comes within so many turns, perhaps in fewer, but none within ${SHORT}, whatever
# is tried. A search of ${QUICK_NODES} positions does not see it; with powers one of ${SIGHT_NODES} does. Try them with \`thera bench --tactics\`.
`;

const KINDS = ['mortals', 'powers'] as const;
type Kind = (typeof KINDS)[number];

interface Tactic {
  readonly kind: Kind;
  readonly cards: readonly CardId[];
  readonly text: string;
  readonly plies: number;
  readonly turn: string;
}

const net = good(parseNet(readFileSync(new URL('../nets/thera.net', import.meta.url))));
const searcher = new AlphaBeta(new NetEvaluator(createKernel(net, KERNEL_BYTES)), { tableBits: 14 });
const turns = new TurnList();
turns.most = MOST_TURNS;
const never = (): boolean => false;

/** The positions of a game in which the side that wins is to move, the last one first. */
function positionsOfWinner(cards: readonly Power[], dice: Dice): readonly Position[] {
  searcher.forget();
  const nodes = LEAST_NODES + dice.below(MOST_NODES - LEAST_NODES + 1);
  const begun = balancedBeginning({ cards, number: 0, searcher, nodes, dice, isStopped: never });
  // The next iteration would seldom come to its end.
  const isEnough = (finding: Finding): boolean => finding.nodes > nodes / 4;
  const met: Position[] = [];
  let position = begun?.position;
  for (
    let ply = begun?.ply ?? 0;
    position !== undefined && position.winner < 0 && ply < LONGEST_GAME;
    ply++
  ) {
    met.push(position);
    const { score, line } = searcher.search(position, {
      depth: DEEPEST,
      nodes,
      lines: 1,
      isLate: never,
      isEnough,
    });
    if (isDecided(score)) return winnersOf(met, winnerBy(position, score));
    position = line[0] === undefined ? undefined : afterTurn(position, line[0], dice);
  }
  return [];
}

function winnersOf(met: readonly Position[], winner: number): readonly Position[] {
  const isWinners = ({ lineup, turn }: Position): boolean => sideOfSeat(lineup.seats, turn) === winner;
  return met.filter(isWinners).toReversed();
}

/** The longest win that is proven while walking back, if a quick search does not see it and there is none too short. */
function tacticOf(kind: Kind, positions: readonly Position[]): Tactic | undefined {
  let longest: Tactic | undefined;
  for (const met of positions) {
    if (!isWhole(met) || isSeenQuickly(met)) continue;
    // What is read is what is proven: a file knows no more than its notation.
    const position = good(parsePosition(formatPosition(met)));
    const { isWon, plies, turn } = kind === 'mortals' ? winOfMortals(position) : winInSight(position);
    if (isWon !== true) break;
    if (turn === undefined || plies < SHORTEST) continue;
    const isShort = winOf(position, SHORT, REFUTATION_NODES[kind]).isWon;
    if (isShort === undefined) break;
    if (isShort) continue;
    const cards = position.lineup.slots.map(({ card }) => card.id);
    longest = { kind, cards, text: formatPosition(position), plies, turn: formatTurn(position, turn) };
  }
  return longest;
}

/** The shortest win that is proven without powers by so much work. */
function winOfMortals(position: Position): WinProof {
  let best = UNKNOWN;
  for (const within of WITHIN) {
    best = winOf(position, within, PROOF_NODES.mortals);
    if (best.isWon === true) break;
  }
  while (best.plies - 2 >= SHORTEST) {
    const shorter = winOf(position, best.plies - 2, PROOF_NODES.mortals);
    if (shorter.isWon !== true) break;
    best = shorter;
  }
  return best;
}

/** The win that a search sees, if it is proven; one that is too short is believed, for the game is walked back beyond it. */
function winInSight(position: Position): WinProof {
  if (hasManyTurns(position)) return UNKNOWN;
  const limits = { depth: DEEPEST, nodes: SIGHT_NODES, lines: 1, isLate: never };
  const { score, line } = searcher.search(position, limits);
  const plies = distanceOf(score);
  const turn = line[0];
  if (!isDecided(score) || score < 0 || plies > LONGEST || turn === undefined) return UNKNOWN;
  if (plies < SHORTEST) return { isWon: true, plies, turn };
  const after = new Position();
  play(position, turn, 0, after);
  const side = sideOfSeat(position.lineup.seats, position.turn);
  const { isWon } = proveWin(after, side, { plies: plies - 1, nodes: PROOF_NODES.powers });
  return isWon === true ? { isWon, plies, turn } : UNKNOWN;
}

/** Whether either side has too many turns for a proof. */
function hasManyTurns(position: Position): boolean {
  listTurns(position, turns);
  const after = new Position();
  if (turns.count > 0) play(position, turns.data, 0, after);
  const isMany = turns.isFull;
  if (!isMany && after.winner < 0 && !isChanceNode(after)) listTurns(after, turns);
  return isMany || turns.isFull;
}

/** What is proven of a win of the side to move within so many turns. */
function winOf(position: Position, plies: number, nodes: number): WinProof {
  return proveWin(position, sideOfSeat(position.lineup.seats, position.turn), { plies, nodes });
}

/** Whether no turn is half done. */
const isWhole = (position: Position): boolean =>
  !awaitsReaction(position) && position.prefix === null && position.extra === 0;

function isSeenQuickly(position: Position): boolean {
  searcher.forget();
  const { score } = searcher.search(position, {
    depth: DEEPEST,
    nodes: QUICK_NODES,
    lines: 1,
    isLate: never,
  });
  return isDecided(score);
}

const UNKNOWN: WinProof = { isWon: undefined, plies: 0, turn: undefined };

const found: Tactic[] = [];
const ofKind = (kind: Kind): readonly Tactic[] => found.filter((tactic) => tactic.kind === kind);
const usesOf = (id: CardId): number => found.filter(({ cards }) => cards.includes(id)).length;

/** The cards of a game, none of which has its share of tactics. */
function dealt(kind: Kind, dice: Dice): readonly Power[] {
  for (;;) {
    const cards = trainingCards(dice, kind === 'mortals' ? 100 : 0);
    if (cards.every(({ id }) => id === 'mortal' || usesOf(id) < MOST_OF_A_POWER)) return cards;
  }
}

const linesOf = (kind: Kind): readonly string[] =>
  ofKind(kind)
    .toSorted((one, other) => one.plies - other.plies)
    .map(({ text, plies, turn }) => `${text};${plies};${turn}\n`);

for (let game = 0; found.length < KINDS.length * Number(wanted); game++) {
  const dice = diceOf(seed, game);
  const kind = KINDS[game % KINDS.length]!;
  if (ofKind(kind).length >= Number(wanted)) continue;
  const cards = dealt(kind, dice);
  const tactic = tacticOf(kind, positionsOfWinner(cards, dice));
  if (tactic === undefined || found.some(({ text }) => text === tactic.text)) continue;
  found.push(tactic);
  writeFileSync(file, [HEAD, ...KINDS.flatMap(linesOf)].join(''));
  const counts = KINDS.map((each) => `${each} ${ofKind(each).length}`);
  console.log(`${game + 1} games, ${counts.join(', ')}: ${tactic.text};${tactic.plies};${tactic.turn}`);
}
