import type { State, Turn } from './state.ts';

/** A state that is being worked on: its fields are replaced, what they refer to is never changed. */
export type Draft = { -readonly [Field in keyof State]: State[Field] };

/** A copy to work on, in which nothing has happened yet. */
export const draftOf = (state: State): Draft => ({ ...state, happened: [] });

/** Changes something about the turn that is being played. */
export function changeTurn(draft: Draft, change: Partial<Turn>): void {
  draft.turn = { ...draft.turn, ...change };
}
