export { MOST_ROUNDS, type Pilot, type PlayedGame, playOut } from './balance/play-out.ts';
export { type Tally, tallyOf, wilson } from './balance/tally.ts';
export {
  type Attempt as CampaignAttempt,
  attemptsAt,
  type Campaign,
  isDone,
  LAST_LEVEL,
  levelNow,
  MOST_ATTEMPTS,
  mostPoints,
  newCampaign,
  nextAttempt,
  pointsAt,
  pointsOf,
  totalOf,
  withAttempt,
} from './campaign.ts';
export { type Advice, type Asking, adviceFor, survivalAfter } from './computer/advice.ts';
export { carelessPlayer, santoweriniPlayer } from './computer/computer-player.ts';
export { type Reason, type ReasonKind, reasonsFor } from './computer/reason.ts';
export { SKILLS, type Skill } from './computer/skill.ts';
export { type Daily, dailyOf } from './daily.ts';
export { dayOf, isDay } from './day.ts';
export { DIFFICULTIES, type Difficulty, HARDSHIPS } from './difficulty.ts';
export { buildingsOn, endingOf, LOSSES, type Loss } from './ending.ts';
export {
  ENEMY_KINDS,
  type EnemyKind,
  FACES,
  type Face,
  NATURES,
  ORDERS,
  type Order,
} from './enemy-kinds.ts';
export { act, endRound, runEnemyPhase, skipsPhase } from './enemy-phase.ts';
export { forecast, type Prospect } from './forecast.ts';
export { formatState } from './format-state.ts';
export { formatTurn, parseTurn } from './format-turn.ts';
export { inProgress } from './in-progress.ts';
export { type Enemy, Island, type State } from './island.ts';
export { isLandingDue, type Roll } from './landing.ts';
export type { EnemyId, Occurrence, OccurrenceKind } from './occurrence.ts';
export { CAMPAIGN_CODES, type CampaignCode, type ReadCampaign, readCampaign } from './parse-campaign.ts';
export { parseState, STATE_CODES, type StateCode } from './parse-state.ts';
export { RANK_STEP, RANKS, type Rank, rankOf } from './rank.ts';
export {
  afterTurn,
  SANTOWERINI_CODES,
  type SantoweriniCode,
  type Step,
  santowerini,
  stepsOf,
  turnFrom,
} from './santowerini.ts';
export { ENDLESS, type PlaceCode, SCENARIO_CODES, type Scenario, type ScenarioCode } from './scenario.ts';
export { scenarioOf, scenariosOfLevel } from './scenarios.ts';
export { BONUS_POINTS, BONUSES, type Bonus, bonusesIfWon, pointsIfWon, scoreOf } from './score.ts';
export { parseSetup, SETUP_CODES, type Setup, type SetupCode } from './setup.ts';
export { FACINGS, type Facing, parseSquare, type Square, squareName } from './squares.ts';
export { survivalChance } from './survival.ts';
export { type Terms, termsOf } from './terms.ts';
export { buildsFrom, movesFrom, type Turn, turnsOf } from './turn.ts';
export { type Wave, waveOf } from './waves.ts';
