import { listOf } from '../../list-of.ts';
import type { ObjectiveText } from '../../sphinx/goal-text.ts';
import { slotsOf } from '../../sphinx/slots-of.ts';
import { coinColours, slotsFor } from './coins.ts';
import { de } from './contractions.ts';
import { onePiece, piecesOf } from './pieces.ts';

const list = listOf('es');

const of = (now: number, wanted: number, one: string, many: string): string =>
  `${now} de ${wanted} ${wanted === 1 ? one : many}`;

const left = (count: number, one: string, many: string): string =>
  count === 1 ? `queda 1 ${one}` : `quedan ${count} ${many}`;

/** What objectives ask for, what they pay, how far they are. */
export const objectives: ObjectiveText = {
  goals: {
    allCoins: (_, { coins }) =>
      coins === 2 ? 'las dos monedas recogidas' : `las ${coins} monedas recogidas`,
    workersAtHeight: ({ height, count }) => {
      const level = height >= 3 ? 'en el nivel 3' : `en el nivel ${height} o más alto`;
      if (count === 'all') return `todos los obreros ${level}`;
      return count === 1 ? `un obrero ${level}` : `${count} obreros ${level}`;
    },
    maxGods: (most) => (most === 0 ? 'ningún dios llamado' : `${most} dioses llamados como mucho`),
    blessingsCollected: (count) =>
      count === 1 ? 'una ficha de bendición recogida' : `${count} fichas de bendición recogidas`,
    destroyedMax: (most) => (most === 0 ? 'ningún caído' : `${most} caídos como mucho`),
    byTurn: (turn) => `antes de que acabe el turno ${turn}`,
    healthMax: (most) =>
      most === 0 ? 'la Esfinge con 0 de salud' : `la Esfinge con ${most} de salud o menos`,
    kingAt: ({ at, minHeight }, names) =>
      `el Rey ${names.at(at)}${minHeight === 0 ? '' : `, en el nivel ${minHeight} o más alto`}`,
    raised: (count) => (count === 1 ? '1 tumba abierta' : `${count} tumbas abiertas`),
    ascended: (count) => (count === 1 ? '1 obrero ascendido' : `${count} obreros ascendidos`),
    workersIn: ({ zone, count, colours = 1 }, { zone: zoneOf, hasPairs }) => {
      const { at } = zoneOf(zone);
      if (count === 'all') return `todos los obreros ${at}`;
      if (count === 1) return `un obrero ${at}`;
      return `${count} obreros${hasPairs && colours > 1 ? ' de distinto color' : ''} ${at}`;
    },
    zoneMaxHeight: ({ zone, max }, names) => `nada por encima del nivel ${max} ${names.zone(zone).at}`,
    zoneExactHeight: ({ zone, height }, names) =>
      height === 0
        ? `nada en pie ${names.zone(zone).at}`
        : `todas las casillas ${de(names.zone(zone).the)} en el nivel ${height}`,
    kingTrapped: () => 'el Rey atrapado',
    zoneEmptyOfWorkers: (zone, names) => `nadie ${names.zone(zone).at}`,
    towerAt: ({ at, minHeight }, names) =>
      minHeight === 4
        ? `una torre completa ${names.at(at)}`
        : `una torre de ${minHeight} niveles o más ${names.at(at)}`,
    flotsamLeft: (most) => (most === 0 ? 'nada a la deriva' : `${most} piezas a la deriva como mucho`),
    ruinsLeft: (most) => (most === 0 ? 'todas las ruinas desmontadas' : `${most} ruinas en pie como mucho`),
    gemsMin: (least) => (least === 1 ? 'al menos 1 gema sin gastar' : `al menos ${least} gemas sin gastar`),
    questsDone: (count) => (count === 1 ? '1 misión cumplida' : `${count} misiones cumplidas`),
    workerMovedUpTo: ({ at }, names) => `un obrero que haya subido y esté ${names.at(at)}`,
  },
  progress: {
    allCoins: (now, wanted) => of(now, wanted, 'moneda', 'monedas'),
    workersAtHeight: (now, wanted) => `${of(now, wanted, 'obrero', 'obreros')} a esa altura`,
    maxGods: (now, wanted) => `${now} de ${wanted} dioses como mucho`,
    blessingsCollected: (now, wanted) => of(now, wanted, 'ficha', 'fichas'),
    destroyedMax: (now) => {
      if (now === 0) return 'no ha caído nadie';
      return now === 1 ? '1 caído' : `${now} caídos`;
    },
    byTurn: (now, wanted) => `turno ${now} de ${wanted}`,
    healthMax: (now, wanted) => `${now} de salud, debe bajar a ${wanted}`,
    kingAt: (distance, levels) => {
      const way =
        distance === 0
          ? 'el Rey está allí'
          : `el Rey está a ${distance === 1 ? '1 casilla' : `${distance} casillas`}`;
      if (levels === 0) return way;
      return `${way}, ${levels === 1 ? 'falta 1 nivel' : `faltan ${levels} niveles`}`;
    },
    raised: (now, wanted) => of(now, wanted, 'tumba', 'tumbas'),
    ascended: (now, wanted) => `${now} de ${wanted} han ascendido`,
    workersIn: (now, wanted) => `${of(now, wanted, 'obrero', 'obreros')} allí`,
    zoneMaxHeight: (now) => (now === 1 ? '1 casilla demasiado alta' : `${now} casillas demasiado altas`),
    zoneExactHeight: (now) => (now === 1 ? 'falta 1 casilla' : `faltan ${now} casillas`),
    kingTrapped: (now) => left(now, 'salida', 'salidas'),
    zoneEmptyOfWorkers: (now) => {
      if (now === 0) return 'no hay nadie';
      return now === 1 ? 'queda 1 allí' : `quedan ${now} allí`;
    },
    towerAt: (now, wanted) => of(now, wanted, 'nivel', 'niveles'),
    flotsamLeft: (now) => left(now, 'pieza', 'piezas'),
    ruinsLeft: (now) => left(now, 'ruina', 'ruinas'),
    gemsMin: (now) => left(now, 'gema', 'gemas'),
    questsDone: (now, wanted) => of(now, wanted, 'misión', 'misiones'),
    workerMovedUpTo: (now) => (now === 0 ? 'nadie todavía' : 'hecho'),
  },
  fill: (slots) => `llenar ${slotsFor(slots)}`,
  filled: (slots) => `${slotsFor(slots)} ${isSingle(slots) ? 'llena' : 'llenas'}`,
  together: list,
  row: (name, filled, wanted) => `${name} ${filled} de ${wanted}`,
  slots: (colour, filled, wanted) => `${filled} de ${wanted} ${coinColours[colour]}`,
  buildsMissing: (builds) => (builds === 1 ? 'falta 1 construcción' : `faltan ${builds} construcciones`),
  piecesShort: (short) => `faltan ${short}`,
  reward: {
    piece: (piece, count) => {
      if (piece === 'any') return count === 1 ? 'una pieza a elegir' : `${count} piezas a elegir`;
      return count === 1 ? onePiece(piece) : piecesOf(piece, count);
    },
    blessings: (count) => (count === 1 ? '1 bendición' : `${count} bendiciones`),
    pays: (reward) => `da ${reward}`,
    paid: (reward) => `ya ha dado ${reward}`,
  },
};

const isSingle = (slots: Parameters<typeof slotsOf>[0]): boolean =>
  slotsOf(slots).reduce((sum, [, count]) => sum + count, 0) === 1;
