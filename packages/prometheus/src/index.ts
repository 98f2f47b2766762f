export { awake, awakeEffect, isAwake } from './abilities.ts';
export { type Activatable, activatable } from './activatable.ts';
export { type Ask, type AskKind, HIDDEN_CARD_ASKS, REACTION_ASKS } from './ask.ts';
export { type Attack, type Blow, REACTIONS, type Reaction, STAGES, type Stage } from './attack.ts';
export { type Contender, type PlayedGame, playOut } from './balance/play-out.ts';
export { blowOf } from './blow.ts';
export { cardUses } from './card-uses.ts';
export { artOfWar, couldHold, deadCards, handOf, holdsCard, openCards } from './cards.ts';
export { advance, afterStep, afterSteps, choicesOf, decider } from './choices.ts';
export { PROMETHEUS_CODES, type PrometheusCode, STEP_CODES, type StepCode } from './codes.ts';
export { type Advice, adviceFor } from './computer/advice.ts';
export { playerWith, prometheusPlayer } from './computer/computer-player.ts';
export { explain } from './computer/explain.ts';
export { randomPlayer } from './computer/random-player.ts';
export type { Reason, ReasonKind, Risk, RiskKind } from './computer/reason.ts';
export type { Skill } from './computer/skill.ts';
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
export { type Chances, meanOf } from './dice/after-fives.ts';
export { successChances } from './dice/chances.ts';
export { progressOf } from './endings.ts';
export {
  actorFor,
  attackIn,
  bandOf,
  crowdAt,
  findUnit,
  hasEnemyAt,
  isFull,
  isHeld,
  propsLeft,
  seatsOf,
  tokenAt,
  unitIn,
  unitsAt,
  unitsIn,
} from './field.ts';
export { type Forecast, forecast, forecastBlow, type Prospect, type Strike } from './forecast.ts';
export { distance, exitDistance, footDistance, isAdjacent, terrainOf } from './geometry.ts';
export { facesLeft, imagine } from './imagine.ts';
export { type Modifier, type ModifierSource, OTHER_SOURCES, type Values, valuesOf } from './modifiers.ts';
export { isHeldBack, movementOf, STOPS, type Stop, stopAt, whyNotInto } from './moving.ts';
export { formatDecision, formatStep } from './notation/format-step.ts';
export { parseDecision, parseStepText } from './notation/parse-decision.ts';
export type { Occurrence, OccurrenceKind } from './occurrence.ts';
export { optionsOf } from './options/options.ts';
export { parseStep } from './parse-step.ts';
export { countOf, kindsIn, type Pile } from './pile.ts';
export { prometheus } from './prometheus.ts';
export { rangeTo } from './reach.ts';
export { type Barred, type Range, type Reached, reachable } from './reachable.ts';
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
export { isClear, sees } from './sight.ts';
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
export { viewOf } from './view.ts';
export { WHY_NOT_CODES, type WhyNotCode } from './why-not/code.ts';
export {
  holdersOf,
  type Obstacle,
  obstaclesBetween,
  whyNotArea,
  whyNotStriking,
} from './why-not/touched.ts';
export { whyNot } from './why-not/why-not.ts';
export { withOccurrence } from './with-occurrence.ts';
