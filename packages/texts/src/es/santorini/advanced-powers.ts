import type { AdvancedPowerTexts } from '../../santorini/power-text.ts';

/** The twenty advanced powers. */
export const advancedPowers: AdvancedPowerTexts = {
  aphrodite: {
    name: 'Afrodita',
    title: 'Diosa del amor',
    power: 'Si un obrero rival empieza su turno junto a uno tuyo y se mueve, debe acabar junto a uno tuyo.',
    theirs: 'Si tu obrero empieza tu turno junto a uno suyo y se mueve, debe acabar junto a uno suyo.',
    help: [
      'Sirve cualquiera de tus obreros: puede dejar a uno y acabar junto a otro.',
      'A un obrero que no se mueve no le afecta.',
      'Solo cuenta el último movimiento. Quien se mueve varias veces puede alejarse por el camino, pero no ganar lejos de ti.',
      'Cuenta dónde están tus obreros tras ese movimiento, aunque los haya llevado allí un intercambio, un empujón o una barca.',
      'Un obrero que no puede cumplirlo no puede moverse, y quien no tiene otro turno pierde.',
      'Para dos o cuatro jugadores.',
    ],
    forbids: 'Afrodita retiene a este obrero: tiene que acabar su movimiento junto a uno de los de ella.',
    binds: 'No puedes alejarte de los obreros de Afrodita',
  },
  ares: {
    name: 'Ares',
    title: 'Dios de la guerra',
    power:
      'Al final de tu turno, tu obrero que no se ha movido puede quitar el bloque más alto de una casilla libre junto a él.',
    theirs:
      'Al final de su turno, su obrero que no se ha movido puede quitar el bloque más alto de una casilla libre junto a él.',
    help: [
      'La casilla no puede tener obrero ni cúpula. Las cúpulas nunca se quitan.',
      'Puedes quitar el bloque que acabas de construir.',
      'Si te queda un solo obrero, ninguno se ha quedado quieto y el poder no hace nada.',
      'Siempre puedes dejarlo todo como está.',
    ],
  },
  bia: {
    name: 'Bía',
    title: 'Diosa de la violencia',
    power:
      'Colocas primero, en el borde. Al moverte, se retira al obrero rival que esté en la casilla siguiente en línea recta.',
    theirs:
      'Coloca primero, en el borde. Al moverse, se retira al obrero rival que esté en la casilla siguiente en línea recta.',
    help: [
      'Colocas tus obreros antes que nadie; eso no cambia quién juega el primer turno.',
      'En línea recta quiere decir una casilla más allá de la que pisas, en la dirección de tu movimiento.',
      'Es obligatorio, y el obrero no vuelve. Tus propios obreros están a salvo.',
      'Ese mismo turno puedes construir en la casilla que queda libre.',
      'Quien no tiene obreros pierde cuando llega su turno.',
    ],
    forbids: 'Los obreros de Bía empiezan en el borde del tablero.',
    printed:
      'Colocas primero, donde quieras. Al moverte, se retira al obrero rival que esté en la casilla siguiente en línea recta.',
    theirsPrinted:
      'Coloca primero, donde quiera. Al moverse, se retira al obrero rival que esté en la casilla siguiente en línea recta.',
  },
  chaos: {
    name: 'Caos',
    title: 'El vacío anterior a los dioses',
    power:
      'Tienes un poder simple elegido al azar, y robas otro después de cada turno en que alguien construye una cúpula.',
    theirs:
      'Tiene un poder simple elegido al azar, y roba otro después de cada turno en que alguien construye una cúpula.',
    help: [
      'El mazo se forma con los poderes simples que nadie más tiene. Su orden es secreto.',
      'Cuenta cualquier cúpula, de cualquier jugador y a cualquier altura; varias en un turno cambian tu poder una sola vez.',
      'El cambio llega cuando ese turno ha terminado. Hasta entonces conservas el anterior.',
      'Cuando el mazo se acaba, se barajan de nuevo los poderes usados.',
      'Si robas a Atenea justo después de un turno en que subiste, tus rivales no pueden subir.',
    ],
  },
  charon: {
    name: 'Caronte',
    title: 'Barquero de los muertos',
    power:
      'Antes de moverse, tu obrero puede llevar a un obrero rival que esté junto a él a la casilla libre del lado opuesto.',
    theirs:
      'Antes de moverse, su obrero puede llevar a un obrero rival que esté junto a él a la casilla libre del lado opuesto.',
    help: [
      'Las dos casillas y tu obrero están en una misma línea, con tu obrero en medio. Los niveles no importan.',
      'El obrero que hace de barquero debe ser el que se mueve y construye. Una sola travesía por turno.',
      'Puedes moverte a la casilla que acabas de despejar, incluso para ganar.',
      'Que te desplacen no es moverse: un obrero llevado en barca al nivel 3 no gana.',
      'Contra Perséfone tienes que usar la barca si es la única manera de subir.',
      'Un obrero dormido por Hipnos no puede hacer de barquero, porque después no podría moverse.',
    ],
  },
  chronus: {
    name: 'Crono',
    title: 'Dios del tiempo',
    power:
      'También ganas en cuanto hay cinco torres completas en el tablero, las haya terminado quien las haya terminado.',
    theirs:
      'También gana en cuanto hay cinco torres completas en el tablero, las haya terminado quien las haya terminado.',
    help: [
      'Una torre completa son tres bloques y una cúpula. Una cúpula sobre menos bloques no cuenta.',
      'Vale en el turno de cualquiera. Si alguien ya ha ganado ese turno con un movimiento, esa victoria se mantiene.',
      'No es ganar con un movimiento, así que Hera no lo impide.',
      'En el turno extra de Dioniso nadie puede ganar: la quinta torre cuenta al acabar ese turno.',
      'Crono es solo para dos jugadores.',
    ],
  },
  circe: {
    name: 'Circe',
    title: 'Hechicera de la isla',
    power:
      'Si al empezar tu turno los obreros de tu rival no están juntos, su poder es tuyo hasta tu próximo turno.',
    theirs: 'Si al empezar su turno tus obreros no están juntos, tu poder es suyo hasta su próximo turno.',
    help: [
      'Juntos quiere decir en casillas vecinas. Un obrero solo cuenta como separado.',
      'Mientras tienes el poder, tu rival juega sin él. Cuando sus obreros están juntos, lo recupera.',
      'Un poder que limita a los rivales, como el de Hera o el de Limos, limita entonces a su propio dueño.',
      'Lo que un poder ha guardado va con él: puedes gastar las construcciones de Morfeo, y guardas una como él.',
      'Una subida hecha con Atenea se olvida cuando su poder cambia de manos.',
      'Circe necesita un único rival, así que es solo para dos jugadores.',
    ],
  },
  dionysus: {
    name: 'Dioniso',
    title: 'Dios del vino',
    power:
      'Cada vez que completas una torre puedes jugar un turno extra con un obrero rival; en él nadie puede ganar.',
    theirs:
      'Cada vez que completa una torre puede jugar un turno extra con un obrero rival; en él nadie puede ganar.',
    help: [
      'Una torre completa son tres bloques y una cúpula; cuenta si la cúpula la pones tú.',
      'En el turno extra mueves y construyes con un obrero de un rival. Puedes renunciar a él.',
      'Si completas una torre en el turno extra, tienes otro más.',
      'Un poder que limita a los rivales de su dueño no limita al obrero de ese dueño mientras juegas tú con él.',
      'El turno extra viene después de todo lo demás.',
    ],
  },
  eros: {
    name: 'Eros',
    title: 'Dios del deseo',
    power:
      'Empiezas en bordes opuestos. También ganas si mueves un obrero junto al otro y los dos están en el nivel 1.',
    theirs:
      'Empieza en bordes opuestos. También gana si mueve un obrero junto al otro y los dos están en el nivel 1.',
    help: [
      'Un obrero empieza en cualquier casilla de un borde y el otro en el borde de enfrente. Una esquina pertenece a dos bordes.',
      'Los tiene que unir un movimiento tuyo: si los desplazan hasta juntarlos, no ganas.',
      'Con tres jugadores los dos deben estar en el mismo nivel, sea cual sea.',
      'Necesitas los dos obreros: con uno solo, solo ganas subiendo.',
      'Contra Hera no ganas si el obrero que se mueve acaba en el borde.',
      'Contra Perséfone tienes que subir mientras puedas.',
    ],
    forbids: 'Los obreros de Eros empiezan en bordes opuestos del tablero.',
  },
  hera: {
    name: 'Hera',
    title: 'Diosa del matrimonio',
    power: 'Ningún rival puede ganar con un movimiento que acabe en el borde del tablero.',
    theirs: 'No puedes ganar con un movimiento que acabe en el borde del tablero.',
    help: [
      'El movimiento en sí está permitido. El turno sigue, y el obrero tiene que construir.',
      'Un obrero que se queda así en el nivel 3 tiene que bajar antes de poder subir y ganar.',
      'Vale para cualquier victoria con un movimiento: la subida al nivel 3, el salto de Pan y el encuentro de Eros.',
      'No impide ganar de otra manera: las cinco torres de Crono, o un rival que no puede jugar.',
      'Tus propios obreros pueden ganar en el borde.',
    ],
  },
  hestia: {
    name: 'Hestia',
    title: 'Diosa del hogar',
    power:
      'Después de construir, tu obrero puede construir otra vez en una casilla interior, fuera del borde del tablero.',
    theirs:
      'Después de construir, su obrero puede construir otra vez en una casilla interior, fuera del borde del tablero.',
    help: [
      'Las casillas interiores son las nueve del centro, de B2 a D4.',
      'La primera vez puedes construir en cualquier sitio, también en el borde.',
      'Puedes construir las dos veces en la misma casilla interior.',
      'La segunda vez puedes poner una cúpula si la casilla tiene tres bloques.',
    ],
  },
  hypnus: {
    name: 'Hipnos',
    title: 'Dios del sueño',
    power:
      'Si al empezar el turno de un rival uno de sus obreros está más alto que todos los demás suyos, duerme y no puede moverse en ese turno.',
    theirs:
      'Si al empezar tu turno uno de tus obreros está más alto que todos los demás tuyos, duerme y no puede moverse en ese turno.',
    help: [
      'Se mira al comienzo del turno y no cambia mientras dura.',
      'Si dos obreros comparten la mayor altura, los dos están despiertos.',
      'Un obrero solo es siempre el más alto, así que no puede moverse.',
      'Un obrero dormido puede ser desplazado, y construye si su poder se lo permite: con Hermes, Poseidón o Selene.',
      'Quien solo podría jugar con el obrero dormido pierde.',
    ],
    forbids: 'Hipnos tiene dormido a tu obrero más alto: no puede moverse en este turno.',
    binds: 'Hipnos ha dormido a tu obrero más alto',
  },
  limus: {
    name: 'Limos',
    title: 'Diosa del hambre',
    power:
      'Los rivales no pueden construir bloques en las casillas junto a tus obreros; ahí solo pueden poner cúpulas.',
    theirs: 'No puedes construir bloques en las casillas junto a sus obreros; ahí solo puedes poner cúpulas.',
    help: [
      'Cuenta dónde están tus obreros cuando se construye, después de cualquier intercambio, empujón o barca.',
      'Los rivales sí pueden moverse allí, pero no si se quedan sin sitio para construir.',
      'Atlas y Selene pueden poner una cúpula junto a ti sobre menos de tres bloques; en la edición impresa, no.',
      'Zeus no puede construir bajo sus pies junto a ti.',
      'Convertir en piedra es construir: Medusa no puede con un obrero tuyo que está junto a otro tuyo.',
    ],
    forbids: 'Esa casilla está junto a un obrero de Limos: no puedes construir ahí.',
    printed:
      'Los rivales no pueden construir en las casillas junto a tus obreros, salvo la cúpula que completa una torre.',
    theirsPrinted:
      'No puedes construir en las casillas junto a sus obreros, salvo la cúpula que completa una torre.',
  },
  medusa: {
    name: 'Medusa',
    title: 'Gorgona de mirada de piedra',
    power:
      'Al final de tu turno, todo obrero rival que esté junto a uno tuyo y más bajo que él se convierte en un bloque.',
    theirs:
      'Al final de su turno, todo obrero rival que esté junto a uno suyo y más bajo que él se convierte en un bloque.',
    help: [
      'El obrero se retira de la partida y su casilla gana un bloque.',
      'Ocurre después de construir, a todos a la vez, y es obligatorio.',
      'Un obrero que está a tu mismo nivel está a salvo.',
      'Si hay varios rivales, afecta a todos.',
      'Un jugador que se ha quedado sin obreros pierde en cuanto le toca jugar.',
      'Contra Limos, un obrero que está junto a otro suyo está a salvo.',
    ],
  },
  morpheus: {
    name: 'Morfeo',
    title: 'Dios de los sueños',
    power:
      'Guardas una construcción al empezar cada turno; tras moverte, gasta cuantas quieras de las guardadas, o ninguna.',
    theirs:
      'Guarda una construcción al empezar cada turno; tras moverse, gasta cuantas quiera de las guardadas, o ninguna.',
    help: [
      'Cada vez que construyes gastas una guardada. Las que no gastas quedan para más adelante.',
      'Construye siempre el obrero que se ha movido, en casillas libres junto a él, repitiendo si quieres.',
      'Así puedes levantar una torre y cerrarla con una cúpula en un solo turno.',
      'Puedes jugar un turno sin construir, así que solo pierdes cuando ningún obrero tuyo puede moverse.',
      'Todos pueden ver cuántas construcciones tienes guardadas.',
    ],
  },
  persephone: {
    name: 'Perséfone',
    title: 'Diosa de la primavera',
    power: 'En el turno de un rival, uno de sus obreros debe subir, si hay alguna manera de hacerlo.',
    theirs: 'En tu turno, uno de tus obreros debe subir, si hay alguna manera de hacerlo.',
    help: [
      'Basta con una subida de un obrero cualquiera.',
      'Tiene que ser posible en un turno completo, construyendo y respetando lo que prohíben otros poderes.',
      'Cuenta todo lo que permite su poder: el segundo movimiento de Artemisa, la carrera de Tritón o la barca de Caronte.',
      'Prometeo no puede construir primero, ni Hermes caminar, mientras puedan subir.',
      'El salto de Pan y el encuentro de Eros tienen que esperar mientras se pueda subir.',
      'Que te desplacen hacia arriba, o subir sobre un bloque como Zeus, no cuenta como subir.',
    ],
    forbids: 'Contra Perséfone, uno de tus obreros tiene que subir en este turno.',
    binds: 'Tienes que subir: lo exige Perséfone',
  },
  poseidon: {
    name: 'Poseidón',
    title: 'Dios del mar',
    power:
      'Después de construir, tu obrero que no se ha movido puede construir hasta tres veces más si está en el suelo.',
    theirs:
      'Después de construir, su obrero que no se ha movido puede construir hasta tres veces más si está en el suelo.',
    help: [
      'Construye en casillas libres junto a él, repitiendo casilla si quieres.',
      'Puede poner también una cúpula sobre tres bloques.',
      'Tú eliges cuántas veces: ninguna, una, dos o tres.',
      'Con un solo obrero, ninguno se ha quedado quieto y no construyes más veces.',
      'Un obrero dormido por Hipnos también puede construir así.',
    ],
  },
  selene: {
    name: 'Selene',
    title: 'Diosa de la luna',
    power:
      'Se mueva quien se mueva, tu obrera puede poner una cúpula junto a ella, a cualquier altura, como construcción del turno.',
    theirs:
      'Se mueva quien se mueva, su obrera puede poner una cúpula junto a ella, a cualquier altura, como construcción del turno.',
    help: [
      'La cúpula sustituye a la construcción normal. Si no, el obrero que se ha movido construye como siempre.',
      'Si se ha movido ella, puede construir de forma normal o poner una cúpula. Si no, solo puede poner una cúpula.',
      'Es la primera que colocas. Todos pueden ver cuál es.',
      'Si la cúpula tiene debajo menos de tres bloques, la torre no está completa.',
      'Si la retiran de la partida, el poder se pierde.',
      'El sueño de Hipnos le impide moverse, no poner su cúpula.',
    ],
  },
  triton: {
    name: 'Tritón',
    title: 'Dios de las olas',
    power:
      'Siempre que un movimiento de tu obrero acaba en el borde del tablero, ese obrero puede moverse otra vez.',
    theirs:
      'Siempre que un movimiento de su obrero acaba en el borde del tablero, ese obrero puede moverse otra vez.',
    help: [
      'Moverse por el borde también cuenta, así que la carrera puede ser larga. El primer movimiento al interior la termina.',
      'Puedes parar donde quieras, y el obrero construye desde ahí.',
      'Cada movimiento respeta el límite de siempre: un nivel hacia arriba como mucho. Si subes al nivel 3, ganas en el acto.',
      'Contra Perséfone la carrera debe incluir una subida, si es posible.',
      'Contra Afrodita solo importa dónde acaba la carrera.',
    ],
  },
  zeus: {
    name: 'Zeus',
    title: 'Dios del cielo',
    power: 'Tu obrero puede construir el bloque siguiente bajo sus propios pies y subir con él.',
    theirs: 'Su obrero puede construir el bloque siguiente bajo sus propios pies y subir con él.',
    help: [
      'Es tu construcción del turno, después del movimiento.',
      'Vale en el suelo, en el nivel 1 y en el nivel 2. En el nivel 3 no, porque solo cabría una cúpula.',
      'Subir así no es moverse: si llegas de ese modo al nivel 3, no ganas.',
      'Desde el nivel 3 tu obrero tiene que bajar antes de poder subir y ganar.',
      'No puedes hacerlo junto a los obreros de Limos.',
    ],
  },
};
