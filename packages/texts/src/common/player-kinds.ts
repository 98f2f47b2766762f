/** Who may play for a seat. */
export const PLAYER_KINDS = ['person', 'computer'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];
