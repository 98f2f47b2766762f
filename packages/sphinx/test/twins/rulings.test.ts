import { type Scene, type Twins, testTwins } from './twin.ts';

/** The rulings that close the gaps of the rulebook, by number. */
const RULINGS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
] as const;

const NONE = { silver: 0, gold: 0 };
const RAFTS: Scene = {
  riddle: 5,
  workers: '1,1 3,3 2,3 -',
  towers: '3,2:1',
  change: { rows: [NONE, NONE, NONE, NONE] },
  after: ['0>2,2', '0+3,2 L2'],
};
const LAST_GOLD: Scene = {
  ...RAFTS,
  change: { rows: [NONE, { silver: 0, gold: 1 }, NONE, NONE], collected: { silver: 0, gold: 1 } },
};
const SOLVED: Scene = { change: { achieved: ['silver'] } };
const BUILDER_LEFT = { top: [], left: { mover: 0, builder: 1, specialist: 0, any: 0 }, bottom: [] } as const;

/** What each ruling lets happen, and when it does not. */
const TWINS: Twins<(typeof RULINGS)[number]> = {
  1: [
    {
      riddle: 3,
      lent: 'atlas',
      workers: '2,0 4,4 4,0 0,4',
      towers: '3,1:1',
      after: ['0>3,0', '0+3,1 D {atlas}'],
      holds: '!coin-collected 3,1 silver',
      unless: { 'under a dome that is too low': { towers: '' } },
    },
    {
      riddle: 3,
      lent: 'atlas',
      workers: '2,0 4,4 4,0 0,4',
      after: ['0>3,0', '0+3,1 D {atlas}'],
      holds: '!coin-lost 3,1',
      unless: { 'under a block': { after: ['0>3,0', '0+3,1 L1'] } },
    },
  ],
  2: [
    {
      riddle: 15,
      die: 'green',
      workers: '1,1 5,3 5,1 1,3',
      towers: '1,2:1',
      after: ['0>0,1', '0+1,2 L2'],
      holds: '!coin-collected 1,2 silver',
      unless: { 'twice, when a block was lost in between': { change: { coins: [] } } },
    },
  ],
  3: [
    {
      riddle: 2,
      gods: 'triton',
      workers: '1,2 0,1 6,1 6,2',
      after: ['0>2,1'],
      holds: '0>1,1 {triton}',
      unless: {
        'from a space with land on all four sides': { workers: '2,1 0,1 6,1 6,2', after: ['0>1,2'] },
      },
    },
  ],
  4: [
    {
      riddle: 4,
      sphinx: '4,2',
      workers: '1,1 0,4 0,3 -',
      isEnding: true,
      holds: '!sphinx-moved 3,1',
      unless: { 'when another is closer': { workers: '1,1 0,4 0,3 4,4' } },
    },
    {
      riddle: 4,
      sphinx: '4,2',
      workers: '1,1 0,4 0,3 -',
      towers: '1,1:3 2,1:3 2,2:3',
      isEnding: true,
      holds: '!sphinx-moved 3,1',
      unless: { 'when she neighbors one': { workers: '1,1 0,4 0,3 4,3' } },
    },
  ],
  5: [
    {
      riddle: 12,
      queue: 'west-wind',
      workers: '1,2 4,4 4,0 0,4',
      towers: '1,2:2',
      after: ['0>2,2', '0+3,2 L1', 'done'],
      holds: '!ascended 0',
      unless: { 'who is forced up': { after: ['0~2,2 {west-wind}', '1>3,4', '1+4,4 L1'] } },
    },
    {
      riddle: 5,
      queue: 'west-wind',
      workers: '1,1 3,3 3,2 2,3',
      after: ['0~0,1 {west-wind}'],
      holds: '!salvaged 0,1 L1',
      unless: { 'where nothing drifts': { change: { flotsam: [] } } },
    },
  ],
  6: [
    {
      riddle: 6,
      workers: '4,0 5,2 3,1 2,1',
      towers: '5,0:1',
      after: ['0>4,1', '0+5,0 L2', 'row heroic'],
      holds: '!clock-advanced',
      unless: {
        'when the riddle has ended in step 2': {
          change: { coins: [{ square: 5, colour: 'silver', level: 2 }] },
        },
      },
    },
    {
      riddle: 13,
      workers: '4,2 0,3 1,0 1,4',
      after: ['0>4,1', '0+4,2 L1'],
      holds: '!achieved silver',
      unless: { 'a second time': SOLVED },
    },
  ],
  7: [
    {
      ...RAFTS,
      holds: 'row heroic',
      unless: {
        'when that row is full': {
          change: { rows: [NONE, NONE, { silver: 0, gold: 1 }, NONE], collected: { silver: 0, gold: 1 } },
        },
      },
    },
  ],
  8: [
    {
      workers: '0,0 - 4,0 0,4',
      change: { gems: [], destroyed: 1 },
      after: ['game', 'destroy 3'],
      holds: '!ended destroyed',
      unless: { 'with the first': { workers: '0,0 4,4 4,0 0,4', change: { destroyed: 0 } } },
    },
    {
      riddle: 14,
      change: { clock: 21 },
      isEnding: true,
      holds: '!ended time',
      unless: { 'a turn earlier': { change: { clock: 20 } } },
    },
  ],
  9: [
    {
      ...SOLVED,
      holds: 'finish',
      unless: {
        'before it is solved': { change: { achieved: [] } },
        'in the middle of a turn': { after: ['0>1,1'] },
      },
    },
    {
      ...SOLVED,
      after: ['finish'],
      holds: '!ended finished',
      unless: { 'by playing on': { after: ['0>1,1', '0+0,0 L1'] } },
    },
  ],
  10: [
    {
      holds: 'give-up',
      unless: { 'once it is solved': SOLVED, 'in the middle of a turn': { after: ['0>1,1'] } },
    },
  ],
  11: [
    {
      ...LAST_GOLD,
      after: ['0>2,2', '0+3,2 L2', 'row gold'],
      holds: '!ended objective',
      unless: { 'in the row that does not end it': { after: ['0>2,2', '0+3,2 L2', 'row heroic'] } },
    },
  ],
  12: [
    {
      gods: 'tyche',
      die: 'red',
      towers: '3,0:1',
      after: ['game', 'done', 'gain L1', '2>4,1', '2+3,0 L2<tyche'],
      holds: '!quest-done tyche',
      unless: {
        'before its condition was met': { after: ['0>1,1', '0+0,0 L1', '2>4,1', '2+3,0 L2<tyche'] },
      },
    },
    {
      gods: 'demeter',
      towers: '2,1:1',
      after: ['0>1,1', '0+0,0 L1', '0+2,1 L2<demeter {demeter}'],
      holds: '!quest-done demeter',
      unless: {
        'without the power': { after: ['0>1,1', '0+2,1 L2<demeter', 'done'] },
        'with pieces left': { after: ['0>1,1', '0+0,0 L1', '0+2,1 L2 {demeter}'] },
      },
    },
  ],
  13: [
    {
      gods: 'pan=1',
      towers: '0,0:2',
      after: ['0>1,1'],
      holds: 'gain L1 {pan}',
      unless: { 'when no charge is left': { gods: 'pan=0' } },
    },
  ],
  14: [
    {
      gods: 'artemis',
      after: ['0>1,1'],
      holds: '0>2,2 {artemis}',
      unless: { 'two levels up': { towers: '2,2:2' }, 'onto somebody': { workers: '0,0 2,2 4,0 0,4' } },
    },
    {
      players: 3,
      queue: 'second-wind',
      workers: '0,0 4,4 4,0 0,4',
      after: ['0>1,1', '0+0,0 L1', '3>1,3 {second-wind}', '3+0,3 L1'],
      holds: '3>1,2',
      unless: { 'who moved first': { after: ['3>1,3', '3+0,3 L1', 'done'] } },
    },
  ],
  15: [
    {
      gods: 'demeter pan:1',
      stockpile: 'L1',
      after: ['0>1,1', '0+1,0 L1'],
      holds: '0+0,0 L1<pan {demeter}',
      unless: { 'when there is none': { gods: 'demeter' } },
    },
  ],
  16: [
    {
      gods: 'artemis',
      after: ['0>1,1', '0>2,2 {artemis}', '0+2,1 L1<artemis'],
      holds: '!quest-done artemis',
      unless: { 'of a god of another player': { gods: 'artemis:1', after: ['0>1,1', '0+2,1 L1<artemis'] } },
    },
  ],
  17: [
    {
      queue: 'artemis demeter zeus',
      change: { deck: BUILDER_LEFT, unseen: ['atlas'] },
      after: ['select 0'],
      holds: '!revealed atlas',
      unless: {
        'from an empty deck': {
          change: { deck: { ...BUILDER_LEFT, left: { ...BUILDER_LEFT.left, builder: 0 } } },
        },
        'into a full queue': { after: ['0>1,1', '0+0,0 L1'] },
      },
    },
    {
      queue: 'quarry-gift artemis demeter',
      change: { deck: BUILDER_LEFT, unseen: ['atlas'] },
      after: ['drop quarry-gift'],
      holds: '!revealed atlas',
      unless: { 'while the blessing stays': { after: [] } },
    },
  ],
  18: [
    {
      riddle: 5,
      begins: { friendly: ['hera', 'nyx'], friends: ['hera', 'nyx'] },
      after: ['place 2,2', 'place 3,3', 'place 3,2', 'select 0'],
      holds: '!selected hera',
      unless: {
        'who is not chosen': { begins: { friendly: ['nyx'], friends: ['hera', 'nyx'] } },
        'where a blue god takes the place': { begins: {} },
      },
    },
  ],
  19: [
    {
      holds: '0>1,1',
      unless: {
        'by another player': { seat: 1 },
        'who is not on the map': { workers: '- 4,4 4,0 0,4' },
        'the colour that began last, alone': { players: 1, change: { lastCrew: 0 } },
      },
    },
    {
      players: 1,
      workers: '0,0 4,4 - -',
      change: { lastCrew: 0 },
      holds: '0>1,1',
      unless: { 'while the other colour is on the map': { workers: '0,0 4,4 4,0 -' } },
    },
    {
      players: 4,
      seat: 2,
      holds: '0>1,1',
      unless: { 'by who is no partner': { seat: 1 }, 'by the other who is none': { seat: 3 } },
    },
    {
      players: 1,
      gods: 'artemis atlas',
      queue: 'demeter',
      holds: 'select 0',
      unless: { 'above three alone': { gods: 'artemis atlas zeus' }, 'above two together': { players: 2 } },
    },
  ],
  20: [
    {
      players: 3,
      holds: '3>1,3',
      unless: { 'twice in a row': { change: { lastFirst: 3 } }, 'where two play': { players: 2 } },
    },
    {
      players: 3,
      die: 'red',
      change: { lastFirst: 3 },
      after: ['game', 'gain L1'],
      holds: '3>1,3',
      unless: { 'without a turn in between': { after: [] } },
    },
  ],
  21: [
    {
      change: { gems: [] },
      after: ['game'],
      holds: 'destroy 0',
      unless: { 'while the gem is there': { die: 'red', change: { gems: ['red'] } } },
    },
  ],
  22: [
    {
      riddle: 3,
      begins: {},
      holds: 'place 4,4',
      unless: { 'where somebody stands': { after: ['place 4,4'] } },
    },
  ],
  23: [
    {
      riddle: 15,
      workers: '1,1 5,3 5,1 1,3',
      die: 'red',
      towers: '0,2:2 1,2:2',
      isEnding: true,
      holds: 'topple 0,2',
      unless: { 'where one is the tallest': { towers: '0,2:2 1,2:1' } },
    },
  ],
  24: [
    {
      riddle: 4,
      sphinx: '4,2',
      workers: '1,2 0,0 0,4 0,1',
      towers: '3,2:3',
      isEnding: true,
      holds: '!sphinx-moved 3,2',
      unless: { 'onto a dome': { towers: '3,2:4' } },
    },
    {
      riddle: 20,
      king: '2,3',
      workers: '1,1 5,4 4,0 1,5',
      holds: '0>2,2',
      unless: { 'where he stands': { king: '2,2' } },
    },
  ],
};

testTwins(TWINS, RULINGS);
