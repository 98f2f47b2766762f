import { useSignal } from '@preact/signals';
import type { Point } from '@thera/board';
import { AREAS, type AreaId, type MapId, OLYMPUS_AREAS, STYX_AREAS } from '@thera/prometheus';
import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { BoardProps } from '../../../boards/game-board.ts';
import { isArrow, middleOf, neighbourTowards } from './area-keys.ts';
import type { LiveMap } from './live-map.ts';

interface MapPaneProps extends BoardProps<AreaId> {
  readonly map: MapId;
  readonly live: LiveMap;
  /** The keyboard wants to go to the other map. */
  readonly onOther: () => void;
}

const AREAS_OF: Readonly<Record<MapId, readonly AreaId[]>> = { styx: STYX_AREAS, olympus: OLYMPUS_AREAS };
const ALSO_OF_THE_PAGE: readonly string[] = ['ArrowLeft', 'ArrowRight'];
/** Where the keyboard begins: in the middle of each map. */
const MIDDLE: Readonly<Record<MapId, AreaId>> = { styx: 'S14', olympus: 'O12' };

/** One map with a button over each area: for fingers, for the keyboard and for screen readers. */
export function MapPane({
  map,
  live,
  name,
  labels,
  onChoose,
  onFocus,
  onKey,
  onOther,
}: MapPaneProps): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const visited = useSignal<AreaId>(MIDDLE[map]);
  // Who has only clicked an area expects arrows to do what they do elsewhere on the page.
  const isByKeyboard = useRef(false);
  useEffect(() => live.mount(host.current!), [live]);
  const outlines = live.outlines.value;
  const eventful = live.eventful.value;
  useEffect(() => {
    const [window, content] = [pane.current!, host.current!];
    const heights = eventful.flatMap((area) => middleOf(outlines.get(area))?.[1] ?? []);
    // Also when what is said and offered below has taken some of the room, or has given it back.
    const sizes = new ResizeObserver(() => bringInto(window, content, heights));
    sizes.observe(window);
    return () => sizes.disconnect();
  }, [eventful.join()]);

  const press = (event: KeyboardEvent, area: AreaId): void => {
    const isOwn = isArrow(event.key) && (isByKeyboard.current || !ALSO_OF_THE_PAGE.includes(event.key));
    if (event.key === 'm') onOther();
    else if (isOwn) focus(towards(area, event.key));
    else {
      onKey(event, area);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const towards = (area: AreaId, key: string): AreaId =>
    // Only neighbours are looked at, and these are areas of the rules.
    neighbourTowards(area, key, AREAS[area].adj, (one) => middleOf(outlines.get(one))) as AreaId;
  const focus = (area: AreaId): void => {
    visited.value = area;
    pane.current!.querySelector<HTMLElement>(`[data-area="${area}"]`)?.focus();
  };
  return (
    <div
      class={`map-pane${live.isThree.value ? ' is-three' : ''}`}
      data-map={map}
      data-form={live.form.value}
      ref={pane}
    >
      <div class="map-host" ref={host} aria-hidden="true" />
      <ul
        class="map-areas"
        aria-label={name}
        onClick={(event) => {
          const area = areaOf(event);
          if (area === undefined) return;
          visited.value = area;
          onChoose(area);
        }}
        onFocusIn={(event) => {
          const area = areaOf(event);
          if (area === undefined) return;
          visited.value = area;
          isByKeyboard.current = (event.target as Element).matches(':focus-visible');
          onFocus(isByKeyboard.current ? area : undefined);
        }}
        onFocusOut={() => onFocus(undefined)}
        onKeyDown={(event) => {
          const area = areaOf(event);
          if (area !== undefined) press(event, area);
        }}
      >
        {AREAS_OF[map].map((area) => (
          <li key={area}>
            <button
              type="button"
              class="board-cell"
              data-area={area}
              aria-label={labels[area]}
              tabIndex={area === visited.value ? 0 : -1}
              style={cellStyle(outlines.get(area))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The area whose button something has happened to. */
function areaOf({ target }: Event): AreaId | undefined {
  return target instanceof HTMLElement ? (target.dataset.area as AreaId | undefined) : undefined;
}

/** Scrolls a window so that the middle of some heights, in percent of what is in it, is in its middle. */
function bringInto(window: HTMLElement, content: HTMLElement, heights: readonly number[]): void {
  if (heights.length === 0 || content.clientHeight <= window.clientHeight) return;
  const middle = (Math.min(...heights) + Math.max(...heights)) / 200;
  window.scrollTop = middle * content.clientHeight - window.clientHeight / 2;
}

/** A map hands out the same outline as long as an area looks the same. */
const styles = new WeakMap<readonly Point[], CellStyle>();
type CellStyle = Readonly<Record<'clipPath', string> & Record<'zIndex', number>>;

/** The button of an area has its shape; where the map rises, what is lower on the screen lies in front. */
function cellStyle(outline: readonly Point[] | undefined): CellStyle {
  if (outline === undefined) return { clipPath: 'none', zIndex: 0 };
  const style = styles.get(outline) ?? cutTo(outline);
  styles.set(outline, style);
  return style;
}

function cutTo(outline: readonly Point[]): CellStyle {
  const corners = outline.map(([x, y]) => `${x.toFixed(2)}% ${y.toFixed(2)}%`);
  const lowest = Math.max(...outline.map(([, y]) => y));
  return { clipPath: `polygon(${corners.join(',')})`, zIndex: Math.round(lowest * 10) };
}
