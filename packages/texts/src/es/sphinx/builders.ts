import type { BuilderTexts } from '../../sphinx/card-text.ts';

/** The gods who change how one builds. */
export const builders: BuilderTexts = {
  atlas: {
    name: 'Atlas',
    title: 'Titán que sostiene el cielo',
    power: 'Puedes construir una cúpula a cualquier altura. Cuenta como un nivel más de su torre.',
    summary: 'Construye una cúpula a cualquier altura.',
    used: 'pongas una cúpula sobre menos de tres bloques',
  },
  demeter: {
    name: 'Deméter',
    title: 'Diosa de la cosecha',
    power: 'Después de construir, el mismo obrero puede construir otra vez, en otra casilla.',
    summary: 'Construye otra vez en otra casilla.',
    used: 'tu obrero construya en dos casillas',
  },
  hephaestus: {
    name: 'Hefesto',
    title: 'Dios de la fragua',
    power: 'Después de construir un bloque, el mismo obrero puede poner otro encima, nunca una cúpula.',
    summary: 'Construye un segundo bloque encima.',
    used: 'construyas dos bloques en una casilla',
  },
  prometheus: {
    name: 'Prometeo',
    title: 'Titán que trajo el fuego',
    power:
      'Tu obrero puede construir antes de moverse, si en este turno no sube. Después construye otra vez.',
    summary: 'Construye antes de moverte, si no subes.',
    used: 'tu obrero construya antes de moverse',
  },
  dionysus: {
    name: 'Dioniso',
    title: 'Dios del vino',
    power:
      'Cuando completas una torre, puedes mover y construir otra vez en el acto, con cualquier obrero de cualquier color. Solo una vez por turno.',
    summary: 'Completa una torre y repite.',
    used: 'muevas y construyas esa vez de más',
  },
  hestia: {
    name: 'Hestia',
    title: 'Diosa del hogar',
    power: 'Después de construir, el mismo obrero puede construir otra vez, pero no en el borde.',
    summary: 'Construye otra vez, lejos del borde.',
    used: 'tu obrero construya por segunda vez',
  },
  limus: {
    name: 'Limos',
    title: 'Diosa del hambre',
    power:
      'Puedes construir con un bloque de cualquier tamaño en lugar del necesario. Las cúpulas no se cambian.',
    summary: 'Vale cualquier bloque en lugar del necesario.',
    used: 'construyas un bloque de otro tamaño',
  },
  medusa: {
    name: 'Medusa',
    title: 'Gorgona de mirada de piedra',
    power:
      'Si tu obrero subió, puede construir antes un bloque en la casilla que dejó, y luego como siempre.',
    summary: '¿Has subido? Construye también donde estabas.',
    used: 'construyas en la casilla que dejaste',
  },
  morpheus: {
    name: 'Morfeo',
    title: 'Dios de los sueños',
    power:
      'Puedes no construir y guardar un sueño, dos como mucho. En un turno posterior, cada sueño es una construcción más para el obrero movido.',
    summary: 'No construyas ahora y construye más después.',
    used: 'guardes o gastes un sueño',
  },
  zeus: {
    name: 'Zeus',
    title: 'Dios del cielo',
    power: 'Tu obrero puede construir un bloque bajo sus propios pies y subir con él.',
    summary: 'Construye bajo tu propio obrero.',
    used: 'construyas bajo tu obrero',
  },
  maenads: {
    name: 'Ménades',
    title: 'Las delirantes',
    power:
      'Después de construir, un obrero que tenga otro a cada lado, en línea recta, puede construir una vez.',
    summary: 'Construye también quien esté entre otros dos.',
    used: 'construya el obrero de en medio',
  },
  asteria: {
    name: 'Asteria',
    title: 'Diosa de las estrellas fugaces',
    power: 'Si tu obrero bajó, puede construir una cúpula a cualquier altura.',
    summary: '¿Has bajado? Cúpula a cualquier altura.',
    used: 'bajes y pongas una cúpula sobre menos de tres bloques',
  },
  hydra: {
    name: 'Hidra',
    title: 'Monstruo de muchas cabezas',
    power: 'Cuando construyes una pieza de esta carta, puedes construir otra de ella en otra casilla.',
    summary: 'Construye dos piezas de esta carta.',
    used: 'construyas dos piezas de esta carta',
  },
};
