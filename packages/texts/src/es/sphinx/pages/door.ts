/** What stands below the name of the game on its door. */
export const line = 'Resolved juntos 22 enigmas';
