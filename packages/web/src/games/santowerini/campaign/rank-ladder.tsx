import './rank-ladder.css';
import { RANK_STEP, RANKS } from '@thera/santowerini';
import { useId } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';

interface RankLadderProps {
  readonly points: number;
  /** What it says, for whoever cannot see it. */
  readonly label: string;
}

const WIDTH = 36;
const GAP = 11;
const LOWEST = 26;
const RISE = 6;
const HIGHEST = LOWEST + RISE * (RANKS.length - 1);

/** Six arches that rise, ten points each, filled from below; the last one is full as soon as it is reached. */
export function RankLadder({ points, label }: RankLadderProps): JSX.Element {
  return (
    <svg
      class="rank-ladder"
      viewBox={`-1 -1 ${RANKS.length * (WIDTH + GAP) - GAP + 2} ${HIGHEST + 2}`}
      role="img"
      aria-label={label}
    >
      {RANKS.map((name, index) => (
        <RankArch key={name} index={index} share={shareOf(points, index)} />
      ))}
    </svg>
  );
}

/** How much of an arch is filled. */
function shareOf(points: number, index: number): number {
  const above = points - index * RANK_STEP;
  if (index === RANKS.length - 1) return above >= 0 ? 1 : 0;
  return Math.min(1, Math.max(0, above / RANK_STEP));
}

function RankArch({ index, share }: { readonly index: number; readonly share: number }): JSX.Element {
  const height = LOWEST + RISE * index;
  const [left, top] = [index * (WIDTH + GAP), HIGHEST - height];
  const arch = archPath(left, top, height);
  const filled = height * share;
  const id = useId();
  return (
    <g class={share === 0 ? 'rank-arch' : 'rank-arch is-begun'}>
      <clipPath id={id}>
        <path d={arch} />
      </clipPath>
      <path d={arch} class="rank-wall" />
      <rect x={left} y={HIGHEST - filled} width={WIDTH} height={filled} clip-path={`url(#${id})`} />
      <path d={arch} class="rank-edge" />
    </g>
  );
}

function archPath(left: number, top: number, height: number): string {
  const radius = WIDTH / 2;
  return `M${left} ${top + height}V${top + radius}A${radius} ${radius} 0 0 1 ${left + WIDTH} ${top + radius}V${top + height}Z`;
}
