import './maps.css';
import { miniatureSheets } from '@thera/board';
import type { AreaId } from '@thera/prometheus';
import { FACES, MAP_IDS, type MapId } from '@thera/prometheus';
import type { JSX } from 'preact/jsx-runtime';
import type { BoardProps } from '../../../boards/game-board.ts';
import { PROMETHEUS_MAPS } from '../figures/map-set.ts';
import { FlameRow } from '../signs/flame-row.tsx';
import { TokenSign } from '../signs/token-sign.tsx';
import { MapPane } from './map-pane.tsx';
import type { MapsBoard } from './maps-board.tsx';
import type { MapCaption } from './maps-scene.ts';

interface MapsProps extends BoardProps<AreaId> {
  readonly board: MapsBoard;
}

/** Both maps with what is to be reached on each, or one of them with tabs above it. */
export function MapsView({ board, ...props }: MapsProps): JSX.Element {
  const areBoth = board.areBothShown.value;
  const shown = areBoth ? MAP_IDS : [board.front.value];
  return (
    <div class={`maps${areBoth ? ' are-both' : ''}`}>
      {!areBoth && <MapTabs board={board} />}
      {shown.map((map) => (
        <div key={map} class="map-column">
          {areBoth && <Caption board={board} map={map} />}
          <MapPane map={map} live={board.lives[map]} onOther={() => goToOther(board, map)} {...props} />
        </div>
      ))}
    </div>
  );
}

interface CaptionProps {
  readonly board: MapsBoard;
  readonly map: MapId;
}

function Caption({ board, map }: CaptionProps): JSX.Element {
  const { name, goal, state, flames, tokens } = board.scene.value.captions[map];
  return (
    <div class="map-caption">
      <h2>{name}</h2>
      {tokens !== undefined && <TokensLeft {...tokens} />}
      <p>
        <span>{goal}</span> {flames !== undefined && <FlameRow count={flames} />} <b>{state}</b>
      </p>
    </div>
  );
}

/** How many nets and lures still lie on a map. */
function TokensLeft({ left, words }: NonNullable<MapCaption['tokens']>): JSX.Element {
  return (
    <span class="tokens-left" title={words}>
      {FACES.map((face) => (
        <span key={face} aria-hidden="true">
          <TokenSign face={face} />
          {left[face]}
        </span>
      ))}
      <span class="unseen">{words}</span>
    </span>
  );
}

/** Which map is shown, with a small live picture of each. */
function MapTabs({ board }: { readonly board: MapsBoard }): JSX.Element {
  const { captions, maps } = board.scene.value;
  return (
    <fieldset class="map-tabs">
      {MAP_IDS.map((map) => {
        const { name, brief, flames, tokens } = captions[map];
        const isUnseen = board.unseen.value === map;
        return (
          <button
            key={map}
            type="button"
            class={`map-tab${isUnseen ? ' is-unseen' : ''}`}
            aria-pressed={board.front.value === map}
            onClick={() => board.bringForward(map)}
          >
            <span class="map-miniature">
              {miniatureSheets(PROMETHEUS_MAPS.maps[map]!, maps[map]).map((sheet, n) => (
                <span key={n} dangerouslySetInnerHTML={{ __html: sheet }} />
              ))}
            </span>
            <span class="map-tab-words">
              <span class="map-tab-name">
                {name} {tokens !== undefined && <TokensLeft {...tokens} />}
              </span>
              <span class="map-tab-state">
                {flames !== undefined && <FlameRow count={flames} />} {brief}
              </span>
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** The keyboard goes to the other map, which comes forward if need be. */
function goToOther(board: MapsBoard, map: MapId): void {
  const other = MAP_IDS.find((one) => one !== map)!;
  board.bringForward(other);
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(`[data-map="${other}"] .board-cell[tabindex="0"]`)
      ?.focus({ preventScroll: true }),
  );
}
