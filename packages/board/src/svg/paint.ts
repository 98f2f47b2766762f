import type { Drawing } from './drawing.ts';

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${+offset.toFixed(3)}" stop-color="var(--${colour})"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

/** The fill with a gradient of this drawing. */
export const paint = ({ id }: Drawing, name: string): string => `url(#${id}-${name})`;

/** The gradients of a drawing: sunlit and shaded walls, domes, blots of shade, shallow water. */
export function gradients({ id, projection: { corner } }: Drawing): string {
  const linear = (name: string, stops: string, attributes = ''): string =>
    `<linearGradient id="${id}-${name}"${attributes}>${stops}</linearGradient>`;
  const radial = (name: string, stops: string, attributes = ''): string =>
    `<radialGradient id="${id}-${name}"${attributes}>${stops}</radialGradient>`;
  return [
    linear('wall', stop(corner - 0.07, 'plaster-lit') + stop(Math.min(1, corner + 0.06), 'plaster-shade')),
    linear('foot', stop(0.35, 'shadow', 0) + stop(1, 'shadow', 0.2), ' x2="0" y2="1"'),
    linear('lee', stop(corner - 0.06, 'shadow', 0) + stop(Math.min(1, corner + 0.05), 'shadow', 0.3)),
    radial('glaze', stop(0, 'dome-hi') + stop(0.5, 'dome') + stop(1, 'dome-lo'), ' cx=".36" cy=".3" r=".8"'),
    radial('blob', stop(0, 'shadow', 0.45) + stop(0.6, 'shadow', 0.22) + stop(1, 'shadow', 0)),
    radial(
      'shallows',
      stop(0.5, 'sea-1') + stop(0.72, 'sea-1', 0.75) + stop(0.86, 'sea-2', 0.35) + stop(1, 'sea-2', 0),
    ),
  ].join('');
}
