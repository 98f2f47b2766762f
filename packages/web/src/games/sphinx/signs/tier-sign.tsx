import './signs.css';
import type { Tier } from '@thera/sphinx';
import type { JSX } from 'preact/jsx-runtime';

interface Shape {
  readonly outline: string;
  readonly inner: string;
  readonly glyph: JSX.Element;
}

const circle = (r: number): string => `M0-${r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0-${r}Z`;

/** Ten arcs around a circle. */
function scallop(petals: number, radius: number): string {
  const at = (n: number): string => {
    const angle = (n * 2 * Math.PI) / petals;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  };
  const arc = (radius * Math.sin(Math.PI / petals) * 1.02).toFixed(1);
  const arcs = Array.from({ length: petals }, (_, n) => `A${arc} ${arc} 0 0 1 ${at(n + 1)}`);
  return `M${at(0)}${arcs.join('')}Z`;
}

/** A star of eight points. */
function star(outer: number, inner: number): string {
  const points = Array.from({ length: 16 }, (_, n) => {
    const angle = (n * Math.PI) / 8;
    const radius = n % 2 === 0 ? outer : inner;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const SHAPES: Readonly<Record<Tier, Shape>> = {
  silver: { outline: circle(25), inner: circle(19), glyph: <path d="M-7 9V-2A7 7 0 0 1 7-2V9Z" /> },
  gold: {
    outline: scallop(10, 22.5),
    inner: circle(18),
    glyph: <path d="M-11 10V0A4.5 4.5 0 0 1-2 0V10ZM2 10V0A4.5 4.5 0 0 1 11 0V10Z" />,
  },
  heroic: {
    outline: 'M-23-22C-12-21-6-23 0-28C6-23 12-21 23-22C25 2 20 18 0 29C-20 18-25 2-23-22Z',
    inner: 'M-17-16C-9-16-4-18 0-21C4-18 9-16 17-16C18 2 14 13 0 22C-14 13-18 2-17-16Z',
    glyph: <path class="tier-line" d="M-10-2L0-11L10-2M-10 9L0 0L10 9" />,
  },
  godlike: {
    outline: star(30, 20.4),
    inner: circle(16),
    glyph: <path d="M-11 6A11 11 0 0 1 11 6ZM0-11a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z" />,
  },
};

const LEAF = 'M15 28C11 20 14 12 26 10C29 21 25 28 15 28ZM15 28L22 18';

/** `plain` says what it is, `done` has a tick, `open` is a dashed outline, `full` is filled and says nothing. */
export type TierLook = 'plain' | 'done' | 'open' | 'full';

interface TierSignProps {
  readonly tier: Tier;
  readonly look?: TierLook;
  /** First achieved as expert: it wears an olive leaf. */
  readonly isExpert?: boolean;
}

/** The sign of an objective. It says nothing by itself: its name is beside it or on the button. */
export function TierSign({ tier, look = 'plain', isExpert = false }: TierSignProps): JSX.Element {
  const { outline, inner, glyph } = SHAPES[tier];
  return (
    <svg class={`tier tier-${tier} is-${look}`} viewBox="-32 -32 64 64" aria-hidden="true">
      <path class="tier-shape" d={outline} />
      {look !== 'open' && <path class="tier-inner" d={inner} />}
      <g class="tier-glyph">
        {look === 'plain' && glyph}
        {look === 'done' && <path class="tier-line tier-tick" d="M-10 1L-3 9L11-8" />}
      </g>
      {isExpert && <path class="tier-leaf" d={LEAF} />}
    </svg>
  );
}
