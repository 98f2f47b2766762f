import { type Fault, fault } from '@thera/table';
import { type Attempt, type Campaign, newCampaign, withAttempt } from './campaign.ts';
import { DIFFICULTIES } from './difficulty.ts';
import { SCENARIO_CODES } from './scenario.ts';
import { BONUSES, type Bonus } from './score.ts';

export const CAMPAIGN_CODES = ['bad-campaign', 'no-such-difficulty', 'bad-attempts', 'bad-attempt'] as const;
export type CampaignCode = (typeof CAMPAIGN_CODES)[number];

/** What could be read of a campaign, and what is wrong with the rest. */
export interface ReadCampaign {
  readonly campaign: Campaign | undefined;
  readonly fault: Fault<CampaignCode> | undefined;
}

/** A campaign from outside: everything up to the first try that cannot have been. */
export function readCampaign(input: unknown): ReadCampaign {
  if (typeof input !== 'object' || input === null)
    return { campaign: undefined, fault: fault('bad-campaign') };
  const { difficulty, attempts } = input as Readonly<Record<string, unknown>>;
  const chosen = DIFFICULTIES.find((one) => one === difficulty);
  if (chosen === undefined) return { campaign: undefined, fault: fault('no-such-difficulty', 'difficulty') };
  let campaign = newCampaign(chosen);
  if (!Array.isArray(attempts)) return { campaign, fault: fault('bad-attempts', 'attempts') };
  for (const [index, written] of attempts.entries()) {
    const attempt = parseAttempt(written);
    const next = attempt && withAttempt(campaign, attempt);
    if (next === undefined) return { campaign, fault: fault('bad-attempt', `attempts[${index}]`) };
    campaign = next;
  }
  return { campaign, fault: undefined };
}

function parseAttempt(input: unknown): Attempt | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { scenario, won, rounds } = input as Readonly<Record<string, unknown>>;
  const code = SCENARIO_CODES.find((one) => one === scenario);
  const isCount = typeof rounds === 'number' && Number.isInteger(rounds) && rounds >= 0;
  if (code === undefined || !isCount) return undefined;
  if (won === undefined || won === null) return { scenario: code, won: undefined, rounds };
  const bonuses = parseBonuses(won);
  return bonuses && { scenario: code, won: bonuses, rounds };
}

function parseBonuses(input: unknown): readonly Bonus[] | undefined {
  if (!Array.isArray(input)) return undefined;
  const known = BONUSES.filter((bonus) => input.includes(bonus));
  return known.length === input.length ? known : undefined;
}
