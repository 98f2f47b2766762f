import './map-stage.css';
import { useSignal } from '@preact/signals';
import type { AreaId, Point } from '@thera/board';
import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { areaInDirection } from './area-keys.ts';
import type { LiveMap } from './live-map.ts';

interface MapStageProps {
  readonly live: LiveMap;
  /** What the map is, for screen readers. */
  readonly name: string;
  /** What is in each area and what it can be chosen for. */
  readonly labels: Readonly<Record<AreaId, string>>;
  readonly onChoose: (area: AreaId) => void;
  /** Where the keyboard is; undefined when it has left the map. */
  readonly onFocus?: (area: AreaId | undefined) => void;
  /** Keys that the map itself does not use. */
  readonly onKey?: (event: KeyboardEvent, area: AreaId) => void;
}

/** A map with one button over each area, as `BoardStage` has over squares. Arrow keys lead to the neighbour that way. */
export function MapStage({ live, name, labels, onChoose, onFocus, onKey }: MapStageProps): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const areas = useRef<HTMLDivElement>(null);
  const visited = useSignal<AreaId | undefined>(undefined);
  useEffect(() => live.mount(host.current!), [live]);
  const outlines = live.outlines.value;
  const current =
    visited.value !== undefined && outlines.has(visited.value) ? visited.value : firstOf(outlines);
  const press = (event: KeyboardEvent, area: AreaId): void => {
    const next = areaInDirection(outlines, live.neighbours(area), area, event.key);
    if (next === undefined) {
      onKey?.(event, area);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    visited.value = next;
    areas.current!.querySelector<HTMLElement>(`[data-area="${next}"]`)?.focus();
  };
  return (
    <div class={`map-stage ${live.shown.form}`}>
      <div class="map-host" ref={host} aria-hidden="true" />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        class="map-areas"
        role="group"
        aria-label={name}
        ref={areas}
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
          onFocus?.((event.target as Element).matches(':focus-visible') ? area : undefined);
        }}
        onFocusOut={() => onFocus?.(undefined)}
        onKeyDown={(event) => {
          const area = areaOf(event);
          if (area !== undefined) press(event, area);
        }}
      >
        {[...outlines].map(([area, outline]) => (
          <button
            type="button"
            key={area}
            class="map-area"
            data-area={area}
            aria-label={labels[area]}
            tabIndex={area === current ? 0 : -1}
            style={{ clipPath: clipOf(outline) }}
          />
        ))}
      </div>
    </div>
  );
}

const firstOf = (outlines: ReadonlyMap<AreaId, unknown>): AreaId | undefined => outlines.keys().next().value;

/** The area whose button something has happened to. */
const areaOf = ({ target }: Event): AreaId | undefined =>
  target instanceof HTMLElement ? target.dataset.area : undefined;

const clips = new WeakMap<readonly Point[], string>();

/** The button of an area has its shape. A board hands out the same outline as long as it is the same. */
function clipOf(outline: readonly Point[]): string {
  const clip =
    clips.get(outline) ??
    `polygon(${outline.map(([x, y]) => `${x.toFixed(2)}% ${y.toFixed(2)}%`).join(',')})`;
  clips.set(outline, clip);
  return clip;
}
