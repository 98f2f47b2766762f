import './story-picture.css';
import type { StoryPage } from '@thera/sphinx';
import { BOAT, placed, SCENERY, type SceneryKind } from '../chart/scenery.ts';
import { drawnFigure } from '../figures/drawn-figure.ts';
import type { FigureKind } from '../figures/kinds.ts';

/** Something that stands on the land of a picture. */
type Stand = readonly [kind: SceneryKind | FigureKind, x: number, y: number, size: number];

interface Scenes {
  readonly stands: readonly Stand[];
  /** Where the sun is, or the moon. */
  readonly sun: readonly [x: number, y: number];
  readonly boat: 'rowed' | 'sailed' | 'away';
  readonly land: 'cliff' | 'shore' | 'none';
  readonly isNight?: true;
}

/** What is always in sight; sky, sea and land go on to both sides. */
const FRAME = '0 0 420 300';
const LEFT = -1600;
const RIGHT = 2000;

const SCENES: Readonly<Record<StoryPage, Scenes>> = {
  opening: {
    sun: [100, 134],
    boat: 'rowed',
    land: 'cliff',
    stands: [
      ['sphinx', 306, 112, 1],
      ['chapel', 384, 112, 1.5],
    ],
  },
  paradise: {
    sun: [84, 90],
    boat: 'rowed',
    land: 'shore',
    stands: [
      ['bush', 258, 226, 1.6],
      ['chapel', 300, 218, 2],
      ['house', 350, 222, 1.7],
      ['lighthouse', 392, 216, 2.2],
    ],
  },
  distant: {
    sun: [60, 120],
    boat: 'sailed',
    land: 'shore',
    stands: [
      ['sphinx-hovering', 210, 120, 0.6],
      ['rock', 290, 222, 2],
      ['bush', 336, 226, 1.6],
      ['rock', 382, 216, 2.6],
    ],
  },
  grieving: {
    sun: [110, 96],
    boat: 'rowed',
    land: 'shore',
    isNight: true,
    stands: [
      ['cypress', 262, 222, 2],
      ['stele', 294, 224, 1.9],
      ['king', 336, 224, 0.72],
      ['stele', 374, 222, 1.8],
      ['cypress', 402, 218, 2.3],
    ],
  },
  war: {
    sun: [110, 140],
    boat: 'sailed',
    land: 'shore',
    stands: [
      ['wall', 292, 222, 1.6],
      ['wall', 384, 216, 2],
    ],
  },
  summit: {
    sun: [80, 86],
    boat: 'sailed',
    land: 'shore',
    stands: [
      ['peak', 306, 224, 1.9],
      ['peak', 394, 222, 1.5],
      ['cloud', 250, 116, 1.2],
      ['cloud', 372, 92, 1],
    ],
  },
  lair: {
    sun: [96, 110],
    boat: 'rowed',
    land: 'cliff',
    isNight: true,
    stands: [
      ['sphinx', 312, 112, 1.1],
      ['wall', 392, 112, 0.9],
    ],
  },
  'mystery-pack': { sun: [330, 84], boat: 'away', land: 'none', stands: [] },
  ending: {
    sun: [100, 120],
    boat: 'sailed',
    land: 'cliff',
    stands: [
      ['worker-white-woman', 284, 118, 0.55],
      ['worker-blue-man', 318, 116, 0.55],
      ['worker-brown-woman', 352, 115, 0.55],
      ['chapel', 396, 112, 1.5],
    ],
  },
};

/** What a page of the story shows, as SVG. */
export function storyPicture(page: StoryPage): string {
  const { stands, sun, boat, land, isNight } = SCENES[page];
  const things = stands.map(([kind, x, y, size]) => placed(drawingOf(kind), x, y, size));
  return (
    `<svg viewBox="${FRAME}" preserveAspectRatio="xMidYMax meet"${isNight ? ' class="at-night"' : ''}>` +
    '<defs><linearGradient id="story-sky" x2="0" y2="1"><stop stop-color="var(--story-high)"/><stop offset="1" stop-color="var(--story-low)"/></linearGradient></defs>' +
    `<path d="M${LEFT}-200H${RIGHT}V220H${LEFT}Z" fill="url(#story-sky)"/>` +
    `<circle cx="${sun[0]}" cy="${sun[1]}" r="58" fill="var(--story-sun)" fill-opacity=".3"/><circle cx="${sun[0]}" cy="${sun[1]}" r="38" fill="var(--story-sun)"/>` +
    GULLS +
    sea(sun[0]) +
    LANDS[land] +
    things.join('') +
    BOATS[boat] +
    (page === 'mystery-pack' ? placed(PARCEL, 190, 216, 1.3) : '') +
    '</svg>'
  );
}

const drawingOf = (kind: SceneryKind | FigureKind): string =>
  kind in SCENERY ? SCENERY[kind as SceneryKind] : drawnFigure(kind as FigureKind);

const GULLS =
  '<path d="M142 58q9-9 18 0q9-9 18 0M196 100q8-8 16 0q8-8 16 0M30 52q11-11 22 0q11-11 22 0" fill="none" stroke="var(--chart-ink)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>';

const sea = (sun: number): string =>
  `<path d="M${LEFT} 190H0C70 184 130 186 200 190S340 186 420 190H${RIGHT}V310H${LEFT}Z" fill="var(--sea-2)"/>` +
  `<path d="M${LEFT} 214H0C80 206 140 220 220 214S360 208 420 214H${RIGHT}V310H${LEFT}Z" fill="var(--sea-3)"/>` +
  `<path d="M${sun - 44} 198H${sun + 50}M${sun - 64} 210H${sun + 30}M${sun - 24} 222H${sun + 60}" stroke="var(--story-sun)" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>`;

const LANDS: Readonly<Record<Scenes['land'], string>> = {
  cliff:
    `<path d="M176 310C200 230 220 156 256 126C310 106 370 106 430 100H${RIGHT}V310Z" fill="var(--rock-2)"/>` +
    `<path d="M256 126C310 106 370 106 430 98H${RIGHT}V116H430C370 122 320 122 266 140Z" fill="var(--rim)"/>` +
    `<path d="M180 310C208 236 230 184 268 162C320 142 380 152 440 148H${RIGHT}V310Z" fill="var(--rock-3)"/>` +
    `<path d="M188 310C212 254 236 224 274 212C330 196 390 206 440 206H${RIGHT}V310Z" fill="var(--rock-4)"/>`,
  shore:
    `<path d="M196 310C210 268 228 240 262 226C320 208 380 212 440 204H${RIGHT}V310Z" fill="var(--rock-2)"/>` +
    `<path d="M206 266C224 242 242 232 262 226C320 208 380 212 440 204H${RIGHT}V238H440C360 240 290 238 206 266Z" fill="var(--ground)"/>`,
  none: '',
};

const CREW: readonly FigureKind[] = ['worker-white-woman', 'worker-blue-man', 'worker-brown-woman'];

/** The three in their rowing boat. */
const ROWED =
  CREW.map((kind, n) => placed(drawnFigure(kind), -42 + n * 42, 0, 0.9)).join('') +
  '<path d="M-84-22H84C76 14 40 22 0 22S-76 14-84-22Z" fill="var(--plaster-lit)" stroke="var(--chart-ink)" stroke-width="4"/>' +
  '<path d="M-80-12H80" stroke="var(--door)" stroke-width="9"/>' +
  '<path d="M-104 20C-60 34 60 34 108 18" fill="none" stroke="var(--foam)" stroke-width="5" stroke-linecap="round"/>';

const BOATS: Readonly<Record<Scenes['boat'], string>> = {
  rowed: placed(ROWED, 108, 250, 0.62),
  sailed: placed(BOAT, 110, 246, 1.25),
  away: '',
};

/** A parcel in sailcloth, tied with rope. */
const PARCEL =
  '<path d="M-70 22V-46L-8-62L66-44V24L0 44Z" fill="var(--chart-2)" stroke="var(--chart-ink)" stroke-width="4" stroke-linejoin="round"/>' +
  '<path d="M-70-46L0-28L66-44M0-28V44M-40-54L28-36V36M26-54L-36-36V32" fill="none" stroke="var(--rope)" stroke-width="5" stroke-linejoin="round"/>' +
  '<path d="M-4-46C-22-66-34-50-6-42C22-34 14-62-2-46" fill="none" stroke="var(--rope)" stroke-width="5" stroke-linecap="round"/>';
