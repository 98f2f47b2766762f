import type { HeroPowerTexts } from '../../santorini/power-text.ts';

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
  adonis: {
    name: 'Adonis',
    title: 'De belleza arrolladora',
    power:
      'Una vez por partida, al final de tu turno, puedes nombrar a un obrero tuyo y a uno rival: tras el próximo turno rival deben ser vecinos, si es posible.',
    help: [
      'Se mira cuando acaba el próximo turno de tu rival, hechos ya todos los movimientos, construcciones y fuerzas.',
      'Posible quiere decir en un turno completo que no rompa otra ley. Si no lo es, tu rival juega libremente.',
      'Una pareja que ya está junta debe volver a estarlo al final.',
      'Un turno que gana no tiene que obedecer.',
      'Un obrero eliminado no es vecino de nadie: eliminar a uno de los dos no libra a tu rival.',
      'Nadie tiene que gastar el poder de un héroe para obedecer.',
      'Adonis es un héroe y juega en partidas de dos.',
    ],
    forbids: 'Adonis ha cautivado a un obrero tuyo: debe terminar este turno junto al suyo, si puede.',
    printed:
      'Una vez por partida, al final de tu turno, puedes nombrar a un obrero rival: tras su próximo turno debe estar junto a uno de los tuyos, si es posible.',
  },
  atalanta: {
    name: 'Atalanta',
    title: 'Cazadora veloz',
    power:
      'Una vez por partida, tu obrero puede seguir moviéndose después de su movimiento, tantas veces como quieras.',
    help: [
      'Cada paso es un movimiento propio: sube un nivel como mucho, y una subida al nivel 3 gana en el acto.',
      'El poder se gasta con el segundo paso. Un turno de un solo paso no cuesta nada.',
      'Da todos los pasos el mismo obrero, y construye donde se detiene. Puede incluso volver adonde empezó.',
      'Perséfone no puede exigir los pasos de más. Si podías subir sin ellos, la carrera también debe subir.',
      'Contra Afrodita solo cuenta el final de la carrera.',
      'Como heroína, Atalanta solo corre en partidas de dos.',
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
  heracles: {
    name: 'Heracles',
    title: 'Autor de grandes hazañas',
    power:
      'Una vez por partida, en vez de construir, puedes poner cuantas cúpulas quieras, a cualquier altura, junto a cualquiera de tus obreros.',
    help: [
      'Van en casillas libres junto al obrero que se movió o junto al que no se movió.',
      'Ninguna también vale: así acaba su turno un obrero que no puede construir. La edición impresa pide al menos una.',
      'En la edición revisada, una sola cúpula que podría ser tu construcción de siempre lo es, y el poder se conserva.',
      'Sobre menos de tres bloques una cúpula solo cierra su casilla. No completa ninguna torre.',
      'Junto a Limos se permiten tus cúpulas; con su redacción impresa, solo las que van sobre tres bloques.',
      'Gea puede responder con un obrero a cada una de las cúpulas.',
      'Heracles es un héroe, así que juega en partidas de dos.',
    ],
    printed:
      'Una vez por partida, al final de tu turno, puedes poner además cuantas cúpulas quieras, a cualquier altura, junto a cualquiera de tus obreros.',
  },
  jason: {
    name: 'Jasón',
    title: 'Jefe de los argonautas',
    power:
      'Una vez por partida, en vez de tu turno, un tercer obrero puede llegar a una casilla libre del suelo en el borde; se mueve y construye.',
    help: [
      'El obrero espera fuera del tablero. Una vez llegado es como los demás.',
      'Una casilla del suelo no tiene bloques, y no puede haber en ella obrero ni cúpula.',
      'Tus otros obreros no hacen nada en ese turno. Es un turno aunque ellos estén bloqueados.',
      'Llegar no es moverse, así que no le afecta ninguna prohibición de moverse. El movimiento que sigue las respeta todas.',
      'Perséfone no puede exigirlo. Si podías subir sin él, el obrero nuevo tiene que subir o no puede llegar.',
      'Jasón guía a sus héroes en partidas de dos.',
    ],
    printed:
      'Una vez por partida, en vez de tu turno, un tercer obrero puede llegar a una casilla libre del suelo en el borde; construye sin moverse.',
  },
  medea: {
    name: 'Medea',
    title: 'Poderosa hechicera',
    power:
      'Una vez por partida, al final de tu turno, puedes quitar todos los bloques bajo un obrero junto a uno tuyo; baja con ellos.',
    help: [
      'Puede ser un obrero de cualquier bando, también tuyo, pero ninguno actúa sobre sí mismo: el tuyo debe estar junto a tu otro obrero.',
      'Debe haber al menos un bloque. El obrero acaba en el suelo; en la edición impresa baja un nivel.',
      'Bajar así no es moverse: a Pan no le da la victoria ni despierta ningún poder.',
      'Quitar bloques no es construir, así que Limos no lo impide.',
      'En la edición impresa solo puede hacerlo un obrero tuyo que no se ha movido.',
      'Medea figura entre los héroes, para partidas de dos.',
    ],
    printed:
      'Una vez por partida, al final de tu turno, puedes quitar un bloque bajo cada uno de los obreros que quieras junto a uno tuyo que no se movió.',
  },
  odysseus: {
    name: 'Odiseo',
    title: 'Caudillo astuto',
    power:
      'Una vez por partida, antes de tu turno, puedes forzar a esquinas libres a cuantos obreros rivales quieras de los que están junto a los tuyos.',
    help: [
      'Cada uno va una vez, uno tras otro, a la esquina que elijas. Los niveles no importan.',
      'Después juegas tu turno como siempre, y puedes entrar en una casilla que has despejado.',
      'Una esquina con un obrero o una cúpula no recibe a nadie. Con las cuatro ocupadas el poder tiene que esperar.',
      'Forzado no es movido: quien es enviado a una esquina de nivel 3 no gana.',
      'Perséfone no puede exigirlo, aunque abriera el único camino hacia arriba.',
      'Odiseo es un héroe para partidas de dos.',
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
