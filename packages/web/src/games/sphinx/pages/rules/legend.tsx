import { GOD_TYPES, PIECES, TIERS } from '@thera/sphinx';
import type { SphinxRulesText } from '@thera/texts/sphinx';
import type { ComponentChild } from 'preact';
import type { JSX } from 'preact/jsx-runtime';
import { DieSign } from '../../signs/die-sign.tsx';
import { FigureSign } from '../../signs/figure-sign.tsx';
import { GemSign } from '../../signs/gem-sign.tsx';
import { FacedownNiche, GodNiche } from '../../signs/god-niche.tsx';
import { PieceSign } from '../../signs/piece-sign.tsx';
import { TierSign } from '../../signs/tier-sign.tsx';

type Thing = keyof SphinxRulesText['game']['squares']['things'];

/** What is met on a map and beside it, with the sign that it has everywhere. */
const THINGS: readonly (readonly [Thing, ComponentChild])[] = [
  ['worker', <FigureSign key="sign" kind="worker-white-woman" />],
  ['wanderer', <FigureSign key="sign" kind="wanderer" />],
  ['king', <FigureSign key="sign" kind="king" />],
  ['sphinx', <FigureSign key="sign" kind="sphinx" />],
  ['coin', <FigureSign key="sign" kind="coin-silver-2" />],
  ['blessing-token', <FigureSign key="sign" kind="blessing" />],
  ['flotsam', <FigureSign key="sign" kind="flotsam-2" />],
  ['grave', <FigureSign key="sign" kind="grave-2" />],
  ['blessing', <GodNiche key="sign" card="quarry-gift" />],
  ['gem', <GemSign key="sign" gem="red" />],
  ['die', <DieSign key="sign" />],
];

/** The signs of the game and what they mean. */
export function Legend({ text: { legend, game } }: { readonly text: SphinxRulesText }): JSX.Element {
  const { things } = game.squares;
  return (
    <section class="riddle-rules-part">
      <h2>{legend}</h2>
      <ul class="legend-signs">
        {TIERS.map((tier) => (
          <Named key={tier} sign={<TierSign tier={tier} />} name={game.tiers[tier]} />
        ))}
        {PIECES.map((piece) => (
          <Named key={piece} sign={<PieceSign piece={piece} />} name={game.pieces[piece]} />
        ))}
        {GOD_TYPES.map((type) => (
          <Named key={type} sign={<FacedownNiche type={type} />} name={game.godTypes[type]} />
        ))}
      </ul>
      <ul class="legend-things">
        {THINGS.map(([thing, sign]) => (
          <li key={thing}>
            <span class="legend-sign">{sign}</span>
            <span>
              <b>{things[thing].name}</b>
              {things[thing].what}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Named = ({ sign, name }: { readonly sign: ComponentChild; readonly name: string }): JSX.Element => (
  <li>
    <span class="legend-sign">{sign}</span>
    {name}
  </li>
);
