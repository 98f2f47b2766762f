import {
  PATHS,
  type Path,
  type PathId,
  POLARIS,
  STAR_ARROWS,
  STAR_IDS,
  type StarId,
  type TreeGod,
} from '@thera/sphinx';
import { steadyChance } from '../chart/shore.ts';
import { courseOf, diamondPlaces, type Point, placeOf, type SkyShape } from './sky-shape.ts';
import { starPlaces } from './star-places.ts';

/** What the sky shows of an adventure. */
export interface SkyView {
  readonly shape: SkyShape;
  /** How many diamonds of each path are shaded. */
  readonly shaded: Readonly<Record<PathId, number>>;
  readonly friends: readonly TreeGod[];
  readonly arrows: readonly { readonly star: StarId; readonly god: TreeGod }[];
  /** The path that the next diamond would go to. */
  readonly chosen: PathId | undefined;
}

const at = ([x, y]: Point): string => `${+x.toFixed(1)} ${+y.toFixed(1)}`;
const CURVE = 12;

/** The night sky as SVG: everything but the gods themselves, who can be chosen. */
export function drawSky(view: SkyView): string {
  const { shape } = view;
  const { width, height } = shape;
  return (
    `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">` +
    dust(shape) +
    rings(shape) +
    PATHS.map((path) => drawPath(view, path)).join('') +
    drawStars(view) +
    view.friends.map((god) => glow(shape, placeOf(shape, god))).join('') +
    polaris(shape) +
    '</svg>'
  );
}

function dust({ width, height }: SkyShape): string {
  const count = Math.round((width * height) / 2200);
  const specks = Array.from({ length: count }, (_, n) => {
    const x = steadyChance(n + 3) * width;
    const y = steadyChance(n + 500) * height;
    const size = 0.4 + steadyChance(n + 900) * 0.9;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(1)}" opacity="${(0.15 + steadyChance(n + 40) * 0.4).toFixed(2)}"/>`;
  });
  return (
    '<defs><radialGradient id="sky-glow"><stop stop-color="var(--star)" stop-opacity=".5"/><stop offset="1" stop-color="var(--star)" stop-opacity="0"/></radialGradient></defs>' +
    `<g fill="#fff">${specks.join('')}</g>`
  );
}

const rings = ({ centre: [cx, cy], rings: radii, stretch }: SkyShape): string =>
  radii
    .slice(1)
    .map(
      (radius) =>
        `<ellipse cx="${cx}" cy="${cy}" rx="${(radius * stretch).toFixed(1)}" ry="${radius.toFixed(1)}" fill="none" stroke="var(--night-line)" stroke-opacity=".22" stroke-dasharray="2 7"/>`,
    )
    .join('');

function drawPath({ shape, shaded, chosen }: SkyView, path: Path): string {
  const course = courseOf(shape, path);
  const data = `M${Array.from({ length: CURVE + 1 }, (_, n) => at(course(n / CURVE))).join('L')}`;
  const isFull = shaded[path.id] === path.diamonds;
  const isChosen = path.id === chosen;
  const line = isFull
    ? 'stroke="var(--star)" stroke-width="3"'
    : `stroke="${isChosen ? '#fff' : 'var(--night-line)'}" stroke-width="${isChosen ? 2.6 : 1.5}" stroke-dasharray="5 5"`;
  const diamonds = diamondPlaces(shape, path).map((place, n) =>
    diamond(shape, place, n < shaded[path.id], isChosen && n === shaded[path.id]),
  );
  return (
    `<g data-path="${path.id}"><path d="${data}" fill="none" ${line}/>` +
    // Wide enough for a finger.
    `<path d="${data}" fill="none" stroke="transparent" stroke-width="22"/>${diamonds.join('')}</g>`
  );
}

function diamond({ diamond: size }: SkyShape, place: Point, isShaded: boolean, isNext: boolean): string {
  const [x, y] = place;
  const width = size * 0.82;
  const data = `M${at([x, y - size])}L${at([x + width, y])}L${at([x, y + size])}L${at([x - width, y])}Z`;
  const [fill, edge] = isShaded ? ['star', 'var(--star-edge)'] : ['night', isNext ? '#fff' : '#aebde4'];
  const halo = isNext
    ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size + 5}" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="3 4"/>`
    : '';
  return `<path d="${data}" fill="var(--${fill})" stroke="${edge}" stroke-width="${isNext ? 2.4 : 1.5}"/>${halo}`;
}

const rays = (points: number, radius: (n: number) => number): string =>
  `M${Array.from({ length: points }, (_, n) => {
    const angle = (n / points) * 2 * Math.PI;
    return at([radius(n) * Math.sin(angle), -radius(n) * Math.cos(angle)]);
  }).join('L')}Z`;

/** The +1 stars with their arrows: shaded ones are thick, and a star with all three is filled. */
function drawStars({ shape, arrows }: SkyView): string {
  const places = starPlaces(shape);
  return STAR_IDS.map((star) => {
    const gods = STAR_ARROWS[star];
    const isShaded = (god: TreeGod): boolean => arrows.some((one) => one.star === star && one.god === god);
    const isFull = gods.every(isShaded);
    const [x, y] = places[star];
    const drawn = gods.map((god) => arrow(shape, places[star], placeOf(shape, god), isShaded(god)));
    const body = rays(10, (n) => shape.star * (n % 2 === 0 ? 1.12 : 0.5));
    const word =
      shape.star > 10 || isFull
        ? `<text y="${shape.star * 0.3}" text-anchor="middle" font-size="${shape.star * 0.8}" font-weight="700" fill="${isFull ? '#3f2a05' : '#dce4f8'}">+1</text>`
        : '';
    return (
      drawn.join('') +
      `<g transform="translate(${at([x, y])})"><path d="${body}" fill="var(--${isFull ? 'star' : 'night'})" stroke="${isFull ? 'var(--star-edge)' : '#aebde4'}" stroke-width="1.5" stroke-linejoin="round"/>${word}</g>`
    );
  }).join('');
}

function arrow({ star, arrow: length }: SkyShape, [x, y]: Point, [gx, gy]: Point, isShaded: boolean): string {
  const far = Math.hypot(gx - x, gy - y);
  const [ux, uy] = [(gx - x) / far, (gy - y) / far];
  const along = (distance: number, aside = 0): Point => [
    x + ux * distance - uy * aside,
    y + uy * distance + ux * aside,
  ];
  const tip = star + 3 + length;
  const barb = length * 0.38;
  const data = `M${at(along(star + 3))}L${at(along(tip))}M${at(along(tip - barb, barb * 0.8))}L${at(along(tip))}L${at(along(tip - barb, -barb * 0.8))}`;
  const width = isShaded ? Math.max(2.6, length * 0.24) : 1.5;
  return `<path d="${data}" fill="none" stroke="${isShaded ? 'var(--star)' : '#8fa2d2'}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const glow = ({ niche }: SkyShape, [x, y]: Point): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${niche * 1.9}" fill="url(#sky-glow)"/>`;

function polaris(shape: SkyShape): string {
  const place = placeOf(shape, POLARIS);
  const long = shape.niche * 1.5;
  const body = rays(16, (n) => long * (n % 4 === 0 ? 1 : n % 2 === 0 ? 0.66 : 0.36));
  return (
    glow(shape, place) +
    `<path transform="translate(${at(place)})" d="${body}" fill="var(--star)" stroke="var(--star-edge)" stroke-width="1.6" stroke-linejoin="round"/>`
  );
}
