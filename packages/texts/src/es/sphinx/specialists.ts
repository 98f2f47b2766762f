import type { SpecialistTexts } from '../../sphinx/card-text.ts';

/** The gods who do something else again. */
export const specialists: SpecialistTexts = {
  pan: {
    name: 'Pan',
    title: 'Dios de lo salvaje',
    power: 'Cuando tu obrero baja dos niveles o más de una vez, añade una pieza a elegir a la reserva.',
    summary: 'Baja dos niveles y gana una pieza a elegir.',
    used: 'tu obrero baje dos niveles o más de una vez',
  },
  aphrodite: {
    name: 'Afrodita',
    title: 'Diosa del amor',
    power:
      'Antes de moverte, puedes desplazar un paso a un obrero de otro color o al Caminante. Debe ir a una casilla libre junto a uno de tus obreros, un nivel más alta como mucho.',
    summary: 'Atrae a un obrero ajeno a tu lado.',
    used: 'atraigas a un obrero a tu lado',
  },
  ares: {
    name: 'Ares',
    title: 'Dios de la guerra',
    power:
      'Después de construir, puedes llevar a la reserva el bloque más alto de una torre libre junto al obrero movido, pero no la pieza que acabas de construir.',
    summary: 'Quita un bloque junto a tu obrero.',
    used: 'quites un bloque',
  },
  chaos: {
    name: 'Caos',
    title: 'El vacío anterior a los dioses',
    power:
      'Al empezar tu turno, puedes descubrir al azar un dios azul que no esté en el mazo de este enigma. En este turno tienes su poder.',
    summary: 'Toma prestado un dios azul al azar.',
    used: 'uses el poder prestado',
  },
  charon: {
    name: 'Caronte',
    title: 'Barquero de los muertos',
    power:
      'Antes de moverte, puedes desplazar a un obrero vecino del tuyo a la casilla libre del lado opuesto, sea cual sea su nivel.',
    summary: 'Lleva a un vecino a tu otro lado.',
    used: 'lleves a un obrero al otro lado',
  },
  chronus: {
    name: 'Crono',
    title: 'Dios del tiempo',
    power: 'Puedes dejar pasar el final de este turno: no ocurre nada y ningún contador avanza.',
    summary: 'Al final de este turno no pasa nada.',
    used: 'detengas el final del turno',
    quest: 'Construye su última pieza con dos torres completas o más en pie.',
  },
  circe: {
    name: 'Circe',
    title: 'Hechicera de la isla',
    power:
      'Al empezar tu turno, puedes copiar a un dios disponible o de otro jugador. En este turno tienes su poder.',
    summary: 'Copia a otro dios durante un turno.',
    used: 'uses el poder copiado',
  },
  hera: {
    name: 'Hera',
    title: 'Diosa del matrimonio',
    power:
      'Cuando en tu turno se vaya a descartar a otro dios, puedes devolverlo a los disponibles, o encima del mazo si no hay sitio.',
    summary: 'Un dios sin piezas vuelve a estar disponible.',
    used: 'devuelvas a un dios',
  },
  hypnus: {
    name: 'Hipnos',
    title: 'Dios del sueño',
    power:
      'Al empezar tu turno, puedes dormir a cualquier figura hasta tu próximo turno. No puede moverse, ser desplazada, actuar ni caer.',
    summary: 'Duerme a una figura durante una ronda.',
    used: 'duermas a una figura',
  },
  persephone: {
    name: 'Perséfone',
    title: 'Diosa de la primavera',
    power: 'Si tu obrero subió, añade un bloque de nivel 1 a la reserva después de construir.',
    summary: '¿Has subido? Gana un bloque de nivel 1.',
    used: 'ganes el bloque',
  },
  poseidon: {
    name: 'Poseidón',
    title: 'Dios del mar',
    power:
      'Después de construir, otro obrero tuyo que esté en el suelo y no se haya movido puede construir hasta dos veces.',
    summary: 'Tu otro obrero construye dos veces desde el suelo.',
    used: 'construya tu otro obrero',
  },
  selene: {
    name: 'Selene',
    title: 'Diosa de la luna',
    power:
      'En vez de tu construcción, otro obrero tuyo puede poner una cúpula a su lado, a cualquier altura.',
    summary: 'Tu otro obrero pone una cúpula.',
    used: 'tu otro obrero ponga la cúpula',
  },
  tyche: {
    name: 'Tique',
    title: 'Diosa de la fortuna',
    power: 'En el juego de la Esfinge puedes tirar otra vez. Vale la segunda tirada.',
    summary: 'Tira otra vez en el juego de la Esfinge.',
    used: 'tires otra vez',
    quest: 'Gana el juego de la Esfinge mientras la tengas. Paga cuando se haya construido su pieza.',
  },
  scylla: {
    name: 'Escila',
    title: 'Monstruo marino que acecha',
    power:
      'Tras moverte, puedes arrastrar a la casilla que dejaste a una figura vecina de ella, subiendo un nivel como mucho. Mueve al Rey, pero nunca a la Esfinge.',
    summary: 'Arrastra a una figura adonde estabas.',
    used: 'arrastres a una figura',
  },
  'castor-pollux': {
    name: 'Cástor y Pólux',
    title: 'Gemelos, divino y mortal',
    power:
      'En vez de mover y construir, dos obreros tuyos pueden moverse una vez cada uno, o construir una vez.',
    summary: 'Se mueven dos obreros, o construyen dos.',
    used: 'dos obreros tuyos se muevan o construyan así',
  },
  nyx: {
    name: 'Nix',
    title: 'Diosa de la noche',
    power: 'Una bendición que uses puede ir debajo del mazo de dioses en vez de descartarse.',
    summary: 'Tus bendiciones vuelven bajo el mazo.',
    used: 'una bendición vaya debajo del mazo',
  },
};
