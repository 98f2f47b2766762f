import type { JSX } from 'preact/jsx-runtime';
import type { OnlineParts } from './online-parts.tsx';

/** What somebody offers, and what may be answered; afterwards, that it was declined. */
export function OfferNote({ parts }: { readonly parts: OnlineParts }): JSX.Element | null {
  const { table, text } = parts;
  const { offers } = text;
  const face = table.face.value;
  const own = face?.ownSeat ?? undefined;
  const offer = face?.offer ?? undefined;
  if (offer === undefined) return <Declined parts={parts} />;
  const isOwn = offer.seat === own;
  const isAgreed = own !== undefined && offer.agreed.includes(own);
  const words = isOwn ? offers[offer.what].yours : offers[offer.what].theirs(table.nameAt(offer.seat));
  return (
    <div class="table-note is-asking" role="status">
      <p>{isAgreed && !isOwn ? offers.agreed : words}</p>
      {own !== undefined && (
        <div class="note-ways">
          {(isOwn || !isAgreed) && (
            <button type="button" class="button" onClick={() => void parts.do({ kind: 'decline' })}>
              {isOwn ? offers.withdraw : offers.decline}
            </button>
          )}
          {!isAgreed && (
            <button
              type="button"
              class="button primary"
              onClick={() => void parts.do({ kind: 'agree', events: parts.events })}
            >
              {offers.agree}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Until something else happens. */
function Declined({ parts }: { readonly parts: OnlineParts }): JSX.Element | null {
  const { table, text } = parts;
  const entries = table.feed.entries.value;
  const last = entries.at(-1)?.entry;
  if (last?.kind !== 'decline' || last.seat === table.ownSeat) return null;
  const asked = entries.findLast(({ entry }) => entry.kind === 'offer')?.entry;
  // Who takes an offer back declines it, too.
  if (asked?.kind !== 'offer' || asked.seat === last.seat || asked.seat !== table.ownSeat) return null;
  return (
    <p class="table-note" role="status">
      {text.offers.declined(table.nameAt(last.seat))}
    </p>
  );
}
