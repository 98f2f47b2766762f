/** Why a command line is refused. */
export const USAGE_ERRORS = [
  'unknown-command',
  'unknown-game',
  'unknown-option',
  'missing-value',
  'needless-value',
  'missing-argument',
  'extra-argument',
  'bad-value',
] as const;
export type UsageError = (typeof USAGE_ERRORS)[number];
