import {
  type AdventureLog,
  blessingScore,
  CIRCLES,
  friendlyGods,
  PATHS,
  placedDiamonds,
  standingOf,
  TREE_GODS,
} from '@thera/sphinx';
import type { AdventureText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { FigureSign } from '../../signs/figure-sign.tsx';
import { GodEmblem } from '../../signs/god-emblem.tsx';
import { TierSign } from '../../signs/tier-sign.tsx';

interface CountsProps {
  readonly log: AdventureLog;
  readonly text: AdventureText;
}

const ALL_DIAMONDS = PATHS.reduce((sum, { diamonds }) => sum + diamonds, 0);

/** How far the adventure has come, in four numbers. */
export function Counts({ log, text: { counts } }: CountsProps): JSX.Element {
  const friends = friendlyGods(log);
  return (
    <dl class="counts">
      <div>
        <TierSign tier="gold" look="done" />
        <dt>{counts.circles}</dt>
        <Of count={standingOf(log).circles} of={CIRCLES.length} text={counts} />
      </div>
      <div>
        <span class="diamond" aria-hidden="true" />
        <dt>{counts.diamonds}</dt>
        <Of count={placedDiamonds(log).length} of={ALL_DIAMONDS} text={counts} />
      </div>
      <div>
        <FigureSign kind="blessing" />
        <dt>
          <span class="counts-long">{counts.blessingScore}</span>
          <span class="counts-short">{counts.blessingScoreShort}</span>
        </dt>
        <dd>{blessingScore(log)}</dd>
      </div>
      <div class="counts-gods">
        <GodEmblem god={friends[0] ?? 'pegasus'} />
        <dt>
          <span class="counts-long">{counts.friendlyGods}</span>
          <span class="counts-short">{counts.friendlyGodsShort}</span>
        </dt>
        <Of count={friends.length} of={TREE_GODS.length} text={counts} />
      </div>
    </dl>
  );
}

interface OfProps {
  readonly count: number;
  readonly of: number;
  readonly text: AdventureText['counts'];
}

const Of = ({ count, of, text }: OfProps): JSX.Element => (
  <dd>
    <span class="counts-long">{text.of(count, of)}</span>
    <span class="counts-short">{text.ofShort(count, of)}</span>
  </dd>
);
