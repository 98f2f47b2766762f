import type { PowerMode } from '@thera/santorini';
import { POWER_WAYS, type PowerWay } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { Segment } from '../../../../shell/segment.tsx';
import { withDeck, withSetup } from './table-changes.ts';
import type { TableView } from './table-view.ts';
import { TastesLine } from './tastes-line.tsx';

interface PowersSectionProps extends TableView {
  readonly way: PowerWay;
  readonly onWay: (way: PowerWay) => void;
}

type Offer = Exclude<PowerMode, 'none' | 'fixed'>;
const OFFERS: readonly Offer[] = ['draft', 'random', 'free'];

/** How everybody comes by a power. */
export function PowersSection({ plan, change, text, way, onWay }: PowersSectionProps): JSX.Element {
  const { setup, seats } = plan;
  // Without powers the game is for two.
  const ways = POWER_WAYS.filter((each) => each !== 'none' || seats.length === 2);
  const deck = setup.powers[0] === 'any' ? 'any' : 'simple';
  const offer = OFFERS.find((each) => each === setup.mode) ?? 'draft';
  return (
    <div class="table-part">
      <Segment
        label={text.powers}
        value={way}
        options={ways.map((each) => [each, text.ways[each].name] as const)}
        onChange={onWay}
      />
      <p class="explained">{text.ways[way].sentence}</p>
      {way === 'dealt' && (
        <>
          <Segment
            label={text.deck}
            value={deck}
            options={(['simple', 'any'] as const).map((each) => [each, text.decks[each].name] as const)}
            onChange={(each) => change((plan) => withDeck(plan, each))}
          />
          <p class="explained">{text.decks[deck].sentence}</p>
          <TastesLine text={text} />
        </>
      )}
      {way === 'draft' && (
        <>
          <Segment
            label={text.offer}
            value={offer}
            options={OFFERS.map((each) => [each, text.offers[each].name] as const)}
            onChange={(mode) => change((plan) => withSetup(plan, { mode }))}
          />
          <p class="explained">{text.offers[offer].sentence}</p>
        </>
      )}
    </div>
  );
}
