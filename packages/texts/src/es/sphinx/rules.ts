import { GEMS } from '@thera/sphinx';
import { listOf } from '../../list-of.ts';
import type { ExpertText, RuleTexts } from '../../sphinx/riddle-text.ts';
import { coinColours, coinsOf } from './coins.ts';
import { de } from './contractions.ts';
import { gems, onePiece } from './pieces.ts';

const list = listOf('es');

const SPHINX_DEEDS = {
  stalk: 'va hacia el obrero más cercano',
  roar: 'ruge',
  claw: 'arranca el bloque más alto de la torre libre más alta a su lado',
} as const;

const squares = (count: number): string => (count === 1 ? '1 casilla' : `${count} casillas`);
const levels = (count: number): string => (count === 1 ? 'un nivel' : `${count} niveles`);

/** The special rules of riddles. */
export const rules: RuleTexts = {
  flourish: ({ piece, colours }) => {
    const coin = colours.length === 1 ? `Cada moneda ${coinColours[colours[0]!]}` : 'Cada moneda';
    return {
      name: 'Prosperidad',
      line: `${coin} trae ${onePiece(piece)}`,
      text: `${coin} que recogéis trae ${onePiece(piece)} de la caja a la reserva.`,
    };
  },
  gaze: () => ({
    name: 'Mirada',
    line: 'No se construye junto a la Esfinge',
    text: 'Nadie puede construir en una casilla junto a la Esfinge.',
  }),
  stalk: () => ({
    name: 'Acecho',
    line: 'Cada turno se acerca una casilla',
    text: 'Al final de cada turno la Esfinge avanza una casilla hacia el obrero más cercano. Si está junto a un obrero, se queda.',
  }),
  flotsam: () => ({
    name: 'A la deriva',
    line: 'Recoge las piezas que flotan al pisarlas',
    text: 'El obrero que llega a una pieza a la deriva, también si lo desplazan, la lleva a la reserva. Nadie puede construir sobre ella.',
  }),
  tide: ({ zone, low, high }, names) => ({
    name: 'Marea',
    line: `Marea baja ${low} turnos, marea alta ${high}`,
    text: `La marea baja dura ${low} turnos y la alta ${high}. Cuando sube, caen los obreros que estén en el suelo ${de(names.zone(zone).the)}, y hasta que baja nadie puede pisar ese suelo ni construir en él.`,
  }),
  'ring-flight': ({ steps }) => {
    const lands =
      'Donde se posa, cae el obrero que esté por debajo del nivel 2, y una torre libre de hasta 2 niveles pierde su bloque más alto.';
    if (typeof steps === 'number')
      return {
        name: 'Ronda',
        line: `Vuela ${squares(steps)} por el borde`,
        text: `Al final de cada turno vuela ${squares(steps)} por el borde, como las agujas del reloj, sin posarse en cúpulas ni torres de 3 niveles. ${lands}`,
      };
    const byDie = list(GEMS.map((gem) => `${gems[gem]} ${steps[gem]}`));
    return {
      name: 'Ronda',
      line: `Vuela según el dado: ${byDie}`,
      text: `Al final de cada turno el dado dice cuánto vuela por el borde, como las agujas del reloj: ${byDie}, sin posarse en cúpulas ni torres de 3 niveles. ${lands}`,
    };
  },
  wards: ({ far, near }) => ({
    name: 'Guardianas',
    line: `Cada una le quita ${far} de salud; si está al lado, ${near}`,
    text: `Cada moneda de oro que recogéis es una piedra guardiana: le quita a la Esfinge ${far} de salud, o ${near} si está al lado. La moneda va a la caja.`,
  }),
  'roar-or-stalk': () => ({
    name: 'Rugido',
    line: 'Ruge a quien tiene al lado, o se acerca',
    text: 'Al final de cada turno aleja una casilla, en línea recta, a los obreros que tenga al lado en el suelo; el que no puede cuesta una pieza de la reserva, o cae si no la hay. Si no tiene ningún obrero al lado, va hacia el más cercano.',
  }),
  procession: ({ climb }) => ({
    name: 'Cortejo',
    line: 'El Rey puede seguir a tu obrero',
    text: `Cuando tu obrero deja una casilla junto al Rey, puedes llevarlo a ella. Puede estar ${levels(climb)} por encima de la suya como mucho.`,
  }),
  toll: ({ pieces }) => ({
    name: 'Peaje',
    line: `Cada cruce cuesta ${pieces === 1 ? '1 pieza' : `${pieces} piezas`}`,
    text: `Cada vez que un obrero cruza un puente, también si lo desplazan, paga antes ${pieces === 1 ? '1 pieza' : `${pieces} piezas`} de la reserva o de cualquier dios. Sin pieza no se cruza.`,
  }),
  graves: ({ graves }, names) => {
    const king = graves.find(({ holds }) => holds === 'king');
    const workers = graves.filter(({ holds }) => holds !== 'king');
    const height = workers[0]?.height ?? 0;
    const raised = `Construid hasta la altura ${height} en ${names.squares(workers.map(({ at }) => at))} y quien yace debajo se levanta sobre la torre.`;
    return {
      name: 'Tumbas',
      line: `Los obreros, a la altura ${height}${king === undefined ? '' : `; el Rey, a la ${king.height}`}`,
      text:
        king === undefined
          ? raised
          : `${raised} El Rey se levanta en ${names.square(king.at)} a la altura ${king.height}.`,
    };
  },
  ascension: ({ level }) => ({
    name: 'Ascensión',
    line: `Sube al nivel ${level} para ascender`,
    text: `El obrero que sube al nivel ${level} deja el mapa al final del turno, y una cúpula cierra su torre. No ha caído.`,
  }),
  breach: ({ at, every }, names) =>
    every === null
      ? {
          name: 'Brecha',
          line: 'La brecha está cerrada y sigue igual',
          text: `La brecha de ${names.square(at)} está cerrada. Solo vosotros podéis hacerla crecer.`,
        }
      : {
          name: 'Brecha',
          line: `La brecha crece cada ${every} turnos`,
          text: `Cada ${every} turnos la brecha de ${names.square(at)} crece una pieza, hasta que la cierra una cúpula. No crece si hay alguien en ella.`,
        },
  'take-down': ({ zone, reach, domesTo }, names) => ({
    name: 'Demolición',
    line: `Desmonta en vez de construir, hasta ${levels(reach)} por encima`,
    text: `En vez de construir, tu obrero puede quitar la pieza más alta de una torre sin ocupar que tenga al lado ${names.zone(zone).at}, ${levels(reach)} más alta que él como mucho. Va a la reserva${domesTo === 'box' ? '; si es una cúpula, a la caja' : ''}.`,
  }),
  'turn-limit': ({ turns }) => ({
    name: 'Tiempo',
    line: `El enigma acaba con el turno ${turns}`,
    text: `Cuando acaba el turno ${turns}, acaba el enigma. Cuenta lo que hayáis conseguido hasta entonces.`,
  }),
  bombard: ({ zones, rolls }, names) => ({
    name: 'Bombardeo',
    line: rolls === 1 ? 'El dado dice dónde cae la piedra' : 'Si el dado no acierta, se tira otra vez',
    text: `Al final de cada turno se tira el dado: ${list(GEMS.map((gem) => `${gems[gem]} para ${names.zone(zones[gem]).the}`))}. Allí la torre libre más alta pierde su bloque más alto${rolls === 1 ? '' : `; si no hay ninguna, se tira ${rolls === 2 ? 'una vez más' : `otra vez, ${rolls} como mucho`}`}.`,
  }),
  darkness: () => ({
    name: 'Oscuridad',
    line: 'De cada dios solo se ve su tipo',
    text: 'Los dioses disponibles están boca abajo: solo veis si son de movimiento, de construcción o especiales. Los dioses amigos y las bendiciones están boca arriba.',
  }),
  lightning: ({ minHeight, guards }) => ({
    name: 'Rayo',
    line: `${guards} obreros cerca alejan el rayo`,
    text: `Al final de cada turno, la única torre más alta que todas las demás sin cúpula pierde su bloque más alto, si tiene ${minHeight} niveles o más. El rayo no cae si hay ${guards} obreros en ella o a su lado.`,
  }),
  silence: () => ({
    name: 'Silencio',
    line: 'No hay dioses, solo bendiciones',
    text: 'No hay dioses a los que llamar. Las bendiciones se pueden usar en cuanto se recogen.',
  }),
  bored: ({ exiles }) => ({
    name: 'Aburrimiento',
    line:
      exiles === 1 ? 'Los dioses aburridos se van' : `Los dioses aburridos se van de ${exiles} en ${exiles}`,
    text: `Tras un turno en el que nadie llama a un dios ni usa un poder, ${exiles === 1 ? 'se marcha para siempre el dios disponible que más tiempo lleva esperando' : `se marchan para siempre los ${exiles} dioses disponibles que más tiempo llevan esperando`}.`,
  }),
  ruins: ({ domesTo }) => ({
    name: 'Ruinas',
    line:
      domesTo === 'box' ? 'Las cúpulas de las ruinas van a la caja' : 'Desmonta ruinas en vez de construir',
    text: `En vez de construir, tu obrero puede llevar a la reserva la pieza más alta de una ruina sin ocupar que tenga al lado${domesTo === 'box' ? '; las cúpulas van a la caja' : ''}. Si se construye sobre una ruina, deja de serlo.`,
  }),
  flight: ({ climb }) => ({
    name: 'Huida',
    line: climb === 1 ? 'El Rey huye cada turno' : `El Rey sube ${levels(climb)} de una vez`,
    text: `Al final de cada turno el Rey va adonde tenga más salidas, subiendo ${levels(climb)} como mucho. Cuando no le queda ninguna, está atrapado.`,
  }),
  gates: ({ gates }, names) => {
    const opens = gates
      .map(({ spaces, opens }) => `${coinsOf(opens)} para ${names.squares(spaces)}`)
      .join(', ');
    return {
      name: 'Puertas',
      line: opens,
      text: `Las puertas cerradas no son casillas. Se abren al recoger monedas: ${opens}.`,
    };
  },
  answers: ({ silver, gold }) => ({
    name: 'Respuestas',
    line: `La plata le quita ${silver} de salud; el oro, ${gold}`,
    text: `Cada moneda de plata que recogéis le quita a la Esfinge ${silver} de salud, y cada una de oro ${gold}. Las monedas van a la caja.`,
  }),
  'sphinx-die': (rule) => ({
    name: 'Su dado',
    line: 'El dado dice qué hace cada turno',
    text: `Al final de cada turno se tira el dado: ${GEMS.map((gem) => `con ${gems[gem]} ${SPHINX_DEEDS[rule[gem]]}`).join(', ')}. El rugido aleja a los obreros que tenga al lado en el suelo; el que no puede irse cuesta una pieza de la reserva o cae.`,
  }),
};

/** What the expert setting changes. */
export const expert: ExpertText = {
  morePieces: (pieces) => `${pieces} más en la reserva`,
  fewerPieces: (pieces) => `${pieces} menos en la reserva`,
  fewerGods: (type, left) =>
    left === 0 ? `Sin dioses de tipo ${type} en el mazo` : `Solo ${left} de tipo ${type} en el mazo`,
  name: 'Experto',
  health: (health) => `La Esfinge empieza con ${health} de salud`,
  sphinxOn: (square) => `La Esfinge empieza en ${square}`,
  bridgeMissing: (one, other) => `Falta el puente de ${one} a ${other}`,
  flotsamMissing: (places) => `Nada a la deriva en ${places}`,
  towerOn: (square, height) =>
    height === 4 ? `Una torre completa en ${square}` : `Una torre de ${levels(height)} en ${square}`,
  objective: (tier, goal) => `${tier}: ${goal}`,
};
