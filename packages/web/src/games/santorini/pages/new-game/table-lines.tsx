import type { Edition, Setup } from '@thera/santorini';
import type { PowerWay } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { ChoiceLine } from '../../../../shell/choice-line.tsx';
import { Switch } from '../../../../shell/switch.tsx';
import { ClockLines } from './clock-lines.tsx';
import { FleeceLine } from './fleece-line.tsx';
import { withSetup } from './table-changes.ts';
import type { TableView } from './table-view.ts';

/** What else is agreed, a line each; only what matters for the way to come by powers. */
export function TableLines({ way, ...table }: TableView & { readonly way: PowerWay }): JSX.Element {
  const { plan, change, text } = table;
  const { setup, seats } = plan;
  const choosers: readonly (readonly [string, string])[] = [
    ...seats.map((_, seat) => [String(seat), text.game.words.seat(seat)] as const),
    ['dice', text.chance],
  ];
  const name = way === 'draft' ? 'challenger' : 'start';
  return (
    <div class="table-lines">
      <ChoiceLine
        label={way === 'draft' ? text.challenger : text.starts}
        value={String(setup[name])}
        options={choosers}
        onChange={(value) => change((plan) => withSetup(plan, { [name]: chooserOf(value) }))}
      />
      {way !== 'none' && (
        <ChoiceLine<Edition>
          label={text.edition}
          sentence={text.editionSentence}
          value={setup.edition}
          options={(['revised', 'printed'] as const).map((each) => [each, text.editions[each]] as const)}
          onChange={(edition) => change((plan) => withSetup(plan, { edition }))}
        />
      )}
      {(way === 'draft' || way === 'chosen') && (
        <Switch
          label={text.bans.name}
          sentence={text.bans.sentence}
          isOn={setup.bans}
          onChange={(bans) => change((plan) => withSetup(plan, { bans }))}
        />
      )}
      {!table.isOnline && <ClockLines {...table} />}
      {seats.length === 2 && <FleeceLine {...table} />}
    </div>
  );
}

function chooserOf(value: string): Setup['start'] {
  return value === 'dice' ? value : Number(value);
}
