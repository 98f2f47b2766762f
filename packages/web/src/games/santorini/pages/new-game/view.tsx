import './new-game.css';
import type { TableMakingText } from '@thera/texts';
import type { NewGameText, PowerWay } from '@thera/texts/santorini';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { formatPlan } from '../../../../kept-games/plan-query.ts';
import { navigate } from '../../../../navigation.ts';
import { OnlineLines, useTableMaking, WhereLine } from '../../../../online/making/table-making.tsx';
import { invitingSeats } from '../../../../online/making/table-wish.ts';
import type { PageProps } from '../../../../pages.ts';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { Segment } from '../../../../shell/segment.tsx';
import { parsePlan } from '../../tables/plan-query.ts';
import { type SantoriniPlan, USUAL_PLAN } from '../../tables/table-plan.ts';
import { ClashNotes } from './clash-notes.tsx';
import { PowersSection } from './powers-section.tsx';
import { SeatRow } from './seat-row.tsx';
import { StartBar } from './start-bar.tsx';
import { wayOf, without, withPlayers, withWay } from './table-changes.ts';
import { TableIsland } from './table-island.tsx';
import { TableLines } from './table-lines.tsx';

const COUNTS = [2, 3, 4] as const;

interface NewGamePageText extends NewGameText {
  readonly making: TableMakingText;
}

/** A table to set up. It is always what the address says, so that the address is the link to it. */
export function View({ route, text }: PageProps<NewGamePageText, 'new'>): JSX.Element {
  usePageTitle(text.title);
  const read = useMemo(() => parsePlan(route.query), [route.query]);
  const plan = read.ok ? read.value : USUAL_PLAN;
  const [isChoosing, setChoosing] = useState(false);
  const found = wayOf(plan.setup);
  // Somebody may choose that all powers are dealt, one by one.
  const way = isChoosing && found === 'dealt' ? 'chosen' : found;
  // Who is quicker than the page is drawn anew changes what was changed last, not what is still to be seen.
  const latest = useRef({ query: route.query, plan });
  if (latest.current.query !== route.query) latest.current = { query: route.query, plan };
  const change = (changed: (plan: SantoriniPlan) => SantoriniPlan): void => {
    latest.current = { query: route.query, plan: changed(latest.current.plan) };
    navigate({ page: 'new', query: formatPlan(latest.current.plan) }, 'replace');
  };
  const takeWay = (wanted: PowerWay): void => {
    setChoosing(wanted === 'chosen');
    change((plan) => withWay(plan, wanted));
  };
  const making = useTableMaking(route.query);
  const table = { plan, change, text, isOnline: making.isOnline };
  return (
    <main id="content" class="page new-game">
      <h1>{text.title}</h1>
      {!read.ok && (
        <div class="error" role="alert">
          <strong>
            {text.badLink}: <code>{`${read.at}=${new URLSearchParams(route.query).get(read.at ?? '')}`}</code>
          </strong>
          <p>
            {text.linkErrors[read.error]} {text.usualTable}
          </p>
        </div>
      )}
      {plan.setup.position !== undefined && (
        <p class="tip">
          {text.position}{' '}
          <button
            type="button"
            class="plain-button"
            onClick={() => change((plan) => without(plan, 'position'))}
          >
            {text.dropPosition}
          </button>
        </p>
      )}
      <section class="table-part">
        <WhereLine
          making={making}
          text={text.making}
          onOnline={() => change((plan) => ({ ...plan, seats: invitingSeats(plan.seats) }))}
        />
        <Segment
          label={text.players}
          value={String(plan.seats.length)}
          options={COUNTS.map((count) => [String(count), String(count)] as const)}
          onChange={(count) => change((plan) => withPlayers(plan, Number(count) as (typeof COUNTS)[number]))}
        />
        {plan.seats.length === 4 && <p class="explained">{text.teams}</p>}
        <ul class="seat-rows">
          {plan.seats.map((_, seat) => (
            <SeatRow key={seat} seat={seat} isChoosing={way === 'chosen'} {...table} />
          ))}
        </ul>
        <OnlineLines making={making} text={text.making} />
      </section>
      <section class="table-part agreed">
        <PowersSection {...table} way={way} onWay={takeWay} />
        <ClashNotes {...table} />
        <TableLines {...table} way={way} />
      </section>
      <TableIsland plan={plan} text={text} />
      <StartBar plan={plan} text={text} making={making} />
    </main>
  );
}
