import type { Attack } from './attack.ts';
import type { UnitId } from './data/units.ts';
import { UNIT_PLACE } from './field.ts';
import type { Occurrence } from './occurrence.ts';
import type { Activation, State, Turn, UnitState } from './state.ts';
import type { Task } from './task.ts';

/**
 * A state that is being worked on: its fields are replaced, what they refer to is never changed. Only the list of
 * units and what has happened are its own.
 */
export type Draft = {
  -readonly [Field in keyof Omit<State, 'units' | 'happened'>]: State[Field];
} & { units: (UnitState | null)[]; happened: Occurrence[] };

/** A copy to work on, in which nothing has happened yet. */
export const draftOf = (state: State): Draft => ({ ...state, units: [...state.units], happened: [] });

export function changeUnit(draft: Draft, id: UnitId, change: Partial<UnitState>): void {
  const place = UNIT_PLACE[id];
  const unit = draft.units[place];
  if (unit === null || unit === undefined) throw new Error(`${id} is not in the game`);
  draft.units[place] = { ...unit, ...change };
}

export function changeTurn(draft: Draft, change: Partial<Turn>): void {
  draft.turn = { ...draft.turn, ...change };
}

export function changeActivation(draft: Draft, change: Partial<Activation>): void {
  if (draft.activation === null) throw new Error('nobody is activated');
  draft.activation = { ...draft.activation, ...change };
}

/** Puts a task before all others. */
export function push(draft: Draft, task: Task): void {
  draft.tasks = [...draft.tasks, task];
}

/** The first task is done. */
export function pop(draft: Draft): void {
  draft.tasks = draft.tasks.slice(0, -1);
}

/** The first task goes on as another. */
export function replaceTop(draft: Draft, task: Task): void {
  draft.tasks = draft.tasks.with(-1, task);
}

/** Changes the attack that is being made. */
export function changeAttack(draft: Draft, change: Partial<Attack>): void {
  const task = draft.tasks.at(-1);
  if (task?.kind !== 'attack') throw new Error('nobody attacks');
  replaceTop(draft, { kind: 'attack', attack: { ...task.attack, ...change } });
}
