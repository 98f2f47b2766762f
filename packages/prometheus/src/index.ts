export { type Ask, type AskKind, HIDDEN_CARD_ASKS, REACTION_ASKS } from './ask.ts';
export { type Attack, REACTIONS, type Reaction, STAGES, type Stage } from './attack.ts';
export { PROMETHEUS_CODES, type PrometheusCode, STEP_CODES, type StepCode } from './codes.ts';
export type { Advice } from './computer/advice.ts';
export type { Reason, ReasonKind, Risk, RiskKind } from './computer/reason.ts';
export {
  AREA_IDS,
  type AreaId,
  MAP_IDS,
  type MapId,
  OLYMPUS_AREAS,
  STYX_AREAS,
} from './data/area-ids.ts';
export {
  AREAS,
  type Area,
  CANVAS,
  EXITS,
  HOUND_AREA,
  PROPS,
  type Prop,
  STONE_AREAS,
  TOKEN_AREAS,
} from './data/areas.ts';
export { QUICK_ARMIES, type Recruit } from './data/armies.ts';
export { CARD_IDS, CARD_USES, type CardId, type CardUse, isUnitCard } from './data/cards.ts';
export type { AttackKind, Conditions, Effect, Op, PowerKind, Timing, Until } from './data/effects.ts';
export { FACES, type Face } from './data/faces.ts';
export {
  LESSON_IDS,
  LESSON_SEED,
  LESSONS,
  type Lesson,
  type LessonGoal,
  type LessonId,
} from './data/lessons.ts';
export { POWER_IDS, type PowerId } from './data/power-ids.ts';
export { POWERS, type Power, priceOf } from './data/powers.ts';
export {
  CONSTANTS,
  HOUND_DEATHS,
  type HoundDeath,
  NET_REMOVALS,
  type NetRemoval,
  PARTS,
  SETUP_STEPS,
  type SetupStep,
} from './data/scenario.ts';
export { otherSide, SIDES, type Side } from './data/sides.ts';
export { TABLE_IDS, TABLES, type Table, type TableId, type TableSeat } from './data/tables.ts';
export { TALENT_IDS, type TalentId } from './data/talent-ids.ts';
export { TALENTS } from './data/talents.ts';
export { type RangeClass, TERRAIN, TERRAIN_IDS, type Terrain, type TerrainId } from './data/terrain.ts';
export {
  type Band,
  RECRUITS,
  UNIT_CLASSES,
  UNIT_IDS,
  UNITS,
  type Unit,
  type UnitClass,
  type UnitId,
} from './data/units.ts';
export { distance, exitDistance, footDistance, isAdjacent, terrainOf } from './geometry.ts';
export type { Occurrence, OccurrenceKind } from './occurrence.ts';
export { countOf, kindsIn, type Pile } from './pile.ts';
export {
  armyOf,
  lessonSetup,
  type Options,
  parseSetup,
  SETUP_CODES,
  type Setup,
  type SetupCode,
  USUAL_OPTIONS,
  usualSetup,
} from './setup.ts';
export { waysBetween } from './sight-lines.ts';
export {
  type Activation,
  ENDINGS,
  type Ending,
  type EndingReason,
  GAITS,
  type Gait,
  type HiddenCards,
  type Lasting,
  type OpenCards,
  type Phase,
  type SeatState,
  SIMPLE_ACTIONS,
  type SimpleAction,
  type State,
  type Token,
  type Turn,
  type UnitState,
  type View,
} from './state.ts';
export type { AttackStep, Mode, PowerStep, Step, StepKind } from './step.ts';
export type { Task } from './task.ts';
export { WHY_NOT_CODES, type WhyNotCode } from './why-not/code.ts';
