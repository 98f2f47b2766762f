import type { PromoPowerTexts } from '../../santorini/power-text.ts';

/** The promotional powers. */
export const promoPowers: PromoPowerTexts = {
  asteria: {
    name: 'Asteria',
    title: 'Diosa de las estrellas fugaces',
    power:
      'Si tu obrero ha bajado en este turno, al final puedes poner una cúpula en cualquier casilla libre, sea cual sea su altura.',
    theirs:
      'Si su obrero ha bajado en un turno, al final puede poner una cúpula en cualquier casilla libre, sea cual sea su altura.',
    help: [
      'La casilla puede estar en cualquier parte del tablero. No puede tener obrero ni cúpula.',
      'La cúpula viene después de tu construcción normal y no la sustituye. Puedes no ponerla.',
      'Basta con bajar un nivel, y bajar más no da más cúpulas.',
      'Que te desplacen hacia abajo no es bajar, así que no te da una cúpula.',
      'Contra Perséfone no puedes bajar mientras uno de tus obreros pueda subir. Contra Hades, nunca.',
      'Limos no impide tu cúpula; en la edición impresa sí, junto a sus obreros y sobre menos de tres bloques.',
    ],
  },
  'castor-and-pollux': {
    name: 'Cástor y Pólux',
    title: 'Gemelos, divino y mortal',
    power:
      'En vez de un turno normal, todos tus obreros pueden moverse una vez sin que nadie construya, o construir una vez sin que nadie se mueva.',
    theirs:
      'En vez de un turno normal, todos sus obreros pueden moverse una vez sin que nadie construya, o construir una vez sin que nadie se mueva.',
    help: [
      'Van uno tras otro, en cualquier orden: uno puede entrar en la casilla que el otro acaba de dejar.',
      'Participan todos. Si uno no puede, no puedes jugar ese tipo de turno.',
      'Cada movimiento puede ganar, y si gana acaba el turno.',
      'Cuando construyen, uno puede construir sobre lo que el otro acaba de poner.',
      'Un obrero dormido por Hipnos puede construir con el otro, pero los dos no pueden moverse juntos.',
      'Contra Perséfone no puedes limitarte a construir mientras alguno pueda subir.',
      'Con un solo obrero también puedes limitarte a mover, o a construir.',
    ],
  },
  eris: {
    name: 'Eris',
    title: 'Diosa de la discordia',
    power:
      'En vez de tu turno puedes mover un obrero rival y construir con él, salvo el último que movió su dueño.',
    theirs:
      'En vez de su turno puede mover un obrero rival y construir con él, salvo el último que movió su dueño.',
    help: [
      'Si en ese turno movieron a varios, solo queda fuera de tu alcance el último. Antes de su primer turno puedes usar cualquiera.',
      'Se mueve y construye como el de un mortal, y le afectan los poderes que lo limitan.',
      'No puedes ganar con él, y su dueño no gana si sube al nivel 3.',
      'Sí valen las otras victorias de su dueño, como el salto de Pan o el encuentro de Eros; en la edición impresa, no.',
      'Lo que hace ese obrero no cuenta después: subir con el obrero de Atenea no frena a nadie.',
      'Contra Perséfone cuenta la subida del obrero que tomas prestado, y es obligatoria si no hay otra.',
      'Se juega con dos o cuatro jugadores.',
    ],
    printed:
      'En vez de tu turno puedes mover un obrero rival que no sea el último que movió su dueño y construir con él; en ese turno nadie puede ganar.',
    theirsPrinted:
      'En vez de su turno puede mover un obrero rival que no sea el último que movió su dueño y construir con él; en ese turno nadie puede ganar.',
  },
  hippolyta: {
    name: 'Hipólita',
    title: 'Reina de las amazonas',
    power: 'Todos los obreros de la partida, salvo tu obrera, solo pueden moverse en diagonal.',
    theirs: 'Todos los obreros de la partida, salvo su obrera, solo pueden moverse en diagonal.',
    help: [
      'Afecta a todos: a los rivales, a tu pareja y a tu otro obrero.',
      'Solo vale al moverse. Se construye y se desplaza en cualquier dirección.',
      'Un salto de Iris, o un paso de Urania que cruza el borde, es diagonal si lo es su dirección.',
      'La primera que colocas es ella, y todos pueden ver cuál es.',
      'Si la retiran, ya nadie puede moverse en línea recta, tampoco tú.',
      'Piensa en un tablero de ajedrez: quien se mueve en diagonal no sale de las casillas de un color.',
    ],
    forbids: 'Hipólita solo deja moverse en línea recta a su obrera: este obrero debe moverse en diagonal.',
    binds: 'Hipólita: solo su obrera se mueve en línea recta',
  },
  hydra: {
    name: 'Hidra',
    title: 'Monstruo de muchas cabezas',
    power:
      'Al final de tu turno ganas un obrero si entre los tuyos no hay dos vecinos; si los hay, pierdes uno que tú eliges.',
    theirs:
      'Al final de su turno gana un obrero si entre los suyos no hay dos vecinos; si los hay, pierde uno a su elección.',
    help: [
      'El nuevo aparece en una casilla libre junto al obrero que se ha movido: una de las más bajas, la que elijas.',
      'Si ese obrero no tiene ninguna casilla libre al lado, no ganas ninguno.',
      'Puedes perder cualquiera de los tuyos, también el que se ha movido. No puedes conservarlos todos.',
      'Si te queda un solo obrero, siempre ganas otro.',
      'Ocurre después de construir. Si alguien gana, la partida acaba antes.',
      'No hay límite de obreros, y aparecer no es moverse.',
      'Se juega con dos o tres jugadores.',
    ],
  },
  iris: {
    name: 'Iris',
    title: 'Diosa del arcoíris',
    power:
      'Tu obrero puede saltar sobre un obrero vecino a la casilla libre que hay detrás en línea recta, sea cual sea su nivel.',
    theirs:
      'Su obrero puede saltar sobre un obrero vecino a la casilla libre que hay detrás en línea recta, sea cual sea el nivel de esta.',
    help: [
      'Puede ser cualquier obrero, también uno tuyo. Su nivel tampoco importa.',
      'El salto es tu movimiento del turno. Si saltas al nivel 3 desde cualquier nivel más bajo, ganas.',
      'Atenea y Nike pueden impedir un salto hacia arriba, y Hades uno hacia abajo.',
      'Para Eolo e Hipólita cuenta la dirección del salto.',
      'Construyes junto a donde caes, así que no en la casilla de la que venías.',
      'Contra Perséfone tienes que saltar si es tu única manera de subir.',
    ],
  },
  maenads: {
    name: 'Ménades',
    title: 'Las delirantes',
    power:
      'Al final de tu turno pierde el rival que tenga un obrero justo entre dos de los tuyos, en línea recta.',
    theirs: 'Si al final de su turno tienes un obrero justo entre dos de los suyos, en línea recta, pierdes.',
    help: [
      'En medio quiere decir la central de tres casillas en línea: en una fila, una columna o una diagonal.',
      'Los niveles no importan, ni cómo llegaron allí los tres.',
      'Solo se mira cuando tu propio turno está completo, después de construir.',
      'Con tres jugadores, quien queda atrapado está fuera y los demás siguen jugando.',
      'Hera no lo impide, porque no es ganar con un movimiento.',
      'A un obrero de Clío sobre una moneda no se le puede atrapar.',
    ],
  },
  nyx: {
    name: 'Nix',
    title: 'Diosa de la noche',
    power:
      'Si al final de un turno hay un número impar de torres completas, tienes el poder nocturno y tu rival ninguno; si es par, solo él tiene poder.',
    theirs:
      'Si al final de un turno hay un número impar de torres completas, tiene el poder nocturno y tú ninguno; si es par, solo tú tienes poder.',
    help: [
      'Todos ven el poder nocturno antes de elegir. Está junto al tablero.',
      'Una torre completa son tres bloques y una cúpula. El cero es par, así que la partida empieza de día.',
      'El cambio llega antes de robar una carta o de un turno extra; en la edición impresa, al empezar el turno siguiente.',
      'De día tu rival tiene su propio poder y tú ninguno.',
      'Lo que el poder nocturno dice sobre la preparación no se aplica.',
      'Las fichas de un poder inactivo se quedan donde están y no hacen nada.',
      'Nix es para dos jugadores.',
    ],
    printed:
      'Si al empezar un turno hay un número impar de torres completas, tienes el poder nocturno y tu rival ninguno; si es par, solo él tiene poder.',
    theirsPrinted:
      'Si al empezar un turno hay un número impar de torres completas, tiene el poder nocturno y tú ninguno; si es par, solo tú tienes poder.',
  },
  pegasus: {
    name: 'Pegaso',
    title: 'Caballo con alas',
    power: 'Tu obrero puede subir más de un nivel de una vez, pero con un vuelo así no gana.',
    theirs: 'Su obrero puede subir más de un nivel de una vez, pero con un vuelo así no gana.',
    help: [
      'Puedes volar del suelo al nivel 2 o al 3, y del nivel 1 al nivel 3.',
      'Ganas como todos: subiendo del nivel 2 al nivel 3.',
      'Tras un vuelo al nivel 3 el turno sigue y el obrero construye. Tiene que bajar antes de poder ganar.',
      'Volar es subir: Atenea y Nike pueden impedirlo.',
      'Contra Perséfone tienes que volar si es tu única manera de subir.',
    ],
  },
  proteus: {
    name: 'Proteo',
    title: 'Dios del mar que cambia de forma',
    power: 'Tienes tres obreros; cuando uno se mueve, otro de los tuyos debe ocupar la casilla que deja.',
    theirs: 'Tiene tres obreros; cuando uno se mueve, otro de los suyos debe ocupar la casilla que deja.',
    help: [
      'Tú eliges cuál va. Puede venir de cualquier parte, sean cuales sean los niveles.',
      'Se desplaza, no se mueve: si llega así al nivel 3, no ganas.',
      'Un movimiento que gana acaba la partida antes de eso.',
      'No ocurre nada si la casilla no está libre o si no tienes otro obrero.',
      'Construye el obrero que se ha movido, y la casilla que ha dejado ya está ocupada.',
      'Contra las Arpías el otro va primero. Después es arrastrado el que se movió.',
      'Proteo es para dos o tres jugadores.',
    ],
  },
  scylla: {
    name: 'Escila',
    title: 'Monstruo marino que acecha',
    power:
      'Después de moverte puedes arrastrar a la casilla que has dejado a un obrero rival que esté junto a ella.',
    theirs:
      'Después de moverse puede arrastrar a la casilla que ha dejado a un obrero rival que esté junto a ella.',
    help: [
      'Cuenta la casilla que has dejado, no aquella donde estás ahora. Los niveles no importan.',
      'Ser arrastrado no es moverse: un obrero arrastrado hasta el nivel 3 no gana.',
      'Un obrero por turno, y ninguno después de un movimiento que gana, salvo que sin él Afrodita lo prohíba.',
      'Construyes después, cuando la casilla que has dejado ya está ocupada.',
      'Contra Afrodita puedes alejarte y arrastrar a su obrero detrás de ti: cuenta dónde acabáis los dos.',
      'Escila es para dos o cuatro jugadores.',
    ],
  },
  tyche: {
    name: 'Tique',
    title: 'Diosa de la fortuna',
    power:
      'Después de cada turno tuyo robas una de seis cartas; el seis las baraja todas y te permite jugar otro turno.',
    theirs:
      'Después de cada turno suyo roba una de seis cartas; el seis las baraja todas y le permite jugar otro turno.',
    help: [
      'Las cartas van del uno al seis. Las cinco primeras no hacen nada.',
      'Una carta robada queda fuera hasta que sale el seis, así que lo tendrás en seis cartas como mucho.',
      'El turno extra es uno normal: puedes ganar en él. También puedes renunciar a él.',
      'Después del turno extra no robas carta.',
      'Todos pueden ver cuántas cartas han salido desde la última vez que se barajaron.',
    ],
  },
};
