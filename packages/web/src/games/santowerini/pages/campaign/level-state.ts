import {
  attemptsAt,
  type Campaign,
  type CampaignAttempt,
  isDone,
  levelNow,
  type ScenarioCode,
} from '@thera/santowerini';

/** Where a level of a campaign stands. */
export interface LevelState {
  readonly level: number;
  readonly when: 'done' | 'now' | 'to-come';
  /** The try that counts: the one that was won, or else the last. */
  readonly counts: CampaignAttempt | undefined;
}

export function levelState(campaign: Campaign, level: number): LevelState {
  const tries = attemptsAt(campaign, level);
  const when = isDone(campaign, level) ? 'done' : levelNow(campaign) === level ? 'now' : 'to-come';
  return { level, when, counts: tries.find(({ won }) => won !== undefined) ?? tries.at(-1) };
}

/** What became of one of the two scenarios of a level. */
export type PlaceState = 'won' | 'lost' | 'passed-by' | 'open' | 'to-come';

export function placeState({ when, counts }: LevelState, scenario: ScenarioCode): PlaceState {
  if (when === 'now') return 'open';
  if (when === 'to-come') return 'to-come';
  if (counts?.scenario !== scenario) return 'passed-by';
  return counts.won === undefined ? 'lost' : 'won';
}
