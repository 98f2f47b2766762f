/** Of all steps, this part comes before full speed; what is left of the speed at the end. */
const WARM_UP = 0.01;
const LAST_PART = 0.01;

/** How fast to learn in the `step`th of so many steps, from 1: quickly up, and down again along a cosine. */
export function rateAt(step: number, steps: number, most: number): number {
  const warmUp = Math.max(1, Math.round(steps * WARM_UP));
  if (step <= warmUp) return (most * step) / warmUp;
  const progress = Math.min(1, (step - warmUp) / Math.max(1, steps - warmUp));
  return most * (LAST_PART + ((1 - LAST_PART) * (1 + Math.cos(Math.PI * progress))) / 2);
}
