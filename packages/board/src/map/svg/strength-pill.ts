import type { Strength } from '../map-scene.ts';

const PAPER = '#fffcf6';
const TEXT = '#1b2a3b';
const HURT = '#a8441f';
const SPENT = '#dcd2bf';
const HEIGHT = 24;
const NUMBER_WIDTH = 38;
const FIGURE = 11;

/** At the feet of a unit: a number with a bar when it is hurt, or a figure for each that is left and a ring for each lost. */
export function strengthPill({ kind, left, of }: Strength, edge: string): string {
  const width = kind === 'figures' ? Math.max(NUMBER_WIDTH, of * FIGURE + 16) : NUMBER_WIDTH;
  const content = kind === 'figures' ? figures(left, of, edge) : number(left, of);
  return (
    `<g class="pill" transform="translate(0 36)"><rect x="${-width / 2}" y="${-HEIGHT / 2}" width="${width}" height="${HEIGHT}" rx="12" fill="${PAPER}" stroke="${edge}" stroke-width="2.8"/>` +
    `${content}</g>`
  );
}

function number(left: number, of: number): string {
  const isHurt = left < of;
  const end = Math.round((left / of) * 260) / 10 - 13;
  const bar = isHurt
    ? `<path d="M-13 9.5H13" stroke="${SPENT}" stroke-width="2.6" stroke-linecap="round"/><path d="M-13 9.5H${end}" stroke="${HURT}" stroke-width="2.6" stroke-linecap="round"/>`
    : '';
  return `<text y="6.6" text-anchor="middle" font-family="var(--font-ui)" font-weight="700" font-size="18.5" fill="${isHurt ? HURT : TEXT}">${left}</text>${bar}`;
}

const figures = (left: number, of: number, edge: string): string =>
  Array.from({ length: of }, (_, index) => {
    const x = (index - (of - 1) / 2) * FIGURE;
    return index < left
      ? `<path class="figure" d="M${x - 3.8} 8V3A3.8 4.6 0 0 1 ${x + 3.8} 3V8ZM${x - 3}-4.600A3 3 0 1 1 ${x + 3}-4.600A3 3 0 1 1 ${x - 3}-4.600Z" fill="${edge}"/>`
      : `<circle cx="${x}" cy="2" r="2.6" fill="none" stroke="${edge}" stroke-width="1.8"/>`;
  }).join('');
