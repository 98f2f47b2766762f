import { fault, ok, type Result } from '@thera/table';

/** What a window keeps of turns that have been begun and not ended; it is gone with the window. */
export type TurnStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A turn that somebody has begun: how much of the game came before it, and the steps taken so far. */
export interface BegunTurn {
  readonly events: number;
  readonly steps: readonly unknown[];
}

const keyOf = (game: string): string => `thera.turn.${game}`;

/** Takes note of the steps of a turn, so that a reload does not lose them; without steps there is nothing to lose. */
export function keepBegunTurn(storage: TurnStorage | undefined, game: string, turn: BegunTurn): void {
  try {
    if (turn.steps.length === 0) storage?.removeItem(keyOf(game));
    else storage?.setItem(keyOf(game), JSON.stringify(turn));
  } catch {
    // It would have been a convenience: the turn can be made again.
  }
}

/** The steps that were taken after so many events; none if they belong to another moment, or cannot be read. */
export function begunSteps(
  storage: TurnStorage | undefined,
  game: string,
  events: number,
): readonly unknown[] {
  const turn = parseTurn(storage?.getItem(keyOf(game)) ?? '');
  return turn.ok && turn.value.events === events ? turn.value.steps : [];
}

function parseTurn(text: string): Result<BegunTurn, 'not-a-turn'> {
  try {
    const { events, steps } = JSON.parse(text);
    return typeof events === 'number' && Array.isArray(steps) ? ok({ events, steps }) : fault('not-a-turn');
  } catch {
    return fault('not-a-turn');
  }
}
