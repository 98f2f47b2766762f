/** What stands below the name of the game on its door. */
export const line = 'Solve 22 riddles together';
