import type { GoldenFleecePowerTexts } from '../../santorini/power-text.ts';

/** The Golden Fleece gods. */
export const goldenFleecePowers: GoldenFleecePowerTexts = {
  aeolus: {
    name: 'Eolo',
    title: 'Dios de los vientos',
    power:
      'Al final de tu turno puedes soltar el viento o recogerlo; mientras sopla, nadie puede moverse en la dirección que cierra.',
    theirs:
      'Al final de su turno puede soltar el viento o recogerlo; mientras sopla, nadie puede moverse en la dirección que cierra.',
    help: [
      'Un cambio por turno: elige la dirección que cierra o recógelo. Girarlo lleva dos turnos; en la edición impresa, uno.',
      'Afecta a todos los obreros de la partida, también a los tuyos.',
      'Solo se cierra esa dirección, en todo el tablero. Las otras siete siguen abiertas.',
      'Solo impide moverse: un obrero puede ser desplazado contra el viento, y todos construyen como siempre.',
      'En un salto de Iris cuenta su dirección. También cuando Urania cruza el borde.',
      'Quien solo podría moverse contra el viento pierde.',
    ],
    forbids: 'El viento de Eolo cierra esa dirección: nadie puede moverse hacia allí.',
    binds: 'No puedes moverte contra el viento de Eolo',
    printed:
      'El viento siempre sopla; lo orientas antes de la partida y de nuevo al final de tus turnos: nadie puede moverse en la dirección que cierra.',
    theirsPrinted:
      'El viento siempre sopla; lo orienta antes de la partida y de nuevo al final de sus turnos: nadie puede moverse en la dirección que cierra.',
  },
  charybdis: {
    name: 'Caribdis',
    title: 'Monstruo del remolino',
    power:
      'Tienes dos remolinos y al final de tu turno puedes poner uno en una casilla libre; el obrero que se mueve a uno aparece en el otro.',
    theirs:
      'Tiene dos remolinos y al final de su turno puede poner uno en una casilla libre; el obrero que se mueve a uno aparece en el otro.',
    help: [
      'Afecta a todos los obreros, también a los tuyos, pero solo mientras el otro remolino está en una casilla libre.',
      'Es un desplazamiento, y un obrero desplazado a un remolino se queda en él.',
      'No se gana en la primera casilla. En la segunda, el nivel 3 gana, viniera de donde viniera el obrero.',
      'En la edición impresa es un segundo movimiento, a cualquier altura, y subir o bajar se mide desde la primera casilla.',
      'Contra Hera no se gana llegando a una casilla del borde.',
      'Construir en un remolino, o quitar los bloques que tiene debajo, te lo devuelve para ponerlo otra vez.',
      'Un remolino nunca se pone donde ya hay otra ficha.',
    ],
    printed:
      'Tienes dos remolinos y al final de tu turno puedes poner uno en una casilla libre; el obrero que se mueve a uno se mueve en el acto hasta el otro.',
    theirsPrinted:
      'Tiene dos remolinos y al final de su turno puede poner uno en una casilla libre; el obrero que se mueve a uno se mueve en el acto hasta el otro.',
  },
  clio: {
    name: 'Clío',
    title: 'Musa de la historia',
    power:
      'Cada uno de los tres primeros bloques que construyes lleva una moneda; para tus rivales, una moneda cierra la casilla como una cúpula.',
    theirs:
      'Cada uno de los tres primeros bloques que construye lleva una moneda; para ti, una moneda cierra la casilla como una cúpula.',
    help: [
      'No pueden entrar en ella, construir, colocar un obrero ni desplazar a nadie hasta allí. Tú sí puedes.',
      'Construir sobre una moneda la gasta. Si pones un bloque, recibe la siguiente moneda que te quede.',
      'Una cúpula no lleva moneda ni te quita ninguna. En toda la partida solo tienes tres.',
      'Un obrero tuyo sobre una moneda está fuera de alcance: nadie puede intercambiarlo, desplazarlo ni retirarlo.',
      'Los poderes que te limitan también valen sobre una moneda: Afrodita, Hades, Hipnos, Limos y Perséfone.',
      'Clío es para dos o tres jugadores.',
    ],
    forbids: 'Una moneda de Clío te cierra esa casilla.',
  },
  'europa-and-talus': {
    name: 'Europa y Talos',
    title: 'Reina y autómata guardián',
    power:
      'Al final de tu turno puedes poner o mover a Talos a una casilla libre junto al obrero que se ha movido: la cierra para todos.',
    theirs:
      'Al final de su turno puede poner o mover a Talos a una casilla libre junto al obrero que se ha movido: la cierra para todos.',
    help: [
      'También para ti: nadie puede entrar en su casilla, construir en ella ni ser desplazado hasta ella.',
      'Empieza fuera del tablero. Una vez dentro, puedes dejarlo donde está todo el tiempo que quieras.',
      'Solo puede ir adonde no haya obrero, cúpula ni otra ficha.',
      'No es una cúpula: tres bloques con Talos encima no son una torre completa.',
      'Su casilla no está libre, así que Ares no puede quitarle un bloque de debajo.',
      'Con tres jugadores, deja el tablero contigo si quedas fuera.',
    ],
    forbids: 'Europa y Talos: la casilla donde está Talos está cerrada para todos.',
  },
  gaea: {
    name: 'Gea',
    title: 'Diosa de la tierra',
    power:
      'Dos obreros esperan en reserva: cuando alguien construye una cúpula, puedes traer uno en el acto a una casilla libre del suelo junto a ella.',
    theirs:
      'Dos obreros esperan en reserva: cuando alguien construye una cúpula, puede traer uno en el acto a una casilla libre del suelo junto a ella.',
    help: [
      'Suelo quiere decir nivel 0. La casilla no puede tener obrero ni cúpula.',
      'Un obrero por cúpula. Si es el turno de otro jugador, ese turno espera tu respuesta.',
      'No se te pregunta si no hay ninguna casilla así o si tu reserva está vacía.',
      'Llegar así no es moverse. Desde entonces es un obrero como los demás.',
      'Si la cúpula acaba la partida no se te pregunta: la quinta torre de Crono gana antes.',
      'Para dos o tres jugadores.',
    ],
  },
  graeae: {
    name: 'Grayas',
    title: 'Las ancianas grises',
    power: 'Tienes tres obreros; en tu turno se mueve uno y construye otro que no se ha movido.',
    theirs: 'Tiene tres obreros; en su turno se mueve uno y construye otro que no se ha movido.',
    help: [
      'Colocas los tres antes de que empiece la partida.',
      'Se construye junto al obrero que construye. El que se ha movido puede estar lejos.',
      'Un obrero que solo ha sido desplazado no se ha movido, así que puede construir.',
      'Con un solo obrero no puedes construir, así que solo puedes jugar un movimiento que gane; en la edición impresa sí construye.',
      'Un obrero dormido por Hipnos puede construir mientras otro se mueve.',
      'Las Grayas son para dos o tres jugadores.',
    ],
    printed: 'Tienes tres obreros; en tu turno se mueve uno y después construye cualquiera de ellos.',
    theirsPrinted: 'Tiene tres obreros; en su turno se mueve uno y después construye cualquiera de ellos.',
  },
  hades: {
    name: 'Hades',
    title: 'Dios del inframundo',
    power: 'Los obreros rivales no pueden bajar.',
    theirs: 'Tus obreros no pueden bajar.',
    help: [
      'Vale en todos los turnos de todos los rivales, y para cada movimiento de un turno que tenga varios.',
      'Solo impide moverse: un intercambio, un empujón o una barca aún pueden desplazar a un obrero hacia abajo.',
      'Los niveles se comparan al moverse: una casilla recién levantada hasta el nivel del obrero no está más baja.',
      'Contra ti Pan no puede saltar, y Asteria y Nike no pueden usar su poder.',
      'Un obrero que llegó al nivel 3 sin ganar, como con Zeus o Pegaso, no puede bajar para subir otra vez.',
      'Un rival que solo podría bajar pierde.',
    ],
    forbids: 'Contra Hades no puedes bajar.',
    binds: 'No puedes bajar: lo impide Hades',
  },
  harpies: {
    name: 'Arpías',
    title: 'Amenazas aladas',
    power:
      'Tras cada movimiento, el obrero rival es arrastrado en la misma dirección hasta el borde, un obstáculo o una casilla más alta.',
    theirs:
      'Tras cada movimiento, tu obrero es arrastrado en la misma dirección hasta el borde, un obstáculo o una casilla más alta.',
    help: [
      'Se desliza de casilla en casilla, todas libres y del mismo nivel o más bajas, y construye desde donde se detiene.',
      'El movimiento cuenta donde acaba: subida, bajada, borde o junto a Afrodita. Si ahí gana, acaba la partida.',
      'Ser arrastrado no es moverse: así no se gana ni se activa ningún poder.',
      'Un obrero que se mueve varias veces es arrastrado tras cada movimiento, y sigue desde donde se detuvo.',
      'Cuando Urania cruza el borde, se desliza en esa dirección y se detiene en el borde del tablero.',
      'Tus propios obreros nunca son arrastrados.',
    ],
  },
  hecate: {
    name: 'Hécate',
    title: 'Diosa de la magia',
    power:
      'Solo tú ves a tus obreros; si un rival tropieza con uno en su turno, el turno acaba ahí, sin ese paso ni los siguientes.',
    theirs:
      'Solo tu rival ve a sus obreros; si tropiezas con uno en tu turno, el turno acaba ahí, sin ese paso ni los siguientes.',
    help: [
      'Colocas en último lugar, en secreto. Tus movimientos quedan ocultos, pero todos ven lo que construyes.',
      'Los demás juegan con lo que ven. Lo que han hecho antes del tropiezo vale, aunque aún no hayan construido.',
      'Si su poder permite el paso, eso es lo que ocurre: Apolo se intercambia con un obrero oculto y el Minotauro lo empuja.',
      'Lo que ocurre por sí solo también afecta a los obreros ocultos: Medusa los convierte en piedra.',
      'Que un rival pueda jugar o no depende de lo que ve.',
    ],
  },
  moerae: {
    name: 'Moiras',
    title: 'Diosas del destino',
    power:
      'Tienes tres obreros y cuatro casillas secretas del destino: si un rival fuera a ganar al moverse a una de ellas, ganas tú en su lugar.',
    theirs:
      'Tiene tres obreros y cuatro casillas secretas del destino: si fueras a ganar al moverte a una de ellas, gana en tu lugar.',
    help: [
      'Las cuatro forman un cuadrado de dos por dos. Las eliges justo antes de colocar tus obreros, y solo tú las conoces.',
      'Tiene que ser una victoria de verdad: si Hera la impide, no gana nadie.',
      'Cuenta cualquier victoria con un movimiento, también el salto de Pan o el encuentro de Eros.',
      'No afecta a otras maneras de ganar, como las cinco torres de Crono.',
      'No hay nada en el tablero: todos pueden entrar en esas casillas y construir en ellas.',
      'Las Moiras son para dos o tres jugadores.',
    ],
  },
  nemesis: {
    name: 'Némesis',
    title: 'Diosa de la retribución',
    power:
      'Si al final de tu turno ningún obrero de un rival está junto a los tuyos, puedes intercambiar tus dos obreros con dos suyos.',
    theirs:
      'Si al final de su turno ningún obrero tuyo está junto a los suyos, puede intercambiar sus dos obreros con dos tuyos.',
    help: [
      'Tú eliges quién cambia con quién. Se hacen los dos cambios o ninguno.',
      'Necesitas justo dos obreros y tu rival al menos dos; en la edición impresa basta con uno cada uno.',
      'Los niveles no importan. Intercambiar no es moverse, así que nadie gana así.',
      'Si hay varios rivales eliges a uno, para los dos cambios. Los obreros de los otros pueden estar junto a los tuyos.',
      'Ocurre después de construir, y siempre puedes dejar a todos en su sitio.',
    ],
    printed:
      'Si al final de tu turno ningún obrero de un rival está junto a los tuyos, puedes intercambiar obreros con él, tantos como tengáis los dos.',
    theirsPrinted:
      'Si al final de su turno ningún obrero tuyo está junto a los suyos, puede intercambiar obreros contigo, tantos como tengáis los dos.',
  },
  siren: {
    name: 'Sirena',
    title: 'Seductora ninfa del mar',
    power:
      'En vez de tu turno puedes desplazar a obreros rivales una casilla hacia donde apunta tu flecha, una vez a cada uno; luego construye uno tuyo.',
    theirs:
      'En vez de su turno puede desplazar a obreros rivales una casilla hacia donde apunta su flecha, una vez a cada uno; luego construye uno suyo.',
    help: [
      'Eliges la dirección de la flecha antes de que nadie coloque obreros. Vale toda la partida.',
      'Tienes que desplazar al menos a uno. Van uno tras otro, así que uno puede ocupar la casilla que otro acaba de dejar.',
      'La casilla siguiente hacia donde apunta la flecha debe estar libre. Su nivel no importa.',
      'Que te desplacen no es moverse: un obrero que llega así al nivel 3 no gana.',
      'Ninguno de tus obreros se mueve en ese turno. Puede construir cualquiera; en la edición impresa, ninguno.',
      'Contra Perséfone tienes que subir mientras puedas; el canto tendrá que esperar.',
    ],
    printed:
      'En vez de tu turno puedes desplazar a obreros rivales una casilla hacia donde apunta tu flecha, una vez a cada uno; nadie construye en ese turno.',
    theirsPrinted:
      'En vez de su turno puede desplazar a obreros rivales una casilla hacia donde apunta su flecha, una vez a cada uno; nadie construye en ese turno.',
  },
  tartarus: {
    name: 'Tártaro',
    title: 'Dios del abismo',
    power:
      'Colocas primero. Una casilla que solo tú conoces es el abismo: cualquiera cuyo obrero llegue allí, también tú, pierde en el acto.',
    theirs:
      'Coloca primero. Una casilla que nadie más conoce es el abismo: cualquiera cuyo obrero llegue allí, sea de quien sea, pierde en el acto.',
    help: [
      'Eliges el abismo cuando ya están colocados todos los obreros, en una casilla libre. Eso no cambia quién empieza.',
      'Moverse, ser desplazado, colocado o arrastrado a través de él: siempre se pierde, y nadie gana con ese paso.',
      'Los rivales juegan con lo que ven. Un turno que da con el abismo acaba allí.',
      'Todos pueden construir en esa casilla, y sigue siendo el abismo a cualquier altura.',
      'Tártaro es para dos jugadores.',
    ],
  },
  terpsichore: {
    name: 'Terpsícore',
    title: 'Musa de la danza',
    power:
      'En tu turno deben moverse todos tus obreros, una vez cada uno y en cualquier orden, y luego deben construir todos, también una vez.',
    theirs:
      'En su turno deben moverse todos sus obreros, una vez cada uno y en cualquier orden, y luego deben construir todos, también una vez.',
    help: [
      'Nadie construye hasta que se han movido todos. También eliges el orden al construir.',
      'Un movimiento que gana acaba el turno en el acto, aunque otros no se hayan movido aún.',
      'Si uno no pudiera hacer su parte, no puedes jugar así. Sin ninguna danza completa, pierdes.',
      'La casilla que deja un obrero queda libre para el siguiente, y los dos pueden construir en la misma.',
      'Contra Perséfone basta con que suba uno de ellos.',
    ],
  },
  urania: {
    name: 'Urania',
    title: 'Musa de los astros',
    power: 'Cuando tu obrero se mueve o construye, los bordes opuestos del tablero cuentan como unidos.',
    theirs: 'Cuando su obrero se mueve o construye, los bordes opuestos del tablero cuentan como unidos.',
    help: [
      'Para ti cada casilla tiene ocho vecinas: desde A3 alcanzas E3, y desde A1 también E5.',
      'Al cruzar el borde vale el límite de siempre: un nivel hacia arriba como mucho. Si subes al nivel 3, ganas.',
      'Solo vale para ti, al moverte y al construir. Para tus rivales el tablero acaba en el borde.',
      'Para los demás poderes el tablero es el normal: Afrodita, Limos y Medusa no alcanzan más allá del borde.',
      'El borde sigue siendo el borde: contra Hera no ganas subiendo allí.',
      'Contra Perséfone también cuenta una subida que cruza el borde.',
    ],
  },
};
