/** What stands below the name of the game on its door. */
export const line = 'Defiende la isla en solitario';
