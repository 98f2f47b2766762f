import type { CoinColour, Level } from './kinds.ts';
import { digit, placed, shadow, sign } from './pen.ts';

const RADIUS = 31;
const SCALLOPS = 10;
/** Where scallops meet. */
const INNER = 28;
/** How thick it is, towards the shade. */
const THICKNESS = 'translate(5 1.5)';

const circle = (radius: number, attributes = ''): string => `<circle r="${radius}"${attributes}/>`;

function scalloped(attributes = ''): string {
  const at = (index: number): string => {
    const angle = (index * 2 * Math.PI) / SCALLOPS;
    return `${(INNER * Math.sin(angle)).toFixed(1)} ${(-INNER * Math.cos(angle)).toFixed(1)}`;
  };
  const radius = (INNER * Math.sin(Math.PI / SCALLOPS) * 1.02).toFixed(1);
  const arcs = Array.from({ length: SCALLOPS }, (_, index) => `A${radius} ${radius} 0 0 1 ${at(index + 1)}`);
  return `<path d="M${at(0)}${arcs.join('')}Z"${attributes}/>`;
}

/** Told apart by their edges: silver is round, gold has ten scallops. */
const SHAPES: Readonly<Record<CoinColour, (attributes?: string) => string>> = {
  silver: (attributes) => circle(RADIUS, attributes),
  gold: scalloped,
};

const HALF_DOME = 'M-10.5-9A10.5 10 0 0 1 10.5-9Z';

/** A coin that stands upright, with the level that it needs; 4 wears the dome. */
export function coin(colour: CoinColour, level: Level): string {
  const ink = `tier-${colour}-ink`;
  const [y, size] = level === 4 ? [15.5, 31] : [13, 37];
  return (
    shadow(27) +
    placed(
      `translate(0 ${-RADIUS})`,
      placed(THICKNESS, SHAPES[colour](' fill="currentColor"')),
      SHAPES[colour](),
      circle(23, ' fill="none" stroke-opacity=".55" stroke-width="2"'),
      level === 4 ? sign(HALF_DOME, ink) : '',
      digit(level, y, size, ink),
    )
  );
}
