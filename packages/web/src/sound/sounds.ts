/** One part of a sound: a tone or noise that swells and dies away. */
export interface Part {
  /** In hertz; noise is filtered around it. */
  readonly pitch: number;
  readonly kind: 'tone' | 'noise';
  /** In seconds from the beginning. */
  readonly at: number;
  readonly length: number;
  /** From 0 to 1. */
  readonly loudness: number;
}

const knock = (pitch: number, at = 0, loudness = 0.5): readonly Part[] => [
  { kind: 'noise', pitch: pitch * 6, at, length: 0.04, loudness: loudness * 0.7 },
  { kind: 'tone', pitch, at, length: 0.09, loudness },
];

const notes = (pitches: readonly number[], gap: number, length: number, loudness: number): readonly Part[] =>
  pitches.map((pitch, n) => ({ kind: 'tone', pitch, at: n * gap, length, loudness }));

/** Dry and small, like wood and clay on stone. */
export const SOUNDS = {
  step: knock(180),
  climb: [...knock(180), ...knock(227, 0.09)],
  block: [
    { kind: 'tone', pitch: 90, at: 0, length: 0.16, loudness: 0.8 },
    { kind: 'noise', pitch: 900, at: 0, length: 0.08, loudness: 0.35 },
  ],
  dome: [
    { kind: 'tone', pitch: 392, at: 0, length: 0.7, loudness: 0.35 },
    { kind: 'tone', pitch: 587, at: 0.01, length: 0.7, loudness: 0.25 },
  ],
  push: [{ kind: 'noise', pitch: 500, at: 0, length: 0.18, loudness: 0.35 }, ...knock(150, 0.16)],
  refusal: [{ kind: 'tone', pitch: 130, at: 0, length: 0.06, loudness: 0.45 }],
  'your-turn': notes([294, 440], 0.12, 0.35, 0.3),
  'short-time': notes([587, 587], 0.16, 0.12, 0.25),
  win: notes([294, 330, 440, 587], 0.14, 0.6, 0.35),
  lose: notes([440, 349, 330, 294], 0.16, 0.6, 0.22),
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export type SoundName = keyof typeof SOUNDS;
