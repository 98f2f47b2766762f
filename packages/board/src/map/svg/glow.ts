/** How brightly a place glows. */
export const glowing = (glow: number): number => Math.min(1, 0.3 + 0.11 * glow);
