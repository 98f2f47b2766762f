import {
  awaitsReaction,
  formatTurn,
  listTurns,
  nextChoices,
  type Position,
  TurnList,
  turnTokens,
} from '@thera/santorini';

/** A turn in notation, and its steps. */
export interface OpenTurn {
  readonly text: string;
  readonly steps: readonly string[];
}

/** Every turn, or answer to another's turn, that the seat to decide can choose as far as it sees, in order. */
export function openTurns(position: Position): OpenTurn[] {
  // What is possible in truth may be less than what seems so, and is not to be seen from a list.
  if (awaitsReaction(position))
    return nextChoices({ phase: 'play', position }, []).map(({ step }) => ({ text: step, steps: [step] }));
  const list = new TurnList();
  listTurns(position, list);
  return [...list.starts()].map((at) => ({
    text: formatTurn(position, list.data, at),
    steps: turnTokens(position, list.data, at),
  }));
}
