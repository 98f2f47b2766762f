/** From 0 to 1, slow at both ends. */
export const easeInOut = (t: number): number => t * t * (3 - 2 * t);

/** From 0 to 1, slow at its end. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;

const TOUCH = 0.72;

/** How high something that falls still is: from 1 to 0, with one small hop. */
export function fallen(t: number): number {
  if (t <= TOUCH) return 1 - (t / TOUCH) ** 2;
  return 0.05 * Math.sin((Math.PI * (t - TOUCH)) / (1 - TOUCH));
}

/** When something that falls touches the ground, as a share of its time. */
export const TOUCH_SHARE: number = TOUCH;

/** From 0 up to 1 and back. */
export const hop = (t: number): number => Math.sin(Math.PI * t);

/** A share of a stretch of time, 0 before it and 1 after it. */
export const progress = (time: number, start: number, duration: number): number =>
  duration <= 0 ? Number(time >= start) : Math.min(Math.max((time - start) / duration, 0), 1);
