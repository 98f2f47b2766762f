import { artOfWar } from '../cards.ts';
import type { PowerId } from '../data/power-ids.ts';
import { POWERS } from '../data/powers.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { unitIn, unitsIn } from '../field.ts';
import type { State } from '../state.ts';
import type { PowerStep, Step } from '../step.ts';
import { whyNot } from '../why-not/why-not.ts';
import { dangerTo } from './danger.ts';
import { placeOfUnit } from './figures.ts';
import { Survey } from './survey.ts';

/** Protection is bought only with Art of War to spare, and against so many expected wounds. */
const SPARE = 3;
const DANGER = 1.5;

const SURVEY = new Survey();

/** The last step of an activation: a power that protects a god, or its end. */
export function closing(state: State): Step {
  const unit = unitIn(state, state.activation!.unit);
  const isOver = { kind: 'end' } as const;
  if (unit.area === null || UNITS[unit.id].class !== 'god' || artOfWar(state, unit.seat) < SPARE)
    return isOver;
  for (const power of UNITS[unit.id].powers) {
    if (!PROTECTING.has(power)) continue;
    const aims: readonly (UnitId | undefined)[] = [undefined, ...endangeredGods(state)];
    for (const aim of aims) {
      const step: PowerStep =
        aim === undefined ? { kind: 'power', power } : { kind: 'power', power, unit: aim };
      if (isEndangered(state, aim ?? unit.id) && whyNot(state, step) === undefined) return step;
    }
  }
  return isOver;
}

const PROTECTING: ReadonlySet<PowerId> = new Set(
  Object.keys(POWERS).filter((id): id is PowerId =>
    POWERS[id as PowerId].effects.some(
      (effect) => effect.op === 'modify' && effect.stat === 'defence' && effect.until === 'yourNextTurn',
    ),
  ),
);

const endangeredGods = (state: State): readonly UnitId[] =>
  unitsIn(state)
    .filter(({ id, area }) => area !== null && UNITS[id].class === 'god')
    .map(({ id }) => id);

function isEndangered(state: State, id: UnitId): boolean {
  if (state.lasting.some(({ on }) => on === id)) return false;
  return dangerTo(SURVEY.read(state), placeOfUnit(id)) > DANGER;
}
