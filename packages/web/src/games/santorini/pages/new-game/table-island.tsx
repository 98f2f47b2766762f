import './table-island.css';
import { BARE, islandPicture, type Scene, type Square, workerPicture } from '@thera/board';
import type { JSX } from 'preact/jsx-runtime';
import { Picture } from '../../../../shell/picture.tsx';
import { useMedia } from '../../../../shell/use-media.ts';
import { PowerEmblem } from '../../gods/power-emblem.tsx';
import type { SantoriniPlan } from '../../tables/table-plan.ts';
import { cardIdOf } from './table-changes.ts';
import { holderIn, powerInWords, type TableView } from './table-view.ts';

/** Where there is room for it beside the form. */
const WIDE = '(min-width: 1280px)';

/** Where the workers of each seat stand before anybody has placed one. */
const PLACES: Readonly<Record<number, readonly (readonly Square[])[]>> = {
  2: [
    [16, 18],
    [6, 8],
  ],
  3: [
    [16, 22],
    [6, 2],
    [13, 9],
  ],
  4: [[16], [8], [6], [18]],
};

/** The table as it is being set: an island with everybody's workers, and who plays with which god. */
export function TableIsland({ plan, text }: Pick<TableView, 'plan' | 'text'>): JSX.Element | null {
  const isWide = useMedia(WIDE);
  if (!isWide || plan.setup.position !== undefined) return null;
  const colours = plan.seats.map(({ colour }) => colour);
  const fleece = plan.setup.fleece;
  return (
    <aside class="table-island" aria-label={text.preview}>
      <Picture
        class="table-island-picture"
        draw={() => islandPicture(sceneOf(plan))}
        of={[colours.join(), fleece !== undefined]}
      />
      <ul class="table-island-seats">
        {plan.seats.map(({ kind, level, colour }, seat) => {
          const power = plan.setup.mode === 'none' ? 'mortal' : (plan.setup.powers[seat] ?? 'any');
          const isOffered = plan.setup.mode !== 'none' && plan.setup.mode !== 'fixed';
          const name = isOffered
            ? text.ways.draft.name
            : powerInWords(power, holderIn(plan, seat), plan.setup.edition, text).name;
          return (
            <li key={seat} class={`seat-${colour + 1}`}>
              <Picture class="table-island-figure" draw={() => workerPicture(colour)} of={[colour]} />
              <PowerEmblem power={isOffered ? 'any' : cardIdOf(power)} />
              <span>
                <strong>{plan.setup.mode === 'none' ? text.ways.none.name : name}</strong>
                <small>
                  {kind === 'person'
                    ? text.person
                    : `${text.computer} · ${text.levelChoice.levels[level].name}`}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

function sceneOf({ seats, setup }: SantoriniPlan): Scene {
  const places = PLACES[seats.length] ?? [];
  return {
    ...BARE,
    pieces: seats.flatMap(({ colour }, seat) =>
      (places[seat] ?? []).map((square, n) => ({
        square,
        kind: n === 0 ? ('woman' as const) : ('man' as const),
        colour,
      })),
    ),
    ...(setup.fleece === undefined ? {} : { tokens: [{ square: 12, kind: 'ram' as const }] }),
  };
}
