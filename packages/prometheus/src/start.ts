import type { Dice } from '@thera/table';
import { LESSONS, type LessonId } from './data/lessons.ts';
import { CONSTANTS } from './data/scenario.ts';
import { SIDES } from './data/sides.ts';
import { TABLES } from './data/tables.ts';
import { UNIT_IDS, UNITS } from './data/units.ts';
import { changeUnit, type Draft, push } from './draft.ts';
import { draw } from './drawing.ts';
import { freshTurn } from './fresh.ts';
import { enlist, happen } from './happen.ts';
import { pileOf } from './pile.ts';
import { armyOf, handAt, type Setup } from './setup.ts';

/** A game before its first question. */
export function openingOf(setup: Setup): Draft {
  const draft = emptyTable(setup);
  if (setup.lesson !== undefined) {
    layOutLesson(draft, setup.lesson);
    return draft;
  }
  for (const [seat, { units }] of TABLES[setup.table].seats.entries()) {
    for (const unit of units) enlist(draft, seat, unit);
    for (const unit of armyOf(setup, seat)) happen(draft, { kind: 'drafted', seat, unit });
  }
  push(draft, { kind: 'set-up', next: 0 });
  if (setup.draft === 'pick') push(draft, { kind: 'draft', next: 0 });
  return draft;
}

/** The table before anything is done. */
function emptyTable(setup: Setup): Draft {
  const { seats, turnOrder } = TABLES[setup.table];
  return {
    setup,
    seats: seats.map(({ side, rp }) => ({
      side,
      points: rp,
      hasStopped: setup.draft !== 'pick',
      cards: { kind: 'open', hand: [], deck: [], discards: [] },
      isGone: false,
    })),
    units: UNIT_IDS.map(() => null),
    tokens: [],
    turned: { net: 0, lure: 0 },
    stones: [],
    torn: [],
    rage: CONSTANTS.rageStart,
    lasting: [],
    turn: freshTurn(0, turnOrder[0]!),
    activation: null,
    tasks: [],
    ask: null,
    ending: null,
    happened: [],
  };
}

/** Opening hands: Art of War for the table and for points that were not spent, then cards from the deck. */
export function deal(draft: Draft, dice: Dice): void {
  for (const [seat, { points }] of draft.seats.entries()) {
    happen(draft, { kind: 'dealt', seat, aow: handAt(draft.setup, seat) + points });
    for (let drawn = 0; drawn < CONSTANTS.startDraw; drawn++) draw(draft, seat, dice);
  }
}

/** A lesson begins with the turn of the one who learns. */
function layOutLesson(draft: Draft, id: LessonId): void {
  const { units, tokens = [], hands, rage, player } = LESSONS[id];
  draft.rage = rage;
  for (const { id: unit, area, side, vit } of units) {
    const seat = draft.seats.findIndex((other) => other.side === (UNITS[unit].side ?? side));
    enlist(draft, seat, unit);
    changeUnit(draft, unit, vit === undefined ? { area } : { area, vit });
  }
  for (const { area, face } of tokens) happen(draft, { kind: 'token-laid', area, face });
  for (const side of SIDES) {
    const seat = draft.seats.findIndex((other) => other.side === side);
    const cards = { kind: 'open', hand: pileOf(hands[side]), deck: [], discards: [] } as const;
    draft.seats = draft.seats.with(seat, { ...draft.seats[seat]!, points: 0, hasStopped: true, cards });
  }
  const seat = draft.seats.findIndex((other) => other.side === player);
  happen(draft, { kind: 'turn-began', number: 1 + TABLES[draft.setup.table].turnOrder.indexOf(seat), seat });
}
