import type { HeroPowerTexts } from '../power-text.ts';

/** The heroes, whose powers work once in a game. */
export const heroPowers: HeroPowerTexts = {
  achilles: {
    name: 'Aquiles',
    title: 'Guerrero del talón vulnerable',
    power: 'Una vez por partida, tu obrero puede construir antes y después de moverse, y además puede subir.',
    help: [
      'El que construye primero es el mismo obrero que se mueve y vuelve a construir.',
      'Puede subir al bloque que acaba de poner: alza una casilla del nivel 2 al 3, sube a ella desde el 2 y gana.',
      'Las dos construcciones pueden ir en la misma casilla, y cada vez se permite una cúpula sobre tres bloques.',
      'Construir primero gasta el poder para el resto de la partida.',
      'Perséfone no puede exigirlo. Si podías subir sin él, también debes subir en el turno en que lo usas.',
      'Mientras Atenea prohíbe subir puedes construir primero y pisar una casilla alzada hasta tu nivel.',
      'Los héroes solo juegan en partidas de dos.',
    ],
  },
  bellerophon: {
    name: 'Belerofonte',
    title: 'Jinete del caballo alado',
    power: 'Una vez por partida, tu obrero puede subir exactamente dos niveles de un solo movimiento.',
    help: [
      'Del suelo al nivel 2, o del nivel 1 al nivel 3, y entonces gana. Tres niveles son demasiados.',
      'Después de esa subida tus obreros suben un nivel como mucho, como los de todos.',
      'Mientras Atenea o Nike prohíban subir, también esta subida está prohibida.',
      'Contra Hera no gana una subida al nivel 3 en el borde, y el poder se gasta igualmente.',
      'Perséfone no puede exigir esta subida. Cuando pide una normal, esta también sirve.',
      'Belerofonte es un héroe: solo para partidas de dos.',
    ],
  },
  polyphemus: {
    name: 'Polifemo',
    title: 'Gigante de un solo ojo',
    power:
      'Una vez por partida, al final de tu turno, puedes poner hasta dos cúpulas en casillas libres de cualquier altura.',
    help: [
      'Las casillas pueden estar en cualquier parte del tablero, cerca de tus obreros o no, sin obrero ni cúpula.',
      'Antes te mueves y construyes, como en cualquier turno. Las cúpulas vienen además.',
      'Una sola cúpula también gasta el poder: la segunda no se puede guardar para más tarde.',
      'Una cúpula sobre tres bloques completa una torre, y Crono la cuenta. Una más baja, no.',
      'Limos permite tus cúpulas junto a sus obreros; en la edición impresa, solo las que van sobre tres bloques.',
      'El poder de un héroe es para partidas de dos jugadores.',
    ],
  },
  theseus: {
    name: 'Teseo',
    title: 'Héroe del laberinto',
    power:
      'Una vez por partida, al final de tu turno, puedes eliminar a un obrero rival junto a uno tuyo y dos niveles más alto.',
    help: [
      'Exactamente dos niveles: del suelo al nivel 2, o del nivel 1 al nivel 3. Uno o tres no sirven.',
      'El obrero de abajo puede ser cualquiera de los tuyos, se haya movido o no.',
      'Si hay varios obreros así, eliges uno. Queda fuera el resto de la partida.',
      'Un rival que pierde a su último obrero pierde la partida cuando empieza su turno.',
      'Eliminar a la obrera de Selene se lleva con ella el poder de Selene.',
      'Contra Afrodita, el obrero que eliminas aún cuenta para el movimiento que hiciste antes.',
      'Puedes guardarlo, incluso para siempre. Para partidas de dos, como todo héroe.',
    ],
  },
};
