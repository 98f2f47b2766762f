import { type AdventureLog, BLESSING_IDS, blessingScore, friendlyGods, TREE_GODS } from '@thera/sphinx';
import type { StarsText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { FigureSign } from '../../signs/figure-sign.tsx';

interface ScoreCardProps {
  readonly log: AdventureLog;
  readonly text: StarsText;
}

/** The blessing score, the friends, and how arrows raise the score. */
export function ScoreCard({ log, text }: ScoreCardProps): JSX.Element {
  const { counts } = text.adventure;
  const score = blessingScore(log);
  const next = BLESSING_IDS[score];
  return (
    <section class="card star-score">
      <dl>
        <div>
          <FigureSign kind="blessing" />
          <dt>{counts.blessingScore}</dt>
          <dd>{score}</dd>
        </div>
        <div>
          <dt>{counts.friendlyGods}</dt>
          <dd>{counts.of(friendlyGods(log).length, TREE_GODS.length)}</dd>
        </div>
      </dl>
      <p>{text.score.sentence}</p>
      {next !== undefined && <p>{text.score.nextBlessing(text.game.blessings[next].name)}</p>}
    </section>
  );
}
