import {
  awaitsReaction,
  formatTurn,
  listTurns,
  nextChoices,
  type Position,
  TurnList,
  turnTokens,
} from '@thera/santorini';

/** Nobody reads more turns than that; some powers have a million. */
const MOST = 10_000;

/** The turns, or answers to another's turn, that the seat to decide can choose as far as it sees, in order. */
export class OpenTurns {
  /** There are more than these: only the first are listed. */
  readonly hasMore: boolean;
  private readonly position: Position;
  private readonly list: TurnList = new TurnList();
  /** Where each begins in the list; answers are no part of it. */
  private readonly starts: readonly number[];
  private readonly answers: readonly string[];

  constructor(position: Position) {
    this.position = position;
    // What is possible in truth may be less than what seems so, and is not to be seen from a list.
    const isAsked = awaitsReaction(position);
    this.answers = isAsked ? nextChoices({ phase: 'play', position }, []).map(({ step }) => step) : [];
    this.list.most = MOST + 1;
    if (!isAsked) listTurns(position, this.list);
    this.hasMore = this.list.isFull;
    this.starts = [...this.list.starts()].slice(0, MOST);
  }

  get count(): number {
    return this.starts.length + this.answers.length;
  }

  /** The nth in notation. */
  text(n: number): string {
    return this.answers[n] ?? formatTurn(this.position, this.list.data, this.starts[n]!);
  }

  /** The steps of the nth. */
  steps(n: number): readonly string[] {
    const answer = this.answers[n];
    return answer === undefined ? turnTokens(this.position, this.list.data, this.starts[n]!) : [answer];
  }
}
