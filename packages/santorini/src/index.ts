export { advance, type Chance, DECISION_ERRORS, type DecisionError, undrawnPlacing } from './advance.ts';
export { awaitsChance, chances } from './chance.ts';
export { nextChoices, STEP_KINDS, type StepChoice, type StepKind } from './choices.ts';
export { harmlessSquares, isHarmless } from './generator/conceivable.ts';
export { Evasions } from './generator/evasions.ts';
export {
  canWin,
  cutTurn,
  hasTurn,
  listBriefTurns,
  listRoutes,
  listTurns,
  listWins,
} from './generator/generate.ts';
export { awaitsReaction, begunSteps, moverOf } from './generator/prefix.ts';
export { TurnList } from './generator/turn-list.ts';
export { hashPosition } from './hash.ts';
export { inTheMaking, withBuilds } from './in-the-making.ts';
export { leave, settle } from './leaving.ts';
export { isOut, type Lineup, sideOfSeat } from './lineup.ts';
export {
  GAME_TEXT_ERRORS,
  type GameTextError,
  POSITION_ERRORS,
  type PositionError,
  TURN_ERRORS,
  type TurnError,
} from './notation/errors.ts';
export { formatPosition, formatPower, formatStage } from './notation/format-position.ts';
export { formatTurn, joinTokens, stepTokens, turnTokens } from './notation/format-turn.ts';
export { formatGame, type ParsedGame, parseGame } from './notation/game-text.ts';
export { parsePosition, parseStage } from './notation/parse-position.ts';
export { parsePower } from './notation/parse-power.ts';
export { parseTurn } from './notation/parse-turn.ts';
export { joinDecision, splitDecision } from './notation/split-decision.ts';
export {
  WRITTEN_KINDS,
  type WrittenKind,
  type WrittenStep,
  writtenSteps,
} from './notation/written-steps.ts';
export { perft } from './perft.ts';
export { play } from './play.ts';
export { BONUS, copyPosition, crewOf, levelAt, memoryOf, Position } from './position.ts';
export type { Power } from './power.ts';
export { POWER_FLAGS, type PowerFlag, powerFlags } from './power-flags.ts';
export {
  ADVANCED_IDS,
  type CardId,
  EDITIONS,
  type Edition,
  GOLDEN_FLEECE_IDS,
  GROUP_NAMES,
  GROUPS,
  type Group,
  HERO_IDS,
  POWER_IDS,
  type PowerId,
  PROMO_IDS,
  REMEMBERING_IDS,
  type RememberingId,
  SECOND_EDITION_IDS,
  SIMPLE_IDS,
} from './power-ids.ts';
export { hasPrintedWording, POWERS, powerOf } from './powers/index.ts';
export {
  DRAW_REASONS,
  type DrawReason,
  type SantoriniError,
  type State,
  santorini,
  stateSeen,
} from './santorini.ts';
export { hasSecrets, veil, veiledStage } from './secrets/veil.ts';
export { nightsOf } from './setup/drafting.ts';
export { MATCHUP_NOTES, type MatchupNote, matchupNote } from './setup/matchups.ts';
export { listPlacements, place } from './setup/placing.ts';
export {
  DEFAULT_SETUP,
  POWER_MODES,
  type PowerMode,
  parseSetup,
  SETUP_ERRORS,
  type Setup,
  type SetupError,
} from './setup/setup.ts';
export {
  EVERYWHERE,
  formatSquare,
  NEAR,
  nextSquare,
  parseSquare,
  type Square,
  type Squares,
  squaresOf,
} from './squares.ts';
export {
  type Drafting,
  deciderOf,
  PHASES,
  type Phase,
  type Placing,
  type Playing,
  type Stage,
} from './stage.ts';
export { isHiddenFromMover, isWholeTurn, stepByStep } from './step-by-step.ts';
export {
  climbs,
  falls,
  fromOf as stepFrom,
  isBuild as isBuildStep,
  isMove as isMoveStep,
  kindOf as stepKind,
  lengthOf as turnLength,
  squarePairOf as stepSquares,
  toOf as stepTo,
} from './steps.ts';
export { SYMMETRIES, turned } from './symmetry.ts';
export { stageOf, type View, viewOfStage } from './view.ts';
export { bindingPowers, type WhyNot, whyNot, whyNotPlace } from './why-not.ts';
export { WHY_NOT_CODES, type WhyNotCode } from './why-not-codes.ts';
export { winningSquare } from './winning-square.ts';
