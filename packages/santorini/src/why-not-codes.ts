/** Why a square cannot be chosen now. `forbidden` and `must` come with the power that says so. */
export const WHY_NOT_CODES = [
  'game-over',
  'no-worker',
  'not-your-worker',
  'another-worker',
  'own-square',
  'not-adjacent',
  'dome',
  'closed',
  'occupied',
  'too-high',
  'own-power',
  'forbidden',
  'must',
  'no-complete-turn',
] as const;

export type WhyNotCode = (typeof WHY_NOT_CODES)[number];
