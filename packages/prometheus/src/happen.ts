import type { Seat } from '@thera/table';
import { absorb, changeSeat, deal, discard, refill, takeIntoHand } from './card-changes.ts';
import type { AreaId } from './data/area-ids.ts';
import { UNITS, type UnitId } from './data/units.ts';
import { changeActivation, changeTurn, changeUnit, type Draft } from './draft.ts';
import { UNIT_PLACE, unitIn } from './field.ts';
import { freshActivation, freshTurn } from './fresh.ts';
import { AREA_PLACE } from './geometry.ts';
import type { Occurrence } from './occurrence.ts';

/** Lets something happen. Only what the rules have found possible. */
export function happen(draft: Draft, occurrence: Occurrence): void {
  draft.happened.push(occurrence);
  carryOut(draft, occurrence);
}

function carryOut(draft: Draft, occurrence: Occurrence): void {
  switch (occurrence.kind) {
    case 'drafted':
      recruit(draft, occurrence.seat, occurrence.unit);
      return;
    case 'draft-stopped':
      changeSeat(draft, occurrence.seat, { hasStopped: true });
      return;
    case 'placed':
    case 'deployed':
      changeUnit(draft, occurrence.unit, { area: occurrence.area });
      return;
    case 'token-laid':
      draft.tokens = [...draft.tokens, { area: occurrence.area, face: occurrence.face }].toSorted(
        (one, other) => AREA_PLACE[one.area] - AREA_PLACE[other.area],
      );
      return;
    case 'stones-laid':
      draft.stones = inOrder([...draft.stones, ...occurrence.areas]);
      return;
    case 'dealt':
      deal(draft, occurrence.seat, occurrence.aow);
      return;
    case 'turn-began':
      draft.turn = freshTurn(occurrence.number, occurrence.seat);
      return;
    case 'drew':
      takeIntoHand(draft, occurrence.seat, occurrence.card);
      return;
    case 'refilled':
      for (const seat of draft.seats.keys()) refill(draft, seat);
      return;
    case 'passed':
      changeTurn(draft, { phase: 'end' });
      return;
    case 'searched':
      changeTurn(draft, { hasSearched: true });
      takeIntoHand(draft, occurrence.seat, occurrence.card);
      return;
    case 'paid':
      discard(draft, occurrence.seat, occurrence.card, occurrence.from);
      return;
    case 'discarded':
      discard(draft, occurrence.seat, occurrence.card, 'hand');
      return;
    case 'activated':
      changeTurn(draft, {
        activated: [...draft.turn.activated, occurrence.unit],
        isSecondPaid: false,
        leader: null,
      });
      draft.activation = freshActivation(occurrence.unit, occurrence.mode);
      return;
    case 'activation-ended':
      draft.activation = null;
      changeTurn(draft, { phase: draft.turn.activated.length > 1 ? 'end' : 'between' });
      return;
    case 'power-used':
      draft.lasting = [
        ...draft.lasting,
        ...occurrence.on.map((on) => ({ power: occurrence.power, by: occurrence.unit, on })),
      ];
      return;
    case 'power-faded':
      draft.lasting = draft.lasting.filter(
        ({ power, on }) => power !== occurrence.power || on !== occurrence.on,
      );
      return;
    case 'moved':
    case 'forced':
      changeUnit(draft, occurrence.unit, { area: occurrence.to });
      return;
    case 'exited':
      changeUnit(draft, occurrence.unit, { area: null });
      return;
    case 'recalled': {
      const { vit } = UNITS[occurrence.unit];
      changeUnit(draft, occurrence.unit, {
        area: occurrence.area,
        vit,
        isTrapped: false,
        isPetrified: false,
      });
      changeTurn(draft, { hasRecalled: true, phase: 'end' });
      return;
    }
    case 'token-turned':
      draft.tokens = draft.tokens.filter(({ area }) => area !== occurrence.area);
      draft.turned = { ...draft.turned, [occurrence.face]: draft.turned[occurrence.face] + 1 };
      return;
    case 'trapped':
      changeUnit(draft, occurrence.unit, { isTrapped: true });
      if (draft.activation?.unit === occurrence.unit) changeActivation(draft, { wasCaught: true });
      return;
    case 'net-off':
      changeUnit(draft, occurrence.unit, { isTrapped: false });
      return;
    case 'petrified':
      changeUnit(draft, occurrence.unit, { isPetrified: true });
      return;
    case 'softened':
      changeUnit(draft, occurrence.unit, { isPetrified: false });
      return;
    case 'stone-claimed':
      changeUnit(draft, occurrence.unit, { hasStone: true });
      removeStone(draft, occurrence.area);
      return;
    case 'stone-dropped':
      changeUnit(draft, occurrence.unit, { hasStone: false });
      draft.stones = inOrder([...draft.stones, occurrence.area]);
      return;
    case 'stone-absorbed':
      if (occurrence.from === null) removeStone(draft, occurrence.area);
      else changeUnit(draft, occurrence.from, { hasStone: false });
      absorb(draft, unitIn(draft, occurrence.unit).seat);
      return;
    case 'calmed':
      draft.rage = occurrence.rage;
      return;
    case 'enraged':
      draft.rage = occurrence.rage;
      removeStone(draft, occurrence.area);
      return;
    case 'prop-torn':
      draft.torn = inOrder([...draft.torn, occurrence.area]);
      return;
    case 'evaded':
      changeTurn(draft, { evaded: [...draft.turn.evaded, occurrence.unit] });
      return;
    case 'reacted':
      changeTurn(draft, { reacted: [...draft.turn.reacted, occurrence.unit] });
      return;
    case 'struck':
      changeUnit(draft, occurrence.target, { vit: occurrence.vit });
      return;
    case 'healed':
      changeUnit(draft, occurrence.unit, { vit: occurrence.vit });
      return;
    case 'destroyed':
      changeUnit(draft, occurrence.unit, {
        area: null,
        vit: occurrence.isOut ? 0 : UNITS[occurrence.unit].vit,
        isOut: occurrence.isOut,
        isTrapped: false,
        isPetrified: false,
      });
      draft.lasting = draft.lasting.filter(({ on }) => on !== occurrence.unit);
      return;
    case 'left':
      changeSeat(draft, occurrence.seat, { isGone: true });
      return;
    case 'ended':
      draft.ending = occurrence.ending;
      draft.tasks = [];
      draft.ask = null;
      return;
    case 'attacked':
    case 'guarded':
    case 'retargeted':
    case 'attack-lost':
    case 'declined':
    case 'valued':
    case 'rolled':
    case 'boosted':
    case 'blanks-spent':
      // What an attack has come to stands in its task.
      return;
  }
}

function recruit(draft: Draft, seat: Seat, id: UnitId): void {
  enlist(draft, seat, id);
  changeSeat(draft, seat, { points: draft.seats[seat]!.points - UNITS[id].cost });
}

/** A unit joins a seat, in reserve. */
export function enlist(draft: Draft, seat: Seat, id: UnitId): void {
  draft.units[UNIT_PLACE[id]] = {
    id,
    seat,
    side: draft.seats[seat]!.side,
    area: null,
    vit: UNITS[id].vit,
    isOut: false,
    isTrapped: false,
    isPetrified: false,
    hasStone: false,
  };
}

const inOrder = (areas: readonly AreaId[]): readonly AreaId[] =>
  areas.toSorted((one, other) => AREA_PLACE[one] - AREA_PLACE[other]);

function removeStone(draft: Draft, area: AreaId): void {
  draft.stones = draft.stones.toSpliced(draft.stones.indexOf(area), 1);
}
