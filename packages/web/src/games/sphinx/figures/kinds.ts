/** The colours that players choose from. */
export const WORKER_COLOURS = ['white', 'blue', 'brown'] as const;
export type WorkerColour = (typeof WORKER_COLOURS)[number];

export const WORKER_BODIES = ['woman', 'man'] as const;
export type WorkerBody = (typeof WORKER_BODIES)[number];

export const COIN_COLOURS = ['silver', 'gold'] as const;
export type CoinColour = (typeof COIN_COLOURS)[number];

/** What a coin needs, or how large a drifting piece is: 4 is a dome. */
export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

/** The Sphinx's gems, and the faces of her die. */
export const GEMS = ['red', 'green', 'blue'] as const;
export type Gem = (typeof GEMS)[number];

/** How high towers on graves have to be. */
export const GRAVE_HEIGHTS = [2, 3] as const;
export type GraveHeight = (typeof GRAVE_HEIGHTS)[number];

export type WorkerKind = `worker-${WorkerColour}-${WorkerBody}`;
export type CoinKind = `coin-${CoinColour}-${Level}`;
export type FlotsamKind = `flotsam-${Level}`;
export type GemKind = `gem-${Gem}`;
export type GraveKind = `grave-${GraveHeight}` | `king-grave-${GraveHeight}`;

/** Whoever stands on a field. */
export type FigureKind = WorkerKind | 'wanderer' | 'king' | 'sphinx' | 'sphinx-hovering';
/** What lies on a field, and rides up on what is built there; gems, as signs, say which zone a space belongs to. */
export type TokenKind = CoinKind | 'blessing' | FlotsamKind | GraveKind | GemKind;

export const workerKind = (colour: WorkerColour, body: WorkerBody): WorkerKind => `worker-${colour}-${body}`;
export const coinKind = (colour: CoinColour, level: Level): CoinKind => `coin-${colour}-${level}`;
export const flotsamKind = (level: Level): FlotsamKind => `flotsam-${level}`;
export const gemKind = (gem: Gem): GemKind => `gem-${gem}`;
export const graveKind = (height: GraveHeight, isKings: boolean): GraveKind =>
  isKings ? `king-grave-${height}` : `grave-${height}`;

export const WORKER_KINDS: readonly WorkerKind[] = WORKER_COLOURS.flatMap((colour) =>
  WORKER_BODIES.map((body) => workerKind(colour, body)),
);
export const COIN_KINDS: readonly CoinKind[] = COIN_COLOURS.flatMap((colour) =>
  LEVELS.map((level) => coinKind(colour, level)),
);
export const FLOTSAM_KINDS: readonly FlotsamKind[] = LEVELS.map(flotsamKind);
export const GRAVE_KINDS: readonly GraveKind[] = [false, true].flatMap((isKings) =>
  GRAVE_HEIGHTS.map((height) => graveKind(height, isKings)),
);

export const FIGURE_KINDS: readonly FigureKind[] = [
  ...WORKER_KINDS,
  'wanderer',
  'king',
  'sphinx',
  'sphinx-hovering',
];
export const TOKEN_KINDS: readonly TokenKind[] = [
  ...COIN_KINDS,
  'blessing',
  ...FLOTSAM_KINDS,
  ...GRAVE_KINDS,
  ...GEMS.map(gemKind),
];
