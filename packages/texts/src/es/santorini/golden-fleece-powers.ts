import type { GoldenFleecePowerTexts } from '../../santorini/power-text.ts';

/** The Golden Fleece gods. */
export const goldenFleecePowers: GoldenFleecePowerTexts = {
  aeolus: {
    name: 'Eolo',
    title: 'Dios de los vientos',
    power:
      'Al final de tu turno puedes soltar el viento o recogerlo; mientras sopla, nadie puede moverse en la dirección que cierra.',
    help: [
      'Un cambio por turno: hacia una de ocho direcciones, o de vuelta a la carta. Girarlo lleva dos turnos; en la edición impresa, uno.',
      'Obliga a todos los obreros de la partida, también a los de tu propio bando.',
      'Solo se cierra esa dirección, en todo el tablero. Las otras siete siguen abiertas.',
      'Solo se impiden movimientos: un obrero puede ser forzado contra el viento, y todos construyen como siempre.',
      'De un salto, como con Iris, cuenta la dirección. De un paso que cruza el borde, como con Urania, aquella en que se dio.',
      'Quien solo puede moverse contra el viento se queda sin turno y pierde.',
    ],
    forbids: 'El viento de Eolo cierra esa dirección: nadie puede moverse hacia allí.',
    printed:
      'El viento siempre sopla; lo orientas antes de la partida y de nuevo al final de tus turnos: nadie puede moverse en la dirección que cierra.',
  },
  charybdis: {
    name: 'Caribdis',
    title: 'Monstruo del remolino',
    power:
      'Tienes dos remolinos y al final de tu turno puedes poner uno en una casilla libre; quien se mueve a uno es llevado al otro.',
    help: [
      'Afecta a todos los obreros, también a los tuyos, pero solo mientras el otro remolino está en una casilla libre.',
      'Llevado es forzado: al llegar no ocurre nada más, y un obrero forzado a un remolino se queda en él.',
      'Quien es llevado no gana en la primera casilla. En la segunda, el nivel 3 gana desde dondequiera que empezara el paso.',
      'En la edición impresa el trayecto es un movimiento de cualquier altura, y lo que sube o baja se mide desde la primera casilla.',
      'Contra Hera no gana quien llega a una casilla del borde.',
      'Construir en un remolino, o quitar los bloques que tiene debajo, te lo devuelve para ponerlo otra vez.',
      'Un remolino nunca se pone donde ya hay otra ficha.',
    ],
    printed:
      'Tienes dos remolinos y al final de tu turno puedes poner uno en una casilla libre; quien se mueve a uno se mueve en el acto hasta el otro.',
  },
  clio: {
    name: 'Clío',
    title: 'Musa de la historia',
    power:
      'Cada uno de los tres primeros bloques que construyes lleva una moneda; para tus rivales, una moneda cierra la casilla como una cúpula.',
    help: [
      'No pueden entrar en ella, construir, colocar a un obrero ni forzar a nadie hasta allí. Tu propio bando sí puede.',
      'Construir sobre una moneda la gasta. Si es un bloque, recibe la siguiente moneda que te quede.',
      'Una cúpula no lleva moneda ni te quita ninguna. En toda la partida solo tienes tres.',
      'Un obrero tuyo sobre una moneda está fuera de alcance: nadie lo intercambia, lo fuerza ni lo elimina.',
      'Las leyes que te obligan valen también sobre una moneda: las de Afrodita, Hades, Hipnos, Limos y Perséfone.',
      'Clío juega con dos o tres.',
    ],
    forbids: 'Una moneda de Clío te cierra esa casilla.',
  },
  'europa-and-talus': {
    name: 'Europa y Talos',
    title: 'Reina y autómata guardián',
    power:
      'Al final de tu turno puedes poner o mover a Talos a una casilla libre junto al obrero que se movió: la cierra para todos.',
    help: [
      'Todos te incluye a ti: nadie entra en su casilla, construye en ella ni es forzado hasta ella.',
      'Empieza fuera del tablero. Una vez dentro puedes dejarlo donde está, turno tras turno.',
      'Solo va adonde no hay obrero, cúpula ni otra ficha.',
      'No es una cúpula: tres bloques con Talos encima no son una torre completa.',
      'Su casilla no está libre, así que Ares no puede quitarle un bloque de debajo.',
      'En una partida de tres deja el tablero contigo si quedas fuera.',
    ],
    forbids: 'Europa y Talos: la casilla donde está Talos se cierra para todos.',
  },
  gaea: {
    name: 'Gea',
    title: 'Diosa de la tierra',
    power:
      'Dos obreros esperan en reserva: cuando alguien construye una cúpula, puedes colocar a uno en el acto en una casilla libre del suelo junto a ella.',
    help: [
      'Suelo quiere decir nivel 0. La casilla no puede tener obrero ni cúpula.',
      'Un obrero por cúpula. Si es el turno de otro jugador, ese turno espera hasta que decidas.',
      'No se te pregunta cuando no hay ninguna casilla así, o cuando tu reserva está vacía.',
      'Un obrero que llega no se ha movido. Desde entonces es como los demás.',
      'Una cúpula que acaba la partida no pregunta a nadie: la quinta torre de Crono gana antes.',
      'Para dos o tres jugadores.',
    ],
  },
  graeae: {
    name: 'Grayas',
    title: 'Las ancianas grises',
    power: 'Tienes tres obreros; en tu turno se mueve uno y construye otro que no se ha movido.',
    help: [
      'Colocas a los tres antes de que empiece la partida.',
      'Se construye junto a quien construye. El obrero que se movió puede estar lejos.',
      'Un obrero que solo ha sido forzado no se ha movido, así que puede construir.',
      'Con un solo obrero no puedes construir, y solo es turno un movimiento que gana; en la edición impresa sí construye.',
      'Un obrero que Hipnos ha dormido puede construir mientras otro se mueve.',
      'Las Grayas son para partidas de dos o tres.',
    ],
    printed: 'Tienes tres obreros; en tu turno se mueve uno y después construye cualquiera de ellos.',
  },
  hades: {
    name: 'Hades',
    title: 'Dios del inframundo',
    power: 'Los obreros rivales no pueden bajar.',
    help: [
      'Vale en todos los turnos de todos los rivales, y para cada movimiento de un turno que tenga varios.',
      'Solo se impiden movimientos: un intercambio, un empujón o una barca aún pueden forzar a un obrero hacia abajo.',
      'Los niveles se comparan al moverse: una casilla recién alzada hasta el nivel del obrero no está más baja.',
      'Contra ti Pan no puede saltar, y Asteria y Nike nunca despiertan su poder.',
      'Un obrero que llegó al nivel 3 sin ganar, como con Zeus o Pegaso, no puede bajar para subir otra vez.',
      'Un rival que solo tiene caminos hacia abajo se queda sin turno y pierde.',
    ],
    forbids: 'Contra Hades no puedes bajar.',
  },
  harpies: {
    name: 'Arpías',
    title: 'Amenazas aladas',
    power:
      'Tras cada movimiento, el obrero rival es arrastrado en la misma dirección hasta el borde, un obstáculo o una casilla más alta.',
    help: [
      'Se desliza de casilla en casilla, todas libres y del mismo nivel o más bajas, y construye desde donde se detiene.',
      'El movimiento se juzga en la casilla elegida: subida, caída, borde y lo que pide Afrodita. Si allí gana, acaba la partida.',
      'Arrastrado es forzado, no movido: no gana nada ni despierta ningún poder.',
      'Un obrero que se mueve varias veces es arrastrado tras cada una, y sigue desde donde se detuvo.',
      'Un paso que cruza el borde, como con Urania, se desliza en su dirección y se detiene en el borde del tablero.',
      'Los obreros de tu propio bando nunca son arrastrados.',
    ],
  },
  hecate: {
    name: 'Hécate',
    title: 'Diosa de la magia',
    power:
      'Solo tú ves a tus obreros; el turno de un rival que tropieza con uno acaba allí, sin ese paso ni los siguientes.',
    help: [
      'Colocas en último lugar, en secreto. Tus movimientos quedan ocultos, pero todos ven lo que construyes.',
      'Los demás planean con lo que ven. Los pasos anteriores al tropiezo valen, aunque todavía no se haya construido.',
      'Si su propio poder hace posible el paso, se da así: Apolo intercambia con un obrero oculto y Minotauro lo empuja.',
      'Lo que ocurre por sí solo también alcanza a los obreros ocultos: Medusa los convierte en piedra.',
      'Si a un rival le queda algún turno se juzga por lo que ese rival ve.',
    ],
  },
  moerae: {
    name: 'Moiras',
    title: 'Diosas del destino',
    power:
      'Tienes tres obreros y cuatro casillas secretas del destino: si un rival fuera a ganar al moverse a una de ellas, ganas tú en su lugar.',
    help: [
      'Las cuatro forman un cuadrado de dos por dos. Las eliges justo antes de colocar a tus obreros, y solo tú las conoces.',
      'Hace falta un movimiento que ganaría de verdad: donde Hera niega la victoria, nadie gana con él.',
      'Cuenta toda victoria con un movimiento, también un salto de Pan o un encuentro de Eros.',
      'No afecta a otras maneras de ganar, como las cinco torres de Crono.',
      'No hay nada en el tablero: todos pueden entrar en esas casillas y construir en ellas.',
      'Las Moiras son para dos o tres jugadores.',
    ],
  },
  nemesis: {
    name: 'Némesis',
    title: 'Diosa de la retribución',
    power:
      'Si al final de tu turno ningún obrero de un rival está junto a los tuyos, tus dos obreros pueden cambiar su lugar con dos suyos.',
    help: [
      'Tú eliges quién cambia con quién. Se hacen los dos cambios o ninguno.',
      'Necesitas justo dos obreros y tu rival al menos dos; en la edición impresa basta con uno por bando.',
      'Los niveles no importan. Nadie se ha movido con ello, así que nadie gana con ello.',
      'Si hay varios rivales eliges a uno, para los dos cambios. Los obreros de los otros pueden estar junto a los tuyos.',
      'Llega después de tu construcción, y siempre puedes dejar a todos en su sitio.',
    ],
    printed:
      'Si al final de tu turno ningún obrero de un rival está junto a los tuyos, pueden cambiar su lugar tantos como tengan los dos bandos.',
  },
  siren: {
    name: 'Sirena',
    title: 'Seductora ninfa del mar',
    power:
      'En vez de tu turno puedes forzar a obreros rivales una casilla en el sentido de tu flecha, una vez a cada uno; luego construye uno tuyo.',
    help: [
      'Eliges la dirección de la flecha antes de colocar a tus obreros. Vale toda la partida.',
      'Tiene que ir al menos uno. Van uno tras otro, así que uno puede ocupar la casilla que otro ha dejado.',
      'La casilla siguiente en el sentido de la flecha debe estar libre. Su nivel no importa.',
      'Forzado no es movido: un obrero que llega así al nivel 3 no gana.',
      'Ninguno de tus obreros se mueve en ese turno. Construye cualquiera de ellos; en la edición impresa, ninguno.',
      'Contra Perséfone debes subir mientras puedas, y el canto tiene que esperar.',
    ],
    printed:
      'En vez de tu turno puedes forzar a obreros rivales una casilla en el sentido de tu flecha, una vez a cada uno; nadie construye en ese turno.',
  },
  tartarus: {
    name: 'Tártaro',
    title: 'Dios del abismo',
    power:
      'Colocas primero. Una casilla que solo tú conoces es el abismo: todo jugador cuyo obrero llega allí, tú también, pierde en el acto.',
    help: [
      'Eliges el abismo cuando ya están todos los obreros, en una casilla libre. El primer turno sigue siendo de quien empieza.',
      'Movido, forzado, colocado o llevado a través de él: toda llegada pierde, y nadie gana con ese paso.',
      'Los rivales planean con lo que ven. Un turno que da con el abismo acaba allí.',
      'Todos pueden construir en esa casilla, y sigue siendo el abismo a cualquier altura.',
      'Tártaro es para partidas de dos.',
    ],
  },
  terpsichore: {
    name: 'Terpsícore',
    title: 'Musa de la danza',
    power:
      'En tu turno deben moverse todos tus obreros, una vez cada uno y en cualquier orden, y luego deben construir todos, también una vez.',
    help: [
      'Nadie construye antes de que se haya movido el último. También para construir eliges el orden.',
      'Un movimiento que gana acaba el turno en el acto, aunque otros no se hayan movido aún.',
      'Si uno no pudiera cumplir su parte, esa manera de jugar no se permite. Sin ninguna danza completa, pierdes.',
      'La casilla que deja un obrero queda libre para el siguiente, y los dos pueden construir en la misma.',
      'Contra Perséfone basta con que suba uno de ellos.',
    ],
  },
  urania: {
    name: 'Urania',
    title: 'Musa de los astros',
    power: 'Cuando tu obrero se mueve o construye, los bordes opuestos del tablero cuentan como unidos.',
    help: [
      'Para ti cada casilla tiene ocho vecinas: desde A3 alcanzas E3, y desde A1 también E5.',
      'Cruzar el borde respeta el límite de siempre: sube un nivel como mucho. Si sube al nivel 3, gana.',
      'Es solo para tus propios movimientos y construcciones. Para tus rivales el tablero acaba en el borde.',
      'Los demás poderes ven el tablero plano: Afrodita, Limos y Medusa no alcanzan más allá del borde.',
      'El borde sigue siendo el borde: contra Hera no gana una subida que termina en él.',
      'Contra Perséfone una subida que cruza el borde cuenta como posible.',
    ],
  },
};
