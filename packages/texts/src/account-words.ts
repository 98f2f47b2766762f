/** Why something about an account was not done; whatever has no words of its own is `other`. */
export const ACCOUNT_PROBLEMS = [
  'bad-name',
  'name-taken',
  'bad-password',
  'bad-passkey',
  'last-way-in',
  'cancelled',
  'not-signed-in',
  'too-many',
  'storage-full',
  'unavailable',
  'other',
] as const;
export type AccountProblem = (typeof ACCOUNT_PROBLEMS)[number];

/** Why something does not follow somebody to other devices; whatever has no words of its own is `other`. */
export const SYNC_PROBLEM_WORDS = [
  'unavailable',
  'too-many',
  'storage-full',
  'newer-version',
  'damaged-here',
  'too-many-adventures',
  'other',
] as const;
export type SyncProblemWord = (typeof SYNC_PROBLEM_WORDS)[number];
