/** What stands below the name of the game on its door. */
export const line = 'Two maps, two plans, for 2 to 4';
