import type { Backdrop, Ground } from '@thera/board';
import { BEYOND, beyond } from './beyond.ts';
import { seededBy } from './scatter.ts';

const short = (value: number): number => Math.round(value * 10) / 10;

/** Stalactites along the upper and the lower edge, and fewer at the sides. */
function teeth(width: number, height: number): string {
  const random = seededBy('stalactites');
  const spikes: string[] = [];
  for (let x = 0; x < width + 30; x += 34) {
    const half = 17 + random() * 10;
    const [down, up] = [20 + random() * 60, 12 + random() * 30];
    spikes.push(
      `M${short(x - half)}-4Q${short(x - 3)} ${short(down / 2)} ${short(x)} ${short(down)}Q${short(x + 3)} ${short(down / 2)} ${short(x + half)}-4Z`,
      `M${short(x - half)} ${height + 4}L${short(x)} ${short(height - up)}L${short(x + half)} ${height + 4}Z`,
    );
  }
  const roof = (y: number): string => `M${-BEYOND} ${y}h${width + 2 * BEYOND}v${BEYOND}H${-BEYOND}Z`;
  return roof(-BEYOND - 4) + spikes.join('') + roof(height + 4);
}

function embers({ cells, width, height }: Ground): string {
  const random = seededBy('embers');
  const [x, y] = cells.get('S26')!.middle;
  const sparks = Array.from({ length: 40 }, () => {
    const [angle, far] = [random() * 2 * Math.PI, 60 + random() ** 0.6 * 380];
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far, 1.6 + random() * 2.2] as const;
  }).filter(([right, down]) => right > 8 && down > 8 && right < width - 8 && down < height - 8);
  return sparks
    .map(
      ([right, down, r]) =>
        `M${short(right - r)} ${short(down)}a${short(r)} ${short(r)} 0 0 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 0 1${short(-2 * r)} 0`,
    )
    .join('');
}

const radial = (id: string, [x, y]: readonly [number, number], radius: number, stops: string): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}">${stops}</radialGradient>`;
const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="var(--m-${colour})" stop-opacity="${opacity}"/>`;

/** A cavern: wet rock around the areas, water that glows by itself, embers falling from the gates. */
export function cavern(ground: Ground): Backdrop {
  const { id, width, height, cells, outlines } = ground;
  const [river, gate] = [cells.get('S9')!.middle, cells.get('S26')!.middle];
  const whole = `width="${width}" height="${height}"`;
  const lit = (name: string, opacity: string): string =>
    `<rect ${whole} fill="url(#${id}-${name})"${opacity}/>`;
  const rock = (colour: string, fill: string, stroke: number): string =>
    `<path d="${outlines}" fill="var(--m-${fill})" stroke="var(--m-${colour})" stroke-width="${stroke}" stroke-linejoin="round"/>`;
  return {
    below:
      `<defs>${radial(`${id}-cave`, river, 850, stop(0, 'bg-1') + stop(0.55, 'bg-2') + stop(1, 'bg-3'))}` +
      radial(
        `${id}-heat`,
        gate,
        460,
        stop(0, 'ember', 0.42) + stop(0.5, 'ember-deep', 0.16) + stop(1, 'ember-deep', 0),
      ) +
      `${radial(`${id}-teal`, river, 500, stop(0, 'glow', 0.26) + stop(1, 'glow', 0))}</defs>` +
      `${beyond(ground, `url(#${id}-cave)`)}<path d="${teeth(width, height)}" fill="var(--m-rock)" fill-opacity=".4"/>` +
      rock('edge', 'face', 46) +
      rock('rock', 'rock', 26) +
      `<path d="${['S8', 'S9', 'S10', 'S13', 'S16'].map((area) => cells.get(area)!.path).join('')}" fill="var(--m-rift)" stroke="var(--m-rift)" stroke-width="26" stroke-linejoin="round"/>`,
    above:
      `<g pointer-events="none">${lit('teal', ' opacity=".55"')}<g class="glow">${lit('heat', '')}` +
      `<path d="${embers(ground)}" fill="var(--m-ember-hi)" opacity=".6"/></g></g>`,
  };
}
