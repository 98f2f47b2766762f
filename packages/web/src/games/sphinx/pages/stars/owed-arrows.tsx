import {
  type AdventureLog,
  openArrows,
  owedArrows,
  STAR_ARROWS,
  type StarId,
  shadeArrow,
} from '@thera/sphinx';
import type { StarsText } from '@thera/texts/sphinx';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Segment } from '../../../../shell/segment.tsx';
import { changeAdventure } from '../../adventure/device-adventures.ts';

interface OwedArrowsProps {
  readonly log: AdventureLog;
  readonly text: StarsText;
}

/** Two devices shaded the same arrow: one of them chooses another. */
export function OwedArrows({ log, text }: OwedArrowsProps): JSX.Element | null {
  const [owed] = owedArrows(log);
  const [wanted, choose] = useState<StarId>();
  if (owed === undefined) return null;
  const { game, arrows } = text;
  const open = openArrows(log, owed.god);
  const star = open.find((one) => one === wanted) ?? open[0]!;
  const nameOf = (one: StarId): string =>
    arrows.choose(game.words.list(STAR_ARROWS[one].map((god) => game.gods[god].name)));
  return (
    <section class="card star-arrows">
      <h2>{arrows.title}</h2>
      <Segment
        label={arrows.sentence(game.gods[owed.god].name)}
        value={star}
        options={open.map((one) => [one, nameOf(one)])}
        onChange={choose}
      />
      <button
        type="button"
        class="button primary"
        onClick={() => void changeAdventure(log.id, (now) => shadeArrow(now, owed, star, Date.now()))}
      >
        {arrows.shade}
      </button>
    </section>
  );
}
