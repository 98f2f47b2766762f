import { type Campaign, type Difficulty, newCampaign } from '@thera/santowerini';
import type { Annals } from './annals.ts';

const USUAL_DIFFICULTY: Difficulty = 'normal';

/** The campaign that goes on; a new one where there is none. */
export const campaignOf = ({ campaign }: Annals): Campaign => campaign ?? newCampaign(USUAL_DIFFICULTY);

/** Another difficulty, as long as nothing has been played. */
export function withDifficulty(annals: Annals, difficulty: Difficulty): Annals {
  const isOpen = campaignOf(annals).attempts.length === 0;
  return isOpen ? { ...annals, campaign: newCampaign(difficulty) } : annals;
}

/** A game was begun as the next try. */
export const withGame = (annals: Annals, playing: string): Annals => ({
  ...annals,
  campaign: campaignOf(annals),
  playing,
});

/** Another campaign begins; the one before goes to the past if anything was played in it. */
export function withNewCampaign(annals: Annals, now: number): Annals {
  const { campaign, past, credited } = annals;
  const isWorthIt = campaign !== undefined && campaign.attempts.length > 0;
  return {
    ...annals,
    campaign: newCampaign(campaign?.difficulty ?? USUAL_DIFFICULTY),
    playing: undefined,
    past: isWorthIt ? [{ campaign, ended: now }, ...past] : past,
    // Numbers of tries are those of the present campaign.
    credited: Object.fromEntries(Object.keys(credited).map((id) => [id, null])),
  };
}
