/** What a token shows when it is turned over. */
export const FACES = ['net', 'lure'] as const;
export type Face = (typeof FACES)[number];
