import type { HeroPowerTexts } from '../../santorini/power-text.ts';

/** The heroes, whose powers work once in a game. */
export const heroPowers: HeroPowerTexts = {
  achilles: {
    name: 'Aquiles',
    title: 'Guerrero del talón vulnerable',
    power: 'Una vez por partida, tu obrero puede construir antes y después de moverse, y además puede subir.',
    theirs:
      'Una vez por partida, su obrero puede construir antes y después de moverse, y además puede subir.',
    help: [
      'El que construye primero es el mismo obrero que se mueve y vuelve a construir.',
      'Puede subir al bloque que acaba de poner: levanta una casilla del nivel 2 al 3, sube desde el nivel 2 y gana.',
      'Puedes construir las dos veces en la misma casilla, y cada vez puede ser una cúpula sobre tres bloques.',
      'Construir primero gasta el poder para el resto de la partida.',
      'Perséfone no te obliga a usarlo. Si podías subir sin él, también tienes que subir en el turno en que lo usas.',
      'Si Atenea te prohíbe subir, aún puedes construir primero y pasar a una casilla levantada hasta tu nivel.',
      'Los héroes son solo para dos jugadores.',
    ],
  },
  adonis: {
    name: 'Adonis',
    title: 'De belleza arrolladora',
    power:
      'Una vez por partida, al final de tu turno, puedes elegir un obrero tuyo y uno rival: tras el próximo turno rival deben ser vecinos, si es posible.',
    theirs:
      'Una vez por partida, al final de su turno, puede elegir un obrero suyo y uno tuyo: tras tu próximo turno deben ser vecinos, si es posible.',
    help: [
      'Se mira cuando acaba el próximo turno de tu rival, después de todo lo que haya hecho.',
      'Es decir, en un turno completo que no prohíba otro poder. Si no es posible, tu rival juega libremente.',
      'Una pareja que ya está junta debe volver a estarlo al final.',
      'Quien gana en ese turno no tiene que cumplirlo.',
      'Un obrero retirado no es vecino de nadie: retirar a uno de los dos no libra a tu rival.',
      'Nadie tiene que gastar el poder de un héroe para cumplirlo.',
      'Adonis es un héroe, para dos jugadores.',
    ],
    forbids: 'Adonis ha cautivado a un obrero tuyo: debe terminar este turno junto al suyo, si puede.',
    binds: 'Un obrero tuyo debe acabar junto al de Adonis, si puede',
    printed:
      'Una vez por partida, al final de tu turno, puedes elegir un obrero rival: tras su próximo turno debe estar junto a uno de los tuyos, si es posible.',
    theirsPrinted:
      'Una vez por partida, al final de su turno, puede elegir un obrero tuyo: tras tu próximo turno debe estar junto a uno de los suyos, si es posible.',
  },
  atalanta: {
    name: 'Atalanta',
    title: 'Cazadora veloz',
    power:
      'Una vez por partida, tu obrero puede seguir moviéndose después de su movimiento, tantas veces como quieras.',
    theirs:
      'Una vez por partida, su obrero puede seguir moviéndose después de su movimiento, tantas veces como quiera.',
    help: [
      'Cada paso es un movimiento: un nivel hacia arriba como mucho, y si subes al nivel 3 ganas en el acto.',
      'El poder se gasta con el segundo paso. Un turno de un solo paso no cuesta nada.',
      'Da todos los pasos el mismo obrero y construye desde donde se detiene. Puede incluso volver adonde empezó.',
      'Perséfone no te obliga a dar pasos de más. Si podías subir sin ellos, la carrera también tiene que subir.',
      'Contra Afrodita solo cuenta el final de la carrera.',
      'Atalanta es una heroína, solo para dos jugadores.',
    ],
  },
  bellerophon: {
    name: 'Belerofonte',
    title: 'Jinete del caballo alado',
    power: 'Una vez por partida, tu obrero puede subir exactamente dos niveles de un solo movimiento.',
    theirs: 'Una vez por partida, su obrero puede subir exactamente dos niveles de un solo movimiento.',
    help: [
      'Del suelo al nivel 2, o del nivel 1 al nivel 3, y entonces gana. Tres niveles son demasiados.',
      'Después de esa subida tus obreros suben un nivel como mucho, como los de todos.',
      'Si Atenea o Nike te prohíben subir, tampoco puedes subir así.',
      'Contra Hera no ganas si subes al nivel 3 en el borde, y el poder se gasta igualmente.',
      'Perséfone no te obliga a usarlo. Si de todos modos tienes que subir, esta subida también sirve.',
      'Belerofonte es un héroe: solo para dos jugadores.',
    ],
  },
  heracles: {
    name: 'Heracles',
    title: 'Autor de grandes hazañas',
    power:
      'Una vez por partida, en vez de construir, puedes poner cuantas cúpulas quieras, a cualquier altura, junto a cualquiera de tus obreros.',
    theirs:
      'Una vez por partida, en vez de construir, puede poner cuantas cúpulas quiera, a cualquier altura, junto a cualquiera de sus obreros.',
    help: [
      'Van en casillas libres junto al obrero que se ha movido o junto al que no.',
      'También puedes no poner ninguna: así acaba su turno un obrero que no puede construir. En la edición impresa, al menos una.',
      'En la edición revisada, una sola cúpula que podrías haber puesto de todos modos no gasta el poder.',
      'Sobre menos de tres bloques una cúpula solo cierra su casilla. No completa ninguna torre.',
      'Puedes poner cúpulas junto a Limos; en la edición impresa, solo sobre tres bloques.',
      'Gea puede traer un obrero por cada una de las cúpulas.',
      'Heracles es un héroe, así que es para dos jugadores.',
    ],
    printed:
      'Una vez por partida, al final de tu turno, puedes poner además cuantas cúpulas quieras, a cualquier altura, junto a cualquiera de tus obreros.',
    theirsPrinted:
      'Una vez por partida, al final de su turno, puede poner además cuantas cúpulas quiera, a cualquier altura, junto a cualquiera de sus obreros.',
  },
  jason: {
    name: 'Jasón',
    title: 'Jefe de los argonautas',
    power:
      'Una vez por partida, en vez de tu turno, puedes traer un tercer obrero a una casilla libre del suelo en el borde; se mueve y construye.',
    theirs:
      'Una vez por partida, en vez de su turno, puede traer un tercer obrero a una casilla libre del suelo en el borde; se mueve y construye.',
    help: [
      'El obrero espera fuera del tablero. Una vez dentro, es como los demás.',
      'Una casilla del suelo no tiene bloques, y no puede haber en ella obrero ni cúpula.',
      'Tus otros obreros no hacen nada en ese turno. Puedes hacerlo aunque estén bloqueados.',
      'Llegar no es moverse, así que no le afecta nada que impida moverse. Al movimiento que sigue, sí.',
      'Perséfone no te obliga a traerlo. Si podías subir sin él, solo puedes traerlo si sube.',
      'Jasón es un héroe, solo para dos jugadores como todos.',
    ],
    printed:
      'Una vez por partida, en vez de tu turno, puedes traer un tercer obrero a una casilla libre del suelo en el borde; construye sin moverse.',
    theirsPrinted:
      'Una vez por partida, en vez de su turno, puede traer un tercer obrero a una casilla libre del suelo en el borde; construye sin moverse.',
  },
  medea: {
    name: 'Medea',
    title: 'Poderosa hechicera',
    power:
      'Una vez por partida, al final de tu turno, puedes quitar todos los bloques que tiene debajo un obrero junto a uno tuyo; baja con ellos.',
    theirs:
      'Una vez por partida, al final de su turno, puede quitar todos los bloques que tiene debajo un obrero junto a uno suyo; baja con ellos.',
    help: [
      'Puede ser un obrero de cualquiera, también tuyo, pero no el que lo hace: el tuyo debe estar junto a tu otro obrero.',
      'Debe haber al menos un bloque. El obrero acaba en el suelo; en la edición impresa baja un nivel.',
      'Bajar así no es moverse: ni da la victoria a Pan ni activa ningún poder.',
      'Quitar bloques no es construir, así que Limos no lo impide.',
      'En la edición impresa solo puede hacerlo un obrero tuyo que no se ha movido.',
      'Medea es una heroína, para dos jugadores.',
    ],
    printed:
      'Una vez por partida, al final de tu turno, puedes quitar un bloque bajo cada uno de los obreros que quieras junto a uno tuyo que no se ha movido.',
    theirsPrinted:
      'Una vez por partida, al final de su turno, puede quitar un bloque bajo cada uno de los obreros que quiera junto a uno suyo que no se ha movido.',
  },
  odysseus: {
    name: 'Odiseo',
    title: 'Caudillo astuto',
    power:
      'Una vez por partida, antes de tu turno, puedes desplazar a esquinas libres a cuantos obreros rivales quieras de los que están junto a los tuyos.',
    theirs:
      'Una vez por partida, antes de su turno, puede desplazar a esquinas libres a cuantos obreros tuyos quiera de los que están junto a los suyos.',
    help: [
      'Cada uno va una vez, uno tras otro, a la esquina que elijas. Los niveles no importan.',
      'Después juegas tu turno como siempre, y puedes entrar en una casilla que has despejado.',
      'No se puede enviar a nadie a una esquina con obrero o cúpula. Con las cuatro ocupadas, el poder tiene que esperar.',
      'Que te desplacen no es moverse: un obrero enviado a una esquina de nivel 3 no gana.',
      'Perséfone no te obliga a usarlo, aunque fuera la única manera de subir.',
      'Odiseo es un héroe para dos jugadores.',
    ],
  },
  polyphemus: {
    name: 'Polifemo',
    title: 'Gigante de un solo ojo',
    power:
      'Una vez por partida, al final de tu turno, puedes poner hasta dos cúpulas en casillas libres de cualquier altura.',
    theirs:
      'Una vez por partida, al final de su turno, puede poner hasta dos cúpulas en casillas libres de cualquier altura.',
    help: [
      'Las casillas pueden estar en cualquier parte del tablero, cerca de tus obreros o no, sin obrero ni cúpula.',
      'Antes te mueves y construyes, como en cualquier turno. Las cúpulas son un extra.',
      'Una sola cúpula también gasta el poder: la segunda no se puede guardar para más tarde.',
      'Una cúpula sobre tres bloques completa una torre y cuenta para Crono. Una más baja, no.',
      'Puedes poner cúpulas junto a los obreros de Limos; en la edición impresa, solo sobre tres bloques.',
      'Como todos los héroes, es para dos jugadores.',
    ],
  },
  theseus: {
    name: 'Teseo',
    title: 'Héroe del laberinto',
    power:
      'Una vez por partida, al final de tu turno, puedes retirar un obrero rival que esté junto a uno tuyo y dos niveles más alto.',
    theirs:
      'Una vez por partida, al final de su turno, puede retirar un obrero tuyo que esté junto a uno suyo y dos niveles más alto.',
    help: [
      'Exactamente dos niveles: del suelo al nivel 2, o del nivel 1 al nivel 3. Uno o tres no sirven.',
      'El obrero de abajo puede ser cualquiera de los tuyos, se haya movido o no.',
      'Si hay varios obreros así, eliges uno. Queda fuera el resto de la partida.',
      'Un rival que pierde a su último obrero pierde la partida cuando empieza su turno.',
      'Si retiras a la obrera de Selene, se va con ella el poder de Selene.',
      'Contra Afrodita, el obrero que retiras aún cuenta para el movimiento que hiciste antes.',
      'No estás obligado a usarlo. Para dos jugadores, como todos los héroes.',
    ],
  },
};
