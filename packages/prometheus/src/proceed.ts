import type { Dice } from '@thera/table';
import { endActivation } from './activation.ts';
import { cardsHeld } from './cards.ts';
import { strikeNext } from './combat/area-attack.ts';
import { goOn } from './combat/stages.ts';
import { CONSTANTS } from './data/scenario.ts';
import { TABLES } from './data/tables.ts';
import { type Draft, pop, push, replaceTop } from './draft.ts';
import { draw } from './drawing.ts';
import { endByCap } from './endings.ts';
import { turnOver } from './entering.ts';
import { isHeld, unitIn } from './field.ts';
import { happen } from './happen.ts';
import { fade } from './lasting.ts';
import { couldReact } from './reacting.ts';
import { askRecruit } from './recruiting.ts';
import { askPlacement } from './set-up.ts';
import { deal } from './start.ts';
import type { Task } from './task.ts';

/**
 * Goes on until somebody must answer or the game is over. Without dice it stops where chance or a hidden face has to
 * speak; then nothing is asked.
 */
export function proceed(draft: Draft, dice?: Dice): void {
  while (draft.ending === null && draft.ask === null) {
    const task = draft.tasks.at(-1);
    if (task === undefined) {
      askForMore(draft);
      continue;
    }
    const { tasks } = draft;
    carryOn(draft, task, dice);
    // Nothing has changed: only chance can go on.
    if (draft.tasks === tasks) return;
  }
}

/** Nothing is left to be done: the seat goes on with its activation or its turn. */
function askForMore(draft: Draft): void {
  const { activation, turn } = draft;
  if (activation === null) {
    draft.ask = { kind: 'turn', seat: turn.seat };
    return;
  }
  const unit = unitIn(draft, activation.unit);
  const isSpent = activation.mode === 'complex' && activation.hasActed && activation.moving === null;
  const isOver =
    isHeld(unit) || isSpent || (unit.area === null && (activation.mode === 'simple' || activation.hasActed));
  if (isOver) push(draft, { kind: 'end-activation' });
  else draft.ask = { kind: 'activation', seat: turn.seat };
}

function carryOn(draft: Draft, task: Task, dice: Dice | undefined): void {
  switch (task.kind) {
    case 'draft':
      askRecruit(draft, task.next);
      return;
    case 'set-up':
      askPlacement(draft, task.next);
      return;
    case 'attack':
      goOn(draft, task.attack, dice);
      return;
    case 'area-attack':
      strikeNext(draft, task);
      return;
    case 'end-activation':
      pop(draft);
      endActivation(draft);
      return;
    case 'end-turn':
      pop(draft);
      fade(draft, 'endOfTurn', () => true);
      push(draft, { kind: 'begin-turn' });
      return;
    case 'begin-turn':
      pop(draft);
      beginTurn(draft);
      return;
    case 'discard':
      pop(draft);
      if (cardsHeld(draft, task.seat) > 0)
        draft.ask = { kind: 'discard', seat: task.seat, power: task.power };
      return;
    case 'spring':
      askSpring(draft, task);
      return;
    case 'deal':
    case 'draw':
    case 'turn-over':
      if (dice !== undefined) reveal(draft, task, dice);
      return;
  }
}

/** What nobody, or not everybody, could know before. */
function reveal(
  draft: Draft,
  task: Extract<Task, { kind: 'deal' | 'draw' | 'turn-over' }>,
  dice: Dice,
): void {
  pop(draft);
  switch (task.kind) {
    case 'deal':
      deal(draft, dice);
      return;
    case 'draw':
      for (let drawn = 0; drawn < task.count; drawn++) draw(draft, task.seat, dice);
      return;
    case 'turn-over':
      turnOver(draft, task.unit, task.area);
      return;
  }
}

/** The next seat's turn: what lasted until then ends, and it draws. */
function beginTurn(draft: Draft): void {
  const { number } = draft.turn;
  const { turnOrder } = TABLES[draft.setup.table];
  if (draft.setup.options.turnCap && number >= 2 * CONSTANTS.turnCapPerSide) {
    endByCap(draft);
    return;
  }
  const seat = turnOrder[number % turnOrder.length]!;
  happen(draft, { kind: 'turn-began', number: number + 1, seat });
  fade(draft, 'yourNextTurn', ({ by }) => unitIn(draft, by).seat === seat);
  push(draft, { kind: 'draw', seat, count: 1 });
}

/** Whoever is near enough is asked whether it attacks what a net has caught. */
function askSpring(draft: Draft, { target, springers }: Extract<Task, { kind: 'spring' }>): void {
  const [unit, ...others] = springers;
  if (unit === undefined || unitIn(draft, target).area === null) {
    pop(draft);
    return;
  }
  replaceTop(draft, { kind: 'spring', target, springers: others });
  const springer = unitIn(draft, unit);
  if (couldReact(draft, springer)) draft.ask = { kind: 'spring', seat: springer.seat, unit, target };
}
