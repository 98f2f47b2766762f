/** What stands below the name of the game on its door. */
export const line = 'Dos mapas, dos planes, de 2 a 4';
