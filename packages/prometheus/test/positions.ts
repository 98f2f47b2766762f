import type { Dice, Seat } from '@thera/table';
import { advance, decider } from '../src/choices.ts';
import type { AreaId } from '../src/data/area-ids.ts';
import type { CardId } from '../src/data/cards.ts';
import type { Face } from '../src/data/faces.ts';
import { SIDES, type Side } from '../src/data/sides.ts';
import { TABLES, type TableId } from '../src/data/tables.ts';
import { UNITS, type UnitId } from '../src/data/units.ts';
import { changeUnit, draftOf } from '../src/draft.ts';
import { freshTurn } from '../src/fresh.ts';
import { enlist } from '../src/happen.ts';
import { formatStep } from '../src/notation/format-step.ts';
import { parseDecision } from '../src/notation/parse-decision.ts';
import { pileOf } from '../src/pile.ts';
import { prometheus } from '../src/prometheus.ts';
import { type Options, USUAL_OPTIONS } from '../src/setup.ts';
import { openingOf } from '../src/start.ts';
import type { State } from '../src/state.ts';
import { whyNot } from '../src/why-not/why-not.ts';

/** A position in few words. */
export interface Position {
  /** Units as `id@area`, with `:vitality`, `!net`, `!petrified`, `!stone`; `id@-` is in reserve. */
  readonly blue?: string;
  readonly red?: string;
  /** Seats of recruits at tables where a side has two; otherwise the side's only seat. */
  readonly seats?: Readonly<Partial<Record<UnitId, Seat>>>;
  readonly table?: TableId;
  readonly tokens?: Readonly<Partial<Record<AreaId, Face>>>;
  readonly stones?: readonly AreaId[];
  readonly rage?: number;
  /** Whose turn it is; BLUE's if nothing is said. */
  readonly turn?: Side | Seat;
  /** Hands; two cards of each unit and three Art of War if nothing is said. */
  readonly hands?: Readonly<Partial<Record<Seat, readonly CardId[]>>>;
  readonly decks?: Readonly<Partial<Record<Seat, readonly CardId[]>>>;
  readonly options?: Partial<Options>;
}

/** A state in the middle of a game, at the beginning of a turn. */
export function position(given: Position): State {
  const { table = '2', tokens = {}, stones = [], rage = 4, options = {} } = given;
  const armies = TABLES[table].seats.map(() => []);
  const draft = draftOf(openingOf({ table, draft: armies, options: { ...USUAL_OPTIONS, ...options } }));
  draft.units = draft.units.map(() => null);
  draft.tasks = [];
  for (const side of SIDES)
    for (const text of (given[side] ?? '').split(' ').filter((word) => word !== ''))
      addUnit(draft, given, side, text);
  draft.tokens = (Object.entries(tokens) as [AreaId, Face][]).map(([area, face]) => ({ area, face }));
  draft.stones = stones;
  draft.rage = rage;
  draft.seats = draft.seats.map((seat, at) => ({ ...seat, cards: cardsOf(draft, given, at) }));
  const { turn = 'blue' } = given;
  const seat = typeof turn === 'number' ? turn : draft.seats.findIndex(({ side }) => side === turn);
  draft.turn = freshTurn(1 + TABLES[table].turnOrder.indexOf(seat), seat);
  draft.ask = { kind: 'turn', seat };
  return draft;
}

function addUnit(
  draft: ReturnType<typeof draftOf>,
  { seats = {}, table = '2' }: Position,
  side: Side,
  text: string,
): void {
  const [, id, area, vit] = /^(\w+)@([\w-]+)(?::(\d+))?/.exec(text)!;
  const unit = id as UnitId;
  const named = TABLES[table].seats.findIndex(({ units }) => units.includes(unit));
  const only = draft.seats.findIndex((seat) => seat.side === side);
  enlist(draft, seats[unit] ?? (named < 0 ? only : named), unit);
  changeUnit(draft, unit, {
    area: area === '-' ? null : (area as AreaId),
    vit: vit === undefined ? UNITS[unit].vit : Number(vit),
    isTrapped: text.includes('!net'),
    isPetrified: text.includes('!petrified'),
    hasStone: text.includes('!stone'),
  });
}

function cardsOf(
  state: State,
  { hands = {}, decks = {} }: Position,
  seat: Seat,
): State['seats'][number]['cards'] {
  const own = state.units.filter((unit) => unit?.seat === seat).map((unit) => unit!.id);
  const hand = hands[seat] ?? [...own, ...own, 'artOfWar', 'artOfWar', 'artOfWar'];
  return { kind: 'open', hand: pileOf(hand), deck: pileOf(decks[seat] ?? own), discards: [] };
}

/** Dice that show these faces in order; cards are drawn from the front of a deck. */
export function loaded(faces: readonly number[]): Dice {
  const left = [...faces];
  const pick = <T>(items: readonly T[]): T => {
    if (typeof items[0] !== 'number') return items[0]!;
    const face = left.shift();
    if (face === undefined) throw new Error('more dice are rolled than were loaded');
    return face as T;
  };
  return { below: () => 0, pick, shuffle: (items) => items, rolled: () => true };
}

/** The state after steps, whoever takes them, with loaded dice; what happened on the way stands in it. */
export function after(state: State, text: string, faces: readonly number[] = []): State {
  const dice = loaded(faces);
  let now: State = { ...state, happened: [] };
  for (const step of parsed(text)) {
    const code = whyNot(now, step);
    if (code !== undefined) throw new Error(`${formatStep(step)} of ${text} is refused: ${code}`);
    const next = advance(now, step, dice);
    now = { ...next, happened: [...now.happened, ...next.happened] };
  }
  return now;
}

/** Several of them, each with its own dice. */
export function afterAll(
  state: State,
  ...decisions: readonly (string | readonly [string, readonly number[]])[]
): State {
  return decisions.reduce(
    (now: State, decision) =>
      typeof decision === 'string' ? after(now, decision) : after(now, decision[0], decision[1]),
    state,
  );
}

/** What is offered after these steps, as text. */
export function offered(state: State, text = ''): readonly string[] {
  const seat = decider(state)!;
  const steps = text === '' ? [] : parsed(text);
  return prometheus.decisions(prometheus.view(state, seat), seat, steps).map(({ step }) => formatStep(step));
}

/** Why a decision is refused; undefined if it is not, or only is not finished. */
export function refusal(state: State, text: string): string | undefined {
  const decided = prometheus.decide(state, decider(state)!, parsed(text), loaded(Array<number>(40).fill(1)));
  return decided.ok || decided.error === 'unfinished' ? undefined : decided.error;
}

function parsed(text: string): Parameters<typeof prometheus.decide>[2] {
  const steps = parseDecision(text);
  if (!steps.ok) throw new Error(`${text} is no decision`);
  return steps.value;
}
