import {
  type Campaign,
  type CampaignAttempt,
  levelNow,
  MOST_ATTEMPTS,
  nextAttempt,
  type ScenarioCode,
} from '@thera/santowerini';
import type { Annals } from './annals.ts';

/** What can follow a try in a campaign. */
export type NextStep =
  | { readonly kind: 'next-level'; readonly level: number }
  | {
      readonly kind: 'try-again';
      readonly level: number;
      readonly attemptsLeft: number;
      /** What was lost, and may be tried again. */
      readonly scenario: ScenarioCode;
    }
  | { readonly kind: 'campaign-over' };

/** Where a game leaves the campaign that it was played for. */
export interface Standing {
  readonly before: Campaign;
  readonly after: Campaign;
  readonly attempt: CampaignAttempt;
  /** What follows; undefined when the campaign has gone on since. */
  readonly next: NextStep | undefined;
}

/** What a game has changed in the campaign; undefined for a game that was played alone or for a campaign of the past. */
export function standingAfter({ campaign, credited }: Annals, id: string): Standing | undefined {
  const index = credited[id];
  const attempt = typeof index === 'number' ? campaign?.attempts[index] : undefined;
  if (typeof index !== 'number' || campaign === undefined || attempt === undefined) return undefined;
  const after = { ...campaign, attempts: campaign.attempts.slice(0, index + 1) };
  return {
    before: { ...campaign, attempts: campaign.attempts.slice(0, index) },
    after,
    attempt,
    next: index + 1 === campaign.attempts.length ? nextStep(after, attempt) : undefined,
  };
}

function nextStep(campaign: Campaign, { scenario, won }: CampaignAttempt): NextStep {
  const level = levelNow(campaign);
  if (level === undefined) return { kind: 'campaign-over' };
  const tried = nextAttempt(campaign) - 1;
  if (won !== undefined || tried === 0) return { kind: 'next-level', level };
  return { kind: 'try-again', level, attemptsLeft: MOST_ATTEMPTS - tried, scenario };
}
