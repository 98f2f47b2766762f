import { type AdventureLog, ARROWS, friendlyGods, shadedArrows, TREE_GODS } from '@thera/sphinx';
import type { MapText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { GodEmblem } from '../../signs/god-emblem.tsx';

interface FriendsCardProps {
  readonly log: AdventureLog;
  readonly text: MapText;
}

/** The gods who are friends, and how many of the arrows to each are shaded. */
export function FriendsCard({ log, text }: FriendsCardProps): JSX.Element {
  const { friends, adventure, game } = text;
  const gods = friendlyGods(log);
  const shaded = shadedArrows(log);
  return (
    <section class="card friends-card">
      <div class="friends-head">
        <h2 class="label">{friends.heading}</h2>
        <span>{adventure.counts.of(gods.length, TREE_GODS.length)}</span>
      </div>
      {gods.length === 0 && <p class="friends-none">{friends.none}</p>}
      <ul class="friends">
        {gods.map((god) => {
          const all = ARROWS.filter((arrow) => arrow.god === god);
          const isShaded = all.map(({ star }) => shaded.some((one) => one.god === god && one.star === star));
          const count = isShaded.filter(Boolean).length;
          return (
            <li key={god}>
              <GodEmblem god={god} />
              <span>{game.gods[god].name}</span>
              <span class="friend-arrows" role="img" aria-label={friends.arrows(count, all.length)}>
                {isShaded
                  .toSorted((one, other) => Number(other) - Number(one))
                  .map((is, n) => (
                    <ArrowSign key={n} isShaded={is} />
                  ))}
              </span>
            </li>
          );
        })}
      </ul>
      {gods.length > 0 && (
        <ul class="friends-legend">
          <li>
            <ArrowSign isShaded={true} />
            {friends.arrowShaded}
          </li>
          <li>
            <ArrowSign isShaded={false} />
            {friends.arrowOpen}
          </li>
        </ul>
      )}
    </section>
  );
}

function ArrowSign({ isShaded }: { readonly isShaded: boolean }): JSX.Element {
  return (
    <svg class={`arrow-sign${isShaded ? ' shaded' : ''}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 8H13M9 3.500L13.500 8L9 12.500" />
    </svg>
  );
}
