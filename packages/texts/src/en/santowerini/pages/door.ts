/** What stands below the name of the game on its door. */
export const line = 'Hold the island alone against raiders';
