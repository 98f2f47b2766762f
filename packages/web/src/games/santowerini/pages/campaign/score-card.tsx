import { type Campaign, RANK_STEP, RANKS, type Rank, rankOf, totalOf } from '@thera/santowerini';
import type { CampaignText } from '@thera/texts/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { RankLadder } from '../../campaign/rank-ladder.tsx';

interface ScoreCardProps {
  readonly campaign: Campaign;
  readonly text: CampaignText;
}

/** The points of a campaign, and what they are called. */
export function ScoreCard({ campaign, text }: ScoreCardProps): JSX.Element {
  const points = totalOf(campaign);
  const rank = rankOf(points);
  const next = RANKS[RANKS.indexOf(rank) + 1];
  const { ranks, difficulties } = text.game;
  return (
    <section class="card score-card">
      <h2 class="label">{text.campaign}</h2>
      <p class="score-points">
        <strong>{points}</strong> {text.pointsWord(points)}
      </p>
      <RankLadder points={points} label={text.ladder(ranks[rank], points)} />
      <p class="rank-line">
        <span>
          <strong>{ranks[rank]}</strong> {text.atDifficulty(difficulties[campaign.difficulty])}
        </span>
        <span>{next === undefined ? text.highest : text.moreTo(firstPoint(next) - points, ranks[next])}</span>
      </p>
      <dl class="score-ranks">
        {ranksToShow(rank).map((name) => (
          <div key={name}>
            <dt>{name === rank ? <strong>{ranks[name]}</strong> : ranks[name]}</dt>
            <dd>{rankInWords(name, rank, points, text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const firstPoint = (rank: Rank): number => RANKS.indexOf(rank) * RANK_STEP;

/** The rank one has, the next one, and the last one. */
function ranksToShow(rank: Rank): readonly Rank[] {
  const index = RANKS.indexOf(rank);
  return [...new Set([rank, RANKS[Math.min(index + 1, RANKS.length - 1)]!, RANKS.at(-1)!])];
}

function rankInWords(name: Rank, rank: Rank, points: number, text: CampaignText): string {
  const from = firstPoint(name);
  const isLast = name === RANKS.at(-1);
  if (name === rank) return isLast ? text.from(from) : text.range(from, from + RANK_STEP - 1);
  const isNext = RANKS.indexOf(name) === RANKS.indexOf(rank) + 1;
  return isNext ? text.morePoints(from - points) : text.from(from);
}
