import { settings } from './settings-store.ts';

const SPEEDS = { off: 0, slow: 0.5, normal: 1, fast: 2 } as const;
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** How fast things move: 0 for cuts, 1 for the usual speed. */
export const motionSpeed = (): number => (reducedMotion.matches ? 0 : SPEEDS[settings.value.motion]);
