import type { PromoPowerTexts } from '../../santorini/power-text.ts';

/** The promotional powers. */
export const promoPowers: PromoPowerTexts = {
  asteria: {
    name: 'Asteria',
    title: 'Diosa de las estrellas fugaces',
    power:
      'Si tu obrero ha bajado en este turno, al final puedes poner una cúpula en cualquier casilla libre, sea cual sea su altura.',
    help: [
      'La casilla puede estar en cualquier parte del tablero. No puede tener obrero ni cúpula.',
      'La cúpula llega después de tu construcción normal y no la sustituye. Puedes renunciar a ella.',
      'Basta con bajar un nivel, y bajar más no da más cúpulas.',
      'Un obrero forzado hacia abajo no ha bajado, así que no da derecho a cúpula.',
      'Contra Perséfone no puedes bajar mientras uno de tus obreros pueda subir. Contra Hades, nunca.',
      'Limos no impide tu cúpula; en la edición impresa sí, junto a sus obreros y sobre menos de tres bloques.',
    ],
  },
  'castor-and-pollux': {
    name: 'Cástor y Pólux',
    title: 'Gemelos, divino y mortal',
    power:
      'En vez de un turno normal, todos tus obreros pueden moverse una vez sin que nadie construya, o construir una vez sin que nadie se mueva.',
    help: [
      'Van uno tras otro, en cualquier orden: uno puede entrar en la casilla que el otro acaba de dejar.',
      'Participan todos. Si uno no puede, esa clase de turno no es posible.',
      'Cada movimiento puede ganar, y el que gana acaba el turno.',
      'Cuando construyen, uno puede construir sobre lo que el otro acaba de poner.',
      'Un obrero dormido por Hipnos puede construir con el otro, pero los dos no pueden moverse juntos.',
      'Contra Perséfone no puedes limitarte a construir mientras alguno pueda subir.',
      'Con un solo obrero aún puedes limitarte a mover, o a construir.',
    ],
  },
  eris: {
    name: 'Eris',
    title: 'Diosa de la discordia',
    power:
      'En vez de tu turno puedes mover a un obrero rival y construir con él, salvo el último que movió su bando.',
    help: [
      'Si en ese turno movieron a varios, solo queda fuera de tu alcance el último. Antes de su primer turno puedes llevar a cualquiera.',
      'Se mueve y construye como el de un mortal, bajo las leyes que lo obligan.',
      'Tú nunca ganas con él, y su dueño no gana por subir al nivel 3.',
      'Sí valen las otras victorias de su dueño, como un salto de Pan o un encuentro de Eros; en la edición impresa, no.',
      'Ningún poder recuerda lo que hizo ese obrero: subir con él no despierta a Atenea.',
      'Para partidas de dos o cuatro.',
    ],
    printed:
      'En vez de tu turno puedes mover a un obrero rival que su bando no movió por última vez y construir con él; nadie gana con ese turno.',
  },
  hippolyta: {
    name: 'Hipólita',
    title: 'Reina de las amazonas',
    power: 'Todos los obreros de la partida, salvo tu obrera, solo pueden moverse en diagonal.',
    help: [
      'Obliga a todos: a los rivales, a tu pareja y a ti con tu otro obrero.',
      'Solo obliga al moverse. Se construye en todas las direcciones, y también se fuerza en todas.',
      'Un salto de Iris, o un paso que cruza el borde con Urania, es diagonal si lo es su dirección.',
      'Al colocar a tus obreros la primera casilla es la de ella, y todos pueden ver quién es.',
      'Si la eliminan, ya nadie se mueve en recto, tampoco en tu bando.',
      'Piensa en un tablero de ajedrez: quien se mueve en diagonal no sale de las casillas de un color.',
    ],
    forbids: 'Hipólita solo deja a su obrera moverse en recto: este obrero debe moverse en diagonal.',
  },
  hydra: {
    name: 'Hidra',
    title: 'Monstruo de muchas cabezas',
    power:
      'Al final de tu turno ganas un obrero si entre los tuyos no hay dos vecinos; si los hay, pierdes uno que tú eliges.',
    help: [
      'El nuevo llega a una casilla libre junto al obrero que se movió: a una de las más bajas, la que elijas.',
      'Si ese obrero no tiene ninguna casilla libre al lado, no llega nadie.',
      'El que pierdes puede ser cualquiera de los tuyos, también el que se movió. No puedes conservarlos todos.',
      'Un solo obrero no tiene vecino, así que gana un compañero.',
      'Se juzga después de tu construcción. Una victoria llega antes.',
      'No hay límite de obreros, y llegar no es moverse.',
      'Para partidas de dos o tres.',
    ],
  },
  iris: {
    name: 'Iris',
    title: 'Diosa del arcoíris',
    power:
      'Tu obrero puede saltar sobre un obrero vecino a la casilla libre que hay detrás en línea recta, sea cual sea su nivel.',
    help: [
      'Puede ser cualquier obrero, también uno tuyo. Su nivel tampoco importa.',
      'El salto es tu movimiento del turno. Desde cualquier nivel más bajo hasta el nivel 3, gana.',
      'Atenea y Nike pueden prohibir un salto hacia arriba, y Hades uno hacia abajo.',
      'Eolo e Hipólita miran la dirección del salto.',
      'Construyes junto a donde caes, así que no en la casilla de la que venías.',
      'Si un salto es tu única manera de subir, Perséfone puede exigirlo.',
    ],
  },
  maenads: {
    name: 'Ménades',
    title: 'Las delirantes',
    power:
      'Al final de tu turno pierde el rival que tiene un obrero justo en medio de dos de los tuyos, en línea recta.',
    help: [
      'En medio quiere decir la central de tres casillas en línea: en una fila, una columna o una diagonal.',
      'Los niveles no importan, ni cómo llegaron allí los tres.',
      'Solo se mira cuando tu propio turno está completo, después de construir.',
      'Con tres jugadores, el atrapado queda fuera y los demás siguen jugando.',
      'Hera no lo impide, porque no es ganar con un movimiento.',
      'A un obrero de Clío sobre una moneda no se le puede atrapar.',
    ],
  },
  nyx: {
    name: 'Nix',
    title: 'Diosa de la noche',
    power:
      'Con un número impar de torres completas al final de un turno tienes el poder nocturno y tu rival ninguno; con un número par, solo él tiene poder.',
    help: [
      'El poder nocturno se conoce antes de elegir los poderes, y está a la vista junto al tablero.',
      'Una torre completa son tres bloques y una cúpula. Ninguna es un número par, así que la partida empieza de día.',
      'El cambio llega antes de sacar una carta o de un turno extra; en la edición impresa, al empezar el turno siguiente.',
      'De día tu rival juega con su propio poder y tú con ninguno.',
      'Lo que el poder nocturno dice sobre la preparación se omite.',
      'Las fichas de un poder apagado se quedan donde están y no hacen nada.',
      'Nix se enfrenta a un único rival, en partidas de dos.',
    ],
    printed:
      'Con un número impar de torres completas al empezar un turno tienes el poder nocturno y tu rival ninguno; con un número par, solo él tiene poder.',
  },
  pegasus: {
    name: 'Pegaso',
    title: 'Caballo con alas',
    power: 'Tu obrero puede subir más de un nivel de una vez, pero con ese vuelo no gana.',
    help: [
      'Puedes volar del suelo al nivel 2 o al 3, y del nivel 1 al nivel 3.',
      'Ganas como todos: subiendo del nivel 2 al nivel 3.',
      'Tras un vuelo al nivel 3 el turno sigue y el obrero construye. Tiene que bajar antes de poder ganar.',
      'Volar es subir: Atenea y Nike pueden prohibirlo.',
      'Perséfone puede exigirlo: si un vuelo es tu única manera de subir, tienes que volar.',
    ],
  },
  proteus: {
    name: 'Proteo',
    title: 'Dios del mar que cambia de forma',
    power:
      'Tienes tres obreros; cuando uno se ha movido, otro de los tuyos debe ir a la casilla que ha dejado.',
    help: [
      'Tú eliges cuál va. Puede venir de cualquier parte, sean cuales sean los niveles.',
      'Va forzado y no se ha movido: llegar así al nivel 3 no da la victoria.',
      'Un movimiento que gana acaba la partida antes de que vaya nadie.',
      'No va nadie si la casilla no está libre, o si no tienes otro obrero.',
      'Construye el obrero que se movió, y la casilla que dejó está ocupada.',
      'Contra las Arpías el otro va primero. Después es arrastrado el que se movió.',
      'Proteo juega con dos o tres.',
    ],
  },
  scylla: {
    name: 'Escila',
    title: 'Monstruo marino que acecha',
    power:
      'Después de moverte puedes arrastrar a la casilla que has dejado a un obrero rival que esté junto a ella.',
    help: [
      'Cuenta la casilla que has dejado, no aquella donde estás ahora. Los niveles no importan.',
      'Arrastrado es forzado: un obrero arrastrado hasta el nivel 3 no gana.',
      'Un obrero por turno, y ninguno después de un movimiento que gana, salvo que sin él Afrodita lo prohíba.',
      'Construyes después, cuando la casilla que has dejado ya está ocupada.',
      'Contra Afrodita puedes alejarte y arrastrar a su obrero detrás de ti: ella mira cuando eso está hecho.',
      'Escila juega con dos o cuatro.',
    ],
  },
  tyche: {
    name: 'Tique',
    title: 'Diosa de la fortuna',
    power:
      'Después de cada turno tuyo sacas una de seis cartas; el seis las baraja todas y te permite jugar otro turno.',
    help: [
      'Las cartas van del uno al seis. Las cinco primeras no hacen nada.',
      'Una carta sacada queda fuera hasta que sale el seis, así que el seis sale en seis intentos como mucho.',
      'El turno extra es uno normal: puedes ganar en él. También puedes renunciar a él.',
      'Después del turno extra no sacas carta.',
      'Todos pueden ver cuántas cartas han salido desde la última vez que se barajaron.',
    ],
  },
};
