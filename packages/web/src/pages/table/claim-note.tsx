import { SECOND } from '@thera/table';
import type { JSX } from 'preact/jsx-runtime';
import type { OnlineParts } from './online-parts.tsx';

/** Somebody the game waits for has gone: what can be done about it, and from when on. Nothing is decided by itself. */
export function ClaimNote({ parts }: { readonly parts: OnlineParts }): JSX.Element | null {
  const { table, text, frame } = parts;
  const { claim } = text;
  const claims = table.feed.presence.value?.claims ?? [];
  const absent = claims.findIndex((from, seat) => from !== null && seat !== table.ownSeat);
  const from = claims[absent] ?? null;
  if (from === null || table.ownSeat === undefined || table.socket.status.value !== 'open') return null;
  if (frame.value?.client.isTogether === true || parts.awaited.value === from) return null;
  const name = table.nameAt(absent);
  const left = Math.ceil(from / SECOND) - parts.seconds.value;
  if (left > 0)
    return (
      <p class="table-note">
        <span role="status" class="unseen">
          {claim.gone(name)}
        </span>
        {claim.soon(name, left)}
      </p>
    );
  const ask = (due: 'win' | 'draw'): void => void parts.do({ kind: 'claim', absent, due });
  const isForTwo = claims.length === 2;
  return (
    <div class="table-note is-asking" role="status">
      <p>{claim.may(name)}</p>
      <div class="note-ways">
        <button
          type="button"
          class="button"
          onClick={() => {
            parts.awaited.value = from;
          }}
        >
          {claim.wait}
        </button>
        <button type="button" class="button" onClick={() => ask('draw')}>
          {claim.draw}
        </button>
        <button type="button" class="button primary" onClick={() => ask('win')}>
          {isForTwo ? claim.win : claim.end}
        </button>
      </div>
    </div>
  );
}
