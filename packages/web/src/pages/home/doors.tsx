import type { HomeText } from '@thera/texts';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { MAIN_GAME } from '../../games/game-named.ts';
import type { Door, HomePart } from '../../games/home-part.ts';
import { LISTINGS } from '../../games/listings.ts';
import { language } from '../../language.ts';
import { formatRoute } from '../../route.ts';
import { LatePicture } from '../../shell/late-picture.tsx';

/** The games besides the main one that have pages of their own. */
const DOORS: readonly (readonly [part: HomePart, door: Door])[] = Object.entries(LISTINGS).flatMap(
  ([game, { home }]) => (game === MAIN_GAME || home.door === undefined ? [] : [[home, home.door] as const]),
);

/** The ways into the other games. */
export function Doors({ text }: { readonly text: HomeText }): JSX.Element | null {
  if (DOORS.length === 0) return null;
  return (
    <nav class="doors" aria-label={text.otherGames}>
      <ul>
        {DOORS.map(([{ name }, door]) => (
          <li key={name}>
            <DoorCard name={name} door={door} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One of them. Its name is there at once, the rest a moment later; it keeps its size. */
function DoorCard({ name, door }: { readonly name: string; readonly door: Door }): JSX.Element {
  const spoken = language.value;
  const [line, setLine] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    door
      .loadLine(spoken)
      .then((loaded) => {
        if (isWanted) setLine(loaded);
      })
      // The door opens also without it.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [spoken]);
  return (
    <a class="card door" href={formatRoute(door.to)}>
      <LatePicture class="door-picture" draw={() => door.loadPicture()} of={[door]} />
      <span class="door-words">
        <strong>{name}</strong>
        <span>{line ?? ' '}</span>
      </span>
    </a>
  );
}
