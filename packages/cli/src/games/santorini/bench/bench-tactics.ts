import { isDecided, proveWin, type Searcher } from '@thera/engine';
import { formatTurn, Position, parsePosition, play, sideOfSeat } from '@thera/santorini';
import { fault, ok, type Result } from '@thera/table';

/** A position that the side to move wins by force, in so many turns. */
export interface Tactic {
  readonly text: string;
  readonly position: Position;
  readonly plies: number;
  /** A turn that wins, as it is written. */
  readonly turn: string;
}

/** Positions searched to see whether another turn than the one that is known wins too. */
const PROOF_NODES = 5_000_000;

/** Reads lines `position;turns;first turn`; positions may have semicolons of their own. A fault's place is the line. */
export function parseTactics(text: string): Result<readonly Tactic[], 'bad-line'> {
  const tactics: Tactic[] = [];
  for (const line of text.split('\n').map((part) => part.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const read = /^(.*);(\d{1,3});([^;]+)$/.exec(line);
    const position = read === null ? undefined : parsePosition(read[1]!);
    if (read === null || position?.ok !== true) return fault('bad-line', line);
    tactics.push({ text: read[1]!, position: position.value, plies: Number(read[2]), turn: read[3]! });
  }
  return ok(tactics);
}

/** Whether a searcher sees the win in the time it has, or at least plays a turn that keeps it. */
export function trySolve(
  searcher: Searcher,
  { position, plies }: Tactic,
  milliseconds: number,
): { readonly isSolved: boolean; readonly turn: string } {
  const from = performance.now();
  const found = searcher.search(position, {
    depth: Number.POSITIVE_INFINITY,
    nodes: Number.POSITIVE_INFINITY,
    lines: 1,
    isLate: () => performance.now() - from >= milliseconds,
  });
  const turn = found.line[0]!;
  const isSeen = isDecided(found.score) && found.score > 0;
  return { isSolved: isSeen || keepsWin(position, turn, plies), turn: formatTurn(position, turn) };
}

/** Whether the win is still proven after a turn. It may take a little longer than the shortest. */
function keepsWin(position: Position, turn: Int32Array, plies: number): boolean {
  const after = new Position();
  play(position, turn, 0, after);
  const side = sideOfSeat(position.lineup.seats, position.turn);
  return proveWin(after, side, { plies: plies + 1, nodes: PROOF_NODES }).isWon === true;
}
