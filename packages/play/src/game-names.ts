/** Every game, by the name it has in records. A new name makes the compiler name the rooms that are missing. */
export const GAME_NAMES = ['santorini', 'santowerini', 'sphinx', 'prometheus'] as const;
export type GameName = (typeof GAME_NAMES)[number];
