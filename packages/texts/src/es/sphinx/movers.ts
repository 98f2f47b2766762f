import type { MoverTexts } from '../../sphinx/card-text.ts';

/** The gods who change how one moves. */
export const movers: MoverTexts = {
  apollo: {
    name: 'Apolo',
    title: 'Dios de la música',
    power:
      'Tu obrero puede moverse a una casilla donde haya otro obrero, subiendo un nivel como mucho. Ese obrero es desplazado a la casilla que deja el tuyo.',
    summary: 'Cambia de lugar con un obrero vecino.',
    used: 'dos obreros cambien de lugar',
  },
  artemis: {
    name: 'Artemisa',
    title: 'Diosa de la caza',
    power: 'Tu obrero puede moverse por segunda vez, pero sin volver a la casilla donde empezó el turno.',
    summary: 'Muévete dos veces, sin volver atrás.',
    used: 'tu obrero se mueva dos veces',
  },
  athena: {
    name: 'Atenea',
    title: 'Diosa de la sabiduría',
    power: 'Si su primer movimiento subió, tu obrero puede moverse otra vez, en su nivel o hacia abajo.',
    summary: '¿Has subido? Muévete otra vez sin subir.',
    used: 'tu obrero suba y se mueva otra vez',
  },
  hermes: {
    name: 'Hermes',
    title: 'Dios de los viajes',
    power: 'Mientras siga en un mismo nivel, tu obrero puede dar hasta cuatro pasos, también por puentes.',
    summary: 'Hasta cuatro pasos en un mismo nivel.',
    used: 'tu obrero dé dos pasos o más',
  },
  minotaur: {
    name: 'Minotauro',
    title: 'Toro del laberinto',
    power:
      'Tu obrero puede moverse a la casilla de otro si la siguiente en línea recta está libre. Ese obrero es desplazado a ella, sea cual sea su nivel.',
    summary: 'Empuja a un obrero en línea recta.',
    used: 'tu obrero empuje a otro',
  },
  bia: {
    name: 'Bía',
    title: 'Diosa de la violencia',
    power:
      'Tras moverte, puedes desplazar una casilla más allá a la figura de la casilla siguiente en línea recta, si hay sitio. También al Rey y a la Esfinge.',
    summary: 'Desplaza a la figura que tienes delante.',
    used: 'desplaces a una figura',
  },
  eros: {
    name: 'Eros',
    title: 'Dios del deseo',
    power:
      'En vez de moverse, tu obrero puede volar a una casilla libre junto a otro obrero tuyo, no más alta que la que deja.',
    summary: 'Vuela junto a otro obrero tuyo, sin subir.',
    used: 'tu obrero vuele',
  },
  triton: {
    name: 'Tritón',
    title: 'Dios de las olas',
    power: 'Cada vez que tu obrero llega al borde puede moverse otra vez, hasta tres movimientos en total.',
    summary: 'Desde el borde, hasta tres movimientos.',
    used: 'tu obrero haga dos movimientos o más',
  },
  proteus: {
    name: 'Proteo',
    title: 'Dios del mar que cambia de forma',
    power: 'Tras moverte, puedes desplazar a otro obrero tuyo, esté donde esté, a la casilla que has dejado.',
    summary: 'Tu otro obrero va adonde estabas.',
    used: 'tu otro obrero acuda',
  },
  eris: {
    name: 'Eris',
    title: 'Diosa de la discordia',
    power: 'Puedes mover y construir con cualquier obrero de cualquier color, menos el último que se movió.',
    summary: 'Usa a cualquiera menos al último en moverse.',
    used: 'uses a un obrero que no sea tuyo',
  },
  iris: {
    name: 'Iris',
    title: 'Diosa del arcoíris',
    power:
      'Tu obrero puede saltar en línea recta un hueco, una cúpula o una figura vecina, a una casilla libre un nivel más alta como mucho.',
    summary: 'Salta un hueco, una cúpula o una figura.',
    used: 'tu obrero salte',
  },
  hippolyta: {
    name: 'Hipólita',
    title: 'Reina de las amazonas',
    power: 'Si tu obrero se movió en diagonal, puede hacer otro movimiento en diagonal.',
    summary: 'Muévete dos veces en diagonal.',
    used: 'tu obrero haga los dos movimientos en diagonal',
  },
  pegasus: {
    name: 'Pegaso',
    title: 'Caballo con alas',
    power: 'Tu obrero puede subir cualquier número de niveles.',
    summary: 'Sube cuanto quieras.',
    used: 'tu obrero suba dos niveles o más de una vez',
  },
};
