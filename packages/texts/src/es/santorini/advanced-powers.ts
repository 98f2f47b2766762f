import type { AdvancedPowerTexts } from '../../santorini/power-text.ts';

/** The twenty advanced powers. */
export const advancedPowers: AdvancedPowerTexts = {
  aphrodite: {
    name: 'Afrodita',
    title: 'Diosa del amor',
    power:
      'Un obrero rival que empieza su turno junto a uno tuyo debe, si se mueve, terminar junto a uno tuyo.',
    help: [
      'Sirve cualquiera de tus obreros: puede dejar a uno y llegar junto al otro.',
      'Un obrero que no se mueve queda libre de ello.',
      'Solo cuenta el último movimiento. Quien se mueve varias veces puede alejarse por el camino, pero no ganar lejos de ti.',
      'Tus obreros cuentan donde están tras ese movimiento, aunque los haya llevado allí un intercambio, un empujón o una barca.',
      'Un obrero que no puede obedecer no puede moverse, y quien no tiene otro turno pierde.',
      'Para dos o cuatro jugadores.',
    ],
    forbids: 'Afrodita retiene a este obrero: debe terminar su movimiento junto a un obrero de ella.',
  },
  ares: {
    name: 'Ares',
    title: 'Dios de la guerra',
    power:
      'Al final de tu turno, tu obrero que se quedó quieto puede quitar el bloque más alto de una casilla libre junto a él.',
    help: [
      'La casilla no puede tener obrero ni cúpula. Las cúpulas nunca se quitan.',
      'Puedes quitar el bloque que acabas de construir.',
      'Si te queda un solo obrero, ninguno se quedó quieto y el poder descansa.',
      'Siempre puedes dejarlo todo como está.',
    ],
  },
  bia: {
    name: 'Bía',
    title: 'Diosa de la violencia',
    power:
      'Colocas primero, en el borde. Al moverte, se elimina al obrero rival que esté en la casilla siguiente en línea recta.',
    help: [
      'Colocas a tus obreros antes que nadie; quién juega el primer turno no cambia.',
      'En línea recta quiere decir una casilla más allá de la que pisas, en la dirección de tu movimiento.',
      'No se puede elegir, y el obrero no vuelve. Los obreros de tu propio bando están a salvo.',
      'En la casilla que queda libre se puede construir ese mismo turno.',
      'Quien no tiene obreros pierde cuando llega su turno.',
    ],
    forbids: 'Los obreros de Bía empiezan en el borde del tablero.',
    printed:
      'Colocas primero, donde quieras. Al moverte, se elimina al obrero rival que esté en la casilla siguiente en línea recta.',
  },
  chaos: {
    name: 'Caos',
    title: 'El vacío anterior a los dioses',
    power:
      'Tienes un poder simple elegido al azar, y sacas otro después de cada turno en que alguien construye una cúpula.',
    help: [
      'El mazo se forma con los poderes simples que nadie más tiene. Su orden es secreto.',
      'Cuenta cualquier cúpula, de cualquier jugador y a cualquier altura; varias en un turno cambian tu poder una sola vez.',
      'El cambio llega cuando ese turno ha terminado. Hasta entonces vale el poder anterior.',
      'Cuando el mazo se acaba, se barajan de nuevo los poderes apartados.',
      'Si sacas a Atenea justo después de un turno en que subiste, tus rivales no pueden subir.',
    ],
  },
  charon: {
    name: 'Caronte',
    title: 'Barquero de los muertos',
    power:
      'Antes de moverse, tu obrero puede llevar a un obrero rival que esté junto a él a la casilla libre del lado opuesto.',
    help: [
      'Las dos casillas y tu obrero están en una misma línea, con tu obrero en medio. Los niveles no importan.',
      'El obrero que hace de barquero debe ser el que se mueve y construye. Una sola travesía por turno.',
      'Puedes moverte a la casilla que acabas de despejar, incluso para ganar.',
      'Forzado no es movido: un obrero llevado al nivel 3 en la barca no gana.',
      'Contra Perséfone debes usar la barca cuando solo ella abre un camino hacia arriba.',
      'Un obrero dormido por Hipnos no puede hacer de barquero, porque después no podría moverse.',
    ],
  },
  chronus: {
    name: 'Crono',
    title: 'Dios del tiempo',
    power:
      'También ganas en el momento en que hay cinco torres completas en el tablero, sin importar quién las terminó.',
    help: [
      'Una torre completa son tres bloques y una cúpula. Una cúpula sobre menos bloques no cuenta.',
      'Vale en el turno de cualquiera. Si ese turno ya se ha ganado con un movimiento, esa victoria se mantiene.',
      'No es ganar con un movimiento, así que Hera no lo impide.',
      'En un turno extra de Dioniso nadie puede ganar: la quinta torre cuenta entonces al acabar ese turno.',
      'Crono solo juega en partidas de dos.',
    ],
  },
  circe: {
    name: 'Circe',
    title: 'Hechicera de la isla',
    power:
      'Si al empezar tu turno los obreros de tu rival no están juntos, su poder es tuyo hasta tu próximo turno.',
    help: [
      'Juntos quiere decir en casillas vecinas. Un obrero que se ha quedado solo cuenta como separado.',
      'Mientras tienes el poder, tu rival juega sin él. Cuando sus obreros están juntos, lo recupera.',
      'Un poder que limita a los rivales, como el de Hera o el de Limos, limita entonces a su propio dueño.',
      'Lo que un poder ha guardado va con él: puedes gastar las construcciones de Morfeo, y guardas una como haría él.',
      'Una subida recordada por Atenea se olvida cuando el poder cambia de manos.',
      'Circe necesita un único rival, así que solo juega en partidas de dos.',
    ],
  },
  dionysus: {
    name: 'Dioniso',
    title: 'Dios del vino',
    power:
      'Cada vez que terminas una torre completa puedes jugar un turno extra con un obrero rival; en él nadie puede ganar.',
    help: [
      'Una torre completa son tres bloques y una cúpula, y es tuya si la cúpula la has puesto tú.',
      'En el turno extra mueves y construyes con un obrero de un rival. Puedes renunciar a él.',
      'Una torre terminada en el turno extra da derecho a otro más.',
      'Un poder que limita a los rivales de su dueño no limita al obrero de ese dueño mientras lo llevas tú.',
      'El turno extra llega después de todo lo demás de tu turno.',
    ],
  },
  eros: {
    name: 'Eros',
    title: 'Dios del deseo',
    power:
      'Empiezas en bordes opuestos. También ganas al mover a un obrero junto a tu otro obrero, los dos en el nivel 1.',
    help: [
      'Un obrero empieza en cualquier casilla de un borde y el otro en el borde de enfrente. Una esquina pertenece a dos bordes.',
      'Tiene que ser tu movimiento el que los una: que los fuercen a estar juntos no gana.',
      'Con tres jugadores los dos deben estar en el mismo nivel, sea cual sea.',
      'Necesitas a los dos obreros: con uno solo, únicamente gana la subida.',
      'Contra Hera no gana si el obrero que se movió termina en el borde.',
      'Contra Perséfone debes subir mientras puedas.',
    ],
    forbids: 'Los obreros de Eros empiezan en bordes opuestos del tablero.',
  },
  hera: {
    name: 'Hera',
    title: 'Diosa del matrimonio',
    power: 'Ningún rival gana con un movimiento que termina en el borde del tablero.',
    help: [
      'El movimiento en sí está permitido. El turno sigue, y el obrero tiene que construir.',
      'Un obrero que queda así en el nivel 3 tiene que bajar antes de poder subir y ganar.',
      'Vale para toda victoria con un movimiento: la subida al nivel 3, el salto de Pan y el encuentro de Eros.',
      'No impide ganar de otra manera: las cinco torres de Crono, o que alguien se quede sin turno.',
      'Tus propios obreros ganan en el borde como siempre.',
    ],
  },
  hestia: {
    name: 'Hestia',
    title: 'Diosa del hogar',
    power:
      'Después de construir, tu obrero puede construir otra vez en una casilla interior, lejos del borde del tablero.',
    help: [
      'Las casillas interiores son las nueve del centro, de B2 a D4.',
      'Tu primera construcción puede ir en cualquier sitio, también en el borde.',
      'Las dos construcciones pueden ir en la misma casilla interior.',
      'La segunda construcción puede ser una cúpula, si la casilla tiene tres bloques.',
    ],
  },
  hypnus: {
    name: 'Hipnos',
    title: 'Dios del sueño',
    power:
      'Un obrero rival que al empezar el turno de su dueño está más alto que todos sus compañeros se duerme y no puede moverse en ese turno.',
    help: [
      'Se mira al comienzo del turno y no cambia mientras dura.',
      'Si dos obreros comparten la mayor altura, los dos están despiertos.',
      'Un obrero que se ha quedado solo es el más alto de su bando, así que no puede moverse.',
      'Un obrero dormido puede ser forzado, y construye si su poder se lo permite: con Hermes, Poseidón o Selene.',
      'Quien solo tiene turnos que necesitan al obrero dormido pierde.',
    ],
    forbids: 'Hipnos tiene dormido a tu obrero más alto: no puede moverse en este turno.',
  },
  limus: {
    name: 'Limos',
    title: 'Diosa del hambre',
    power:
      'Los rivales no pueden construir bloques en las casillas junto a tus obreros; allí solo pueden poner cúpulas.',
    help: [
      'Cuenta dónde están tus obreros cuando se construye, después de cualquier intercambio, empujón o barca.',
      'Los rivales sí pueden moverse allí. No se permite un movimiento que no deje ninguna casilla donde construir.',
      'Una cúpula antes de tiempo, de Atlas o de Selene, se permite junto a ti; en la edición impresa, no.',
      'Zeus no puede alzarse en una casilla junto a ti.',
      'Convertir en piedra es construir: Medusa no puede tocar a un obrero tuyo que está junto a otro tuyo.',
    ],
    forbids: 'Esa casilla está junto a un obrero de Limos: no puedes construir ahí.',
    printed:
      'Los rivales no pueden construir en las casillas junto a tus obreros, salvo la cúpula que completa una torre.',
  },
  medusa: {
    name: 'Medusa',
    title: 'Gorgona de mirada de piedra',
    power:
      'Al final de tu turno, todo obrero rival que esté junto a uno tuyo y más bajo que él se convierte en un bloque.',
    help: [
      'El obrero se elimina de la partida y su casilla sube un bloque.',
      'Ocurre después de tu construcción, a todos a la vez, y no se puede elegir.',
      'Más bajo es más bajo: un obrero de tu mismo nivel está a salvo.',
      'Si hay más de un rival, los alcanza a todos.',
      'Un jugador que se ha quedado sin obreros pierde en cuanto le toca jugar.',
      'Contra Limos, un obrero que está junto a otro de Limos está a salvo.',
    ],
  },
  morpheus: {
    name: 'Morfeo',
    title: 'Dios de los sueños',
    power:
      'Guardas una construcción al empezar cada turno; tras moverte, gasta cuantas quieras de las guardadas, incluso ninguna.',
    help: [
      'No hay otra construcción: cada una cuesta una guardada, y las que no gastas quedan para más adelante.',
      'Las hace todas el obrero que se movió, en casillas libres junto a él, repitiendo casilla si quieres.',
      'Varias construcciones pueden levantar una torre y cerrarla con una cúpula en un solo turno.',
      'Se permite un turno sin construir, así que solo pierdes cuando ningún obrero tuyo puede moverse.',
      'Todos pueden ver cuántas construcciones tienes guardadas.',
    ],
  },
  persephone: {
    name: 'Perséfone',
    title: 'Diosa de la primavera',
    power: 'En el turno de un rival, uno de sus obreros debe subir, si hay alguna manera de hacerlo.',
    help: [
      'Basta con una subida de un obrero cualquiera.',
      'Ha de ser posible en un turno completo, con su construcción y con lo que prohíben otros poderes.',
      'Cuenta lo que ofrece un poder: un segundo movimiento de Artemisa, una carrera de Tritón o la barca de Caronte.',
      'Prometeo no puede construir primero, ni Hermes caminar, mientras puedan subir.',
      'El salto de Pan y el encuentro de Eros tienen que esperar mientras haya una subida.',
      'Ser forzado hacia arriba, o alzarse sobre un bloque como Zeus, no es subir.',
    ],
    forbids: 'Perséfone pide una subida: uno de tus obreros debe subir en este turno.',
  },
  poseidon: {
    name: 'Poseidón',
    title: 'Dios del mar',
    power:
      'Tras tu construcción, tu obrero que se quedó quieto puede construir hasta tres veces más si está en el suelo.',
    help: [
      'Construye en casillas libres junto a ese obrero, repitiendo casilla si quieres.',
      'Puede poner también una cúpula sobre tres bloques.',
      'Tú eliges cuántas veces: ninguna, una, dos o tres.',
      'Con un solo obrero, ninguno se ha quedado quieto y no hay nada que construir de más.',
      'Un obrero dormido por Hipnos también puede construir así.',
    ],
  },
  selene: {
    name: 'Selene',
    title: 'Diosa de la luna',
    power:
      'Se mueva quien se mueva, tu obrera puede poner una cúpula junto a ella, a cualquier altura, como construcción del turno.',
    help: [
      'La cúpula sustituye a la construcción normal. Si no, el obrero que se movió construye como siempre.',
      'Si se movió ella, puede construir con normalidad o poner una cúpula. Si se quedó quieta, solo puede poner una cúpula.',
      'Cuando colocas a tus obreros, la primera casilla es la suya. Todos pueden ver cuál es.',
      'Si la cúpula tiene debajo menos de tres bloques, la torre no está completa.',
      'Si la eliminan de la partida, el poder se pierde.',
      'El sueño de Hipnos le impide moverse, no poner su cúpula.',
    ],
  },
  triton: {
    name: 'Tritón',
    title: 'Dios de las olas',
    power:
      'Siempre que un movimiento de tu obrero termina en el borde del tablero, ese obrero puede moverse otra vez.',
    help: [
      'De borde a borde también cuenta, y la carrera puede ser larga. El primer movimiento hacia el interior la termina.',
      'Puedes parar donde quieras, y el obrero construye donde para.',
      'Cada movimiento respeta el límite de siempre: sube un nivel como mucho. Subir al nivel 3 gana en el acto.',
      'Contra Perséfone la carrera debe incluir una subida, si alguna puede tenerla.',
      'Contra Afrodita lo que importa es dónde acaba la carrera.',
    ],
  },
  zeus: {
    name: 'Zeus',
    title: 'Dios del cielo',
    power: 'Tu obrero puede construir el bloque siguiente bajo sus propios pies y alzarse con él.',
    help: [
      'Es tu construcción del turno, después del movimiento.',
      'Vale en el suelo, en el nivel 1 y en el nivel 2. En el nivel 3 solo cabría una cúpula, así que no es posible.',
      'Alzarse es ser forzado, no moverse: llegar así al nivel 3 no gana.',
      'Desde el nivel 3 tu obrero tiene que bajar antes de poder subir y ganar.',
      'Limos lo prohíbe en las casillas junto a sus obreros.',
    ],
  },
};
