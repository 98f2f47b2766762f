import type { MapScene } from '../map-scene.ts';

interface Details {
  readonly landmark: SVGElement | undefined;
  readonly foot: SVGElement | undefined;
  readonly props: readonly SVGElement[];
}

/**
 * What is drawn once in each area and hidden now and then: the landmark and the foot by who stands there, trees and
 * steles that are gone. Only what changes is touched.
 */
export function areaDetails(still: Element): (scene: MapScene) => void {
  const areas = new Map(
    [...still.querySelectorAll<SVGElement>('.area')].map((area) => [area.dataset.cell!, detailsOf(area)]),
  );
  return ({ units, felled }) => {
    const taken = new Set(units.map(({ area }) => area));
    for (const [area, { landmark, foot, props }] of areas) {
      const isTaken = taken.has(area);
      if (landmark) setHidden(landmark, isTaken);
      if (foot) setHidden(foot, isTaken);
      const gone = felled.filter((each) => each === area).length;
      for (const [index, prop] of props.entries()) setHidden(prop, index >= props.length - gone);
    }
  };
}

const detailsOf = (area: SVGElement): Details => ({
  landmark: area.querySelector<SVGElement>('.landmark') ?? undefined,
  foot: area.querySelector<SVGElement>('.foot') ?? undefined,
  props: [...area.querySelectorAll<SVGElement>('.prop')],
});

function setHidden(element: SVGElement, isHidden: boolean): void {
  const visibility = isHidden ? 'hidden' : '';
  if (element.style.visibility !== visibility) element.style.visibility = visibility;
}
