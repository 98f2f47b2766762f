import { BONUSES, type Campaign, DIFFICULTIES, levelNow, rankOf, totalOf } from '@thera/santowerini';
import type { CampaignText } from '@thera/texts/santowerini';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Segment } from '../../../../shell/segment.tsx';
import { withDifficulty, withNewCampaign } from '../../campaign/campaign-changes.ts';
import { changeAnnals } from '../../campaign/device-annals.ts';
import { BonusArch } from '../../play/signs.tsx';

interface DifficultyChoiceProps {
  readonly campaign: Campaign;
  /** Whether a game of it goes on. */
  readonly isBegun: boolean;
  readonly text: CampaignText;
}

/** The difficulty of a campaign: to be chosen before the first scenario. */
export function DifficultyChoice({ campaign, isBegun, text }: DifficultyChoiceProps): JSX.Element | null {
  const { difficulties } = text.game;
  if (isBegun || campaign.attempts.length > 0) return null;
  return (
    <div class="campaign-difficulty">
      <Segment
        label={text.difficulty}
        value={campaign.difficulty}
        options={DIFFICULTIES.map((one) => [one, difficulties[one]])}
        onChange={(difficulty) => changeAnnals((annals) => withDifficulty(annals, difficulty))}
      />
      <p class="campaign-note">{text.difficultyNote}</p>
    </div>
  );
}

interface CampaignEndProps {
  readonly campaign: Campaign;
  readonly text: CampaignText;
}

const beginAnew = (): void => changeAnnals((annals) => withNewCampaign(annals, Date.now()));

/** What a campaign has come to, and the way into the next. */
export function CampaignOver({ campaign, text }: CampaignEndProps): JSX.Element | null {
  if (levelNow(campaign) !== undefined) return null;
  return (
    <section class="card campaign-over">
      <h2>{text.over.title[rankOf(totalOf(campaign))]}</h2>
      <button type="button" class="button primary" onClick={beginAnew}>
        {text.over.again}
      </button>
    </section>
  );
}

/** Ends a campaign before its time, after one more question. */
export function BeginAnew({ campaign, text }: CampaignEndProps): JSX.Element | null {
  const [isAsked, ask] = useState(false);
  const { anew } = text;
  if (campaign.attempts.length === 0 || levelNow(campaign) === undefined) return null;
  if (!isAsked)
    return (
      <button type="button" class="plain-button" onClick={() => ask(true)}>
        {anew.ask}
      </button>
    );
  return (
    <section class="card campaign-anew" aria-label={anew.ask}>
      <p>{anew.warning}</p>
      <button
        type="button"
        class="button danger"
        onClick={() => {
          ask(false);
          beginAnew();
        }}
      >
        {anew.confirm}
      </button>
      <button type="button" class="button" onClick={() => ask(false)}>
        {anew.cancel}
      </button>
    </section>
  );
}

/** What can be earned besides the level. */
export function BonusLegend({ text }: { readonly text: CampaignText }): JSX.Element {
  const { bonuses } = text.game;
  return (
    <section class="bonus-legend">
      <h2 class="label">{text.bonuses}</h2>
      <dl>
        {BONUSES.map((bonus) => (
          <div key={bonus}>
            <BonusArch bonus={bonus} isEarned />
            <dt>{bonuses[bonus].name}</dt>
            <dd>{bonuses[bonus].how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
