import type { Colour, WorkerKind } from '../scene.ts';
import { coloursOf } from './colours.ts';
import { type Drawing, symbol, use } from './drawing.ts';

/** What tells a worker from others, also in grey: SVG behind the body, and before it. */
export interface Attire {
  readonly behind: string;
  readonly before: string;
}

const WHITE = ' stroke="#fff" stroke-width="4.4"';

/** The colours' signs: ring, cross, dot and bar; feet at 0, 0, about 92 high. */
export const ATTIRES: Readonly<Record<Colour, Attire>> = {
  0: {
    behind:
      '<path d="M0-99.5A24.5 24.5 0 0 1 0-50.5A24.5 24.5 0 0 1 0-99.5ZM0-92.5A17.5 17.5 0 0 0 0-57.5A17.5 17.5 0 0 0 0-92.5Z"/>',
    before: `<circle cy="-38" r="6.6" fill="none"${WHITE}/>`,
  },
  1: {
    behind:
      '<path d="M-34-56C-35-63-28-65-24-63H24C28-65 35-63 34-56C34-50 28-48 24-49H-24C-28-48-34-50-34-56Z"/>',
    before: `<path d="M-13-80C-14-101 14-101 13-80C9-88-9-88-13-80Z" fill="#fff"/><path d="M0-46V-30M-8-38H8"${WHITE}/>`,
  },
  2: {
    behind: '',
    before:
      '<path d="M-8-84C-22-90-22-106-8-110L-9-117H9L8-110C22-106 22-90 8-84Z"/>' +
      '<path d="M0-98h.1M0-38h.1" stroke="#fff" stroke-width="12.6"/>',
  },
  3: {
    behind: '',
    before: `<path d="M-30-80C-30-86-14-85-11-88C-9-98 9-98 11-88C14-85 30-86 30-80C30-75-30-75-30-80Z"/><path d="M-9-38H9"${WHITE}/>`,
  },
};

const HEAD =
  '<ellipse cy="-73" rx="10.5" ry="12"/><path d="M0-76V-70" stroke-opacity=".6" stroke-width="2.6"/>';
const SHADE = ' fill="currentColor" fill-opacity=".26" stroke="none"';
const GLEAM = ' fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="3.4"';

const WOMAN =
  '<path d="M-29-5C-29 4 29 4 29-5C23-17 12-33 9-46C14-50 15-58 11-61C6-64-6-64-11-61C-15-58-14-50-9-46C-12-33-23-17-29-5Z"/>' +
  `<path d="M5-62C15-62 15-50 9-46C12-33 23-17 29-5C27 0 18 1.5 10 1.5C13-14 7-33 4-47C8-52 8-57 5-62Z"${SHADE}/>` +
  `<path d="M-7-40C-9-28-15-16-20-8"${GLEAM}/>` +
  `<path d="M-18-20C-6-15 6-15 18-20" fill="none" stroke-opacity=".45" stroke-width="2.4"/>${HEAD}`;
const MAN =
  '<path d="M-15-5C-15 2 15 2 15-5L17-42C23-48 23-58 16-61C6-64-6-64-16-61C-23-58-23-48-17-42Z"/>' +
  `<path d="M7-62C23-62 23-49 17-42L15-5C15 0 10 1 6 1L8-43C12-49 12-57 7-62Z"${SHADE}/>` +
  `<path d="M-11-42L-10-8"${GLEAM}/><path d="M-15-26H15" stroke-opacity=".6" stroke-width="4"/>${HEAD}`;

const BODIES: Readonly<Record<WorkerKind, string>> = { woman: WOMAN, man: MAN };

/** How bodies are drawn. */
export const BODY =
  ' stroke="currentColor" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"';
const SMALLER = ' transform="scale(.8)"';
const COLOURS = [0, 1, 2, 3] as const;

/** The parts of which workers are put together. */
export const workerSymbols = (drawing: Drawing): string =>
  symbol(drawing, 'woman', WOMAN, SMALLER + BODY) +
  symbol(drawing, 'man', MAN, SMALLER + BODY) +
  COLOURS.flatMap((colour) => [
    symbol(drawing, `behind${colour}`, ATTIRES[colour].behind, SMALLER + BODY),
    symbol(drawing, `before${colour}`, ATTIRES[colour].before, SMALLER + BODY),
  ]).join('');

/** The body of a worker with the signs of its colour; its feet are at 0, 0. */
export const workerBody = (drawing: Drawing, kind: WorkerKind, colour: Colour | undefined): string =>
  (colour === undefined ? [kind] : [`behind${colour}`, kind, `before${colour}`])
    .map((part) => use(drawing, part, [0, 3]))
    .join('');

/** What a worker in some attire is drawn of, for whoever says how that is filled. */
export const workerShape = (kind: WorkerKind, { behind, before }: Attire): string =>
  behind + BODIES[kind] + before;

/** A worker by itself, without anything that has a name. */
export const portrait = (colour: Colour, kind: WorkerKind): string =>
  `<g${coloursOf(colour)}${BODY}>${workerShape(kind, ATTIRES[colour])}</g>`;
