import { listOf } from '../../list-of.ts';
import type { ObjectiveText } from '../../sphinx/goal-text.ts';
import { coinColours, slotsFor } from './coins.ts';
import { onePiece, piecesOf } from './pieces.ts';

const list = listOf('en-GB');

const of = (now: number, wanted: number, one: string, many: string): string =>
  `${now} of ${wanted} ${wanted === 1 ? one : many}`;

const left = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one} left` : `${count} ${many} left`;

/** What objectives ask for, what they pay, how far they are. */
export const objectives: ObjectiveText = {
  goals: {
    allCoins: (_, { coins }) => (coins === 2 ? 'both coins collected' : `all ${coins} coins collected`),
    workersAtHeight: ({ height, count }) => {
      const level = height >= 3 ? 'on level 3' : `on level ${height} or higher`;
      if (count === 'all') return `every worker ${level}`;
      return count === 1 ? `a worker ${level}` : `${count} workers ${level}`;
    },
    maxGods: (most) => (most === 0 ? 'no god called' : `at most ${most} gods called`),
    blessingsCollected: (count) =>
      count === 1 ? 'a blessing token collected' : `${count} blessing tokens collected`,
    destroyedMax: (most) => (most === 0 ? 'nobody fallen' : `at most ${most} fallen`),
    byTurn: (turn) => `by the end of turn ${turn}`,
    healthMax: (most) => (most === 0 ? 'the Sphinx at 0 health' : `the Sphinx at ${most} health or less`),
    kingAt: ({ at, minHeight }, names) =>
      `the King ${names.at(at)}${minHeight === 0 ? '' : `, at level ${minHeight} or higher`}`,
    raised: (count) => (count === 1 ? '1 grave raised' : `${count} graves raised`),
    ascended: (count) => (count === 1 ? '1 worker ascended' : `${count} workers ascended`),
    workersIn: ({ zone, count, colours = 1 }, { zone: zoneOf, hasPairs }) => {
      const { at } = zoneOf(zone);
      if (count === 'all') return `every worker ${at}`;
      if (count === 1) return `a worker ${at}`;
      return `${count} workers${hasPairs && colours > 1 ? ' of different colours' : ''} ${at}`;
    },
    zoneMaxHeight: ({ zone, max }, names) => `nothing ${names.zone(zone).at} above level ${max}`,
    zoneExactHeight: ({ zone, height }, names) =>
      height === 0
        ? `nothing left ${names.zone(zone).at}`
        : `every square ${names.zone(zone).at} at level ${height}`,
    kingTrapped: () => 'the King trapped',
    zoneEmptyOfWorkers: (zone, names) => `nobody ${names.zone(zone).at}`,
    towerAt: ({ at, minHeight }, names) =>
      minHeight === 4
        ? `a complete tower ${names.at(at)}`
        : `a tower of ${minHeight} levels or more ${names.at(at)}`,
    flotsamLeft: (most) => (most === 0 ? 'no flotsam left' : `at most ${most} pieces of flotsam left`),
    ruinsLeft: (most) => (most === 0 ? 'every ruin cleared' : `at most ${most} ruins left`),
    gemsMin: (least) => (least === 1 ? 'at least 1 gem left' : `at least ${least} gems left`),
    questsDone: (count) => (count === 1 ? '1 quest finished' : `${count} quests finished`),
    workerMovedUpTo: ({ at }, names) => `a worker climbed to stand ${names.at(at)}`,
  },
  progress: {
    allCoins: (now, wanted) => of(now, wanted, 'coin', 'coins'),
    workersAtHeight: (now, wanted) => `${of(now, wanted, 'worker', 'workers')} high enough`,
    maxGods: (now, wanted) => `${now} of at most ${wanted} gods called`,
    blessingsCollected: (now, wanted) => of(now, wanted, 'token', 'tokens'),
    destroyedMax: (now) => (now === 0 ? 'nobody has fallen' : `${now} fallen`),
    byTurn: (now, wanted) => `turn ${now} of ${wanted}`,
    healthMax: (now, wanted) => `${now} health, down to ${wanted}`,
    kingAt: (distance, levels) => {
      const way =
        distance === 0
          ? 'the King is there'
          : `the King is ${distance === 1 ? '1 square' : `${distance} squares`} away`;
      return levels === 0 ? way : `${way}, ${levels === 1 ? '1 level' : `${levels} levels`} to go`;
    },
    raised: (now, wanted) => `${now} of ${wanted} raised`,
    ascended: (now, wanted) => `${now} of ${wanted} ascended`,
    workersIn: (now, wanted) => `${of(now, wanted, 'worker', 'workers')} there`,
    zoneMaxHeight: (now) => (now === 1 ? '1 square too high' : `${now} squares too high`),
    zoneExactHeight: (now) => (now === 1 ? '1 square to go' : `${now} squares to go`),
    kingTrapped: (now) => (now === 1 ? '1 way out left' : `${now} ways out left`),
    zoneEmptyOfWorkers: (now) => (now === 0 ? 'nobody there' : `${now} still there`),
    towerAt: (now, wanted) => of(now, wanted, 'level', 'levels'),
    flotsamLeft: (now) => left(now, 'piece', 'pieces'),
    ruinsLeft: (now) => left(now, 'ruin', 'ruins'),
    gemsMin: (now) => left(now, 'gem', 'gems'),
    questsDone: (now, wanted) => of(now, wanted, 'quest', 'quests'),
    workerMovedUpTo: (now) => (now === 0 ? 'nobody yet' : 'done'),
  },
  fill: (slots) => `fill ${slotsFor(slots)}`,
  filled: (slots) => `${slotsFor(slots)} filled`,
  together: list,
  row: (name, filled, wanted) => `${name} ${filled} of ${wanted}`,
  slots: (colour, filled, wanted) => `${filled} of ${wanted} ${coinColours[colour]}`,
  buildsMissing: (builds) => (builds === 1 ? '1 build to go' : `${builds} builds to go`),
  piecesShort: (short) => `${short} short`,
  reward: {
    piece: (piece, count) => {
      if (piece === 'any') return count === 1 ? 'any piece' : `any ${count} pieces`;
      return count === 1 ? onePiece(piece) : piecesOf(piece, count);
    },
    blessings: (count) => (count === 1 ? '1 blessing' : `${count} blessings`),
    pays: (reward) => `pays ${reward}`,
    paid: (reward) => `paid: ${reward}`,
  },
};
