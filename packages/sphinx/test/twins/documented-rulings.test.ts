import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshTurn } from '../../src/fresh-turn.ts';
import { OFF } from '../../src/terrain.ts';
import { type Scene, type Twin, testTwins } from './twin.ts';

const many = (piece: string, count: number): string => Array(count).fill(piece).join(' ');
const SHIELDED = { change: { asleep: [{ figure: 2, seat: 0 }] } } as const;
const BUILDER_LEFT = { top: [], left: { mover: 0, builder: 1, specialist: 0, any: 0 }, bottom: [] } as const;
const PLAIN = ['0>1,1', '0+0,0 L1'] as const;
const STAIR: Scene = { riddle: 12, workers: '1,2 4,4 4,0 0,4', towers: '1,2:2' };

/** What needs more than one position: the order of step 2, and who is asked when somebody proposes (`endings.test.ts`). */
const ELSEWHERE = ['S2', 'S6', 'S7', 'S15'];

/** The rulings of `docs/sphinx.md`. */
const RULINGS: Readonly<Record<string, readonly [Twin, ...Twin[]]>> = {
  S1: [
    {
      riddle: 6,
      workers: '4,0 5,2 3,1 2,1',
      towers: '5,0:1',
      after: ['0>4,1', '0+5,0 L2', 'row heroic'],
      holds: '!clock-advanced',
      unless: { 'after the end': { change: { coins: [{ square: 5, colour: 'silver', level: 2 }] } } },
    },
  ],
  S3: [
    {
      queue: 'quarry-gift',
      holds: 'drop quarry-gift',
      unless: { 'after the action has begun': { after: ['0>1,1'] } },
    },
  ],
  S4: [
    {
      riddle: 3,
      workers: '1,0 4,4 4,0 0,4',
      towers: '4,1:1',
      after: ['0>0,0', '0+1,1 L1'],
      holds: '!gained L1',
      unless: { 'from an empty box': { stockpile: many('L1', 21) } },
    },
  ],
  S5: [
    {
      riddle: 22,
      workers: '2,3 0,5 6,4 3,6',
      towers: '2,3:2 2,4:1',
      die: 'blue',
      change: { sphinx: OFF, health: 0, coins: [] },
      after: ['0>3,3', '0+2,4 L2'],
      holds: '!achieved godlike',
      unless: {
        'who was there before she was gone': {
          change: { sphinx: 5, health: 1, coins: [{ square: 30, colour: 'silver', level: 2 }] },
        },
      },
    },
  ],
  S8: [
    {
      riddle: 8,
      sphinx: '1,2',
      workers: '0,1 0,2 5,0 5,2',
      stockpile: 'L2',
      isEnding: true,
      holds: 'pay L2',
      unless: {
        'where one clings on alone': { workers: '0,2 5,4 5,0 5,2' },
        'from the card of a god': { stockpile: '', gods: 'demeter' },
      },
    },
  ],
  S9: [
    {
      riddle: 10,
      workers: '2,1 1,3 2,4 1,1',
      stockpile: 'L1 L1 L2',
      after: ['0>4,1'],
      holds: 'pay L1',
      unless: { 'with what the build needs': { stockpile: 'L1 L2' } },
    },
  ],
  S10: [
    {
      riddle: 4,
      sphinx: '2,2',
      workers: '0,0 4,4 - -',
      towers: '1,1:L1/D',
      isEnding: true,
      holds: 'sphinx-way 2,2',
      unless: { 'where she can come nearer to both': { towers: '' } },
    },
  ],
  S11: [
    {
      riddle: 18,
      isExpert: true,
      queue: 'apollo hermes zeus',
      after: ['0>1,2', '0+0,2 L1'],
      holds: '!god-exiled hermes',
      unless: { 'at the usual setting': { isExpert: false } },
    },
  ],
  S12: [
    {
      riddle: 14,
      change: { clock: 21 },
      isEnding: true,
      holds: '!ended time',
      unless: { 'by turns whose step 3 was skipped': { change: { clock: 20, turn: freshTurn(99, 0) } } },
    },
  ],
  S13: [
    {
      riddle: 21,
      begins: { hasOedipus: true },
      after: ['place 2,5', 'place 1,6', 'place 2,6'],
      holds: 'game red',
      unless: {
        'outside the Lair': { riddle: 20, after: ['place 4,0', 'place 0,1', 'place 5,4'] },
        'without him': { begins: {} },
      },
    },
  ],
  S14: [
    {
      riddle: 16,
      change: { queue: [{ kind: 'facedown', type: 'mover' }], unseen: ['apollo'] },
      after: ['select 0'],
      holds: '!turned-up apollo',
      unless: { 'when another is drawn': { change: { unseen: ['hermes'] } } },
    },
  ],
  S101: [
    {
      gods: 'pegasus iris',
      workers: '0,0 4,4 1,1 0,4',
      towers: '2,2:3',
      holds: '0>2,2 {iris pegasus}',
      unless: { 'with one of them': { gods: 'iris' } },
    },
  ],
  S102: [
    {
      gods: 'prometheus demeter',
      after: ['0+0,1 L1 {prometheus}', '0>1,0', '0+0,0 L1'],
      holds: '0+1,1 L1 {demeter}',
      unless: { 'to the early build': { after: ['0+0,1 L1 {prometheus}'] } },
    },
  ],
  S103: [
    {
      gods: 'athena artemis',
      towers: '1,1:1',
      after: ['0>1,1', '0>1,2 {artemis}'],
      holds: '0>2,2 {athena}',
      unless: { 'after a first move that did not go up': { towers: '' } },
    },
  ],
  S104: [
    {
      gods: 'hermes artemis',
      after: ['0>1,1', '0>2,1 {hermes}', '0>2,2 {hermes}'],
      holds: '0>3,3 {hermes}',
      unless: { 'as a fifth': { after: ['0>1,1', '0>2,1 {hermes}', '0>2,2 {hermes}', '0>3,2 {hermes}'] } },
    },
  ],
  S105: [
    {
      riddle: 9,
      gods: 'apollo',
      king: '4,1',
      workers: '1,1 5,1 0,1 6,2',
      holds: '0>0,1~1,1 {apollo}',
      unless: { 'with the King': { king: '0,1', workers: '1,1 5,1 0,0 6,2' } },
    },
  ],
  S106: [
    {
      riddle: 10,
      lent: 'apollo',
      workers: '2,1 1,3 4,1 1,1',
      stockpile: 'L1 L1 L1',
      holds: '0>4,1~2,1 {apollo}',
      unless: { 'with one piece': { stockpile: 'L1' } },
    },
  ],
  S107: [
    {
      riddle: 11,
      lent: 'atlas',
      workers: '0,1 - 4,0 -',
      towers: '1,1:1',
      change: { fates: ['standing', 'buried', 'standing', 'buried'] },
      after: ['0>0,2', '0+1,1 L2'],
      holds: '!raised 1 1,1',
      unless: { 'under a dome': { after: ['0>0,2', '0+1,1 D {atlas}'] } },
    },
  ],
  S108: [
    {
      gods: 'pan',
      towers: '0,0:2',
      after: ['0>1,1'],
      holds: 'gain L1 {pan}',
      unless: {
        'when his charges are spent': { gods: 'pan=0' },
        'after the build': { after: ['0>1,1', '0+0,1 L1'] },
      },
    },
  ],
  S109: [
    {
      riddle: 14,
      gods: 'prometheus',
      workers: '1,0 4,4 4,0 0,4',
      towers: '1,1:1',
      holds: '0-1,1 {prometheus}',
      unless: { 'where nobody takes down': { riddle: 3 } },
    },
    {
      gods: 'prometheus',
      towers: '3,3:1',
      after: ['0+0,1 L1 {prometheus}'],
      holds: '0>1,0',
      unless: { 'up, for who built': { towers: '1,0:1' } },
    },
  ],
  S110: [
    {
      gods: 'charon',
      workers: '1,1 4,4 0,1 4,0',
      holds: '1>3,3',
      unless: { 'when he ferried beside the other': { after: ['2~2,1 {charon}'] } },
    },
  ],
  S111: [
    {
      gods: 'ares',
      towers: '2,2:2',
      after: PLAIN,
      holds: '0-2,2 {ares}',
      unless: { 'built on in this turn': { after: ['0>1,1', '0+2,2 L3'] } },
    },
  ],
  S112: [
    {
      riddle: 2,
      gods: 'bia',
      workers: '2,0 0,1 5,0 -',
      after: ['0>4,0'],
      holds: '2~6,0 {bia}',
      unless: { 'beside the way': { workers: '2,0 0,1 5,1 -' } },
    },
  ],
  S113: [
    {
      gods: 'chaos',
      holds: 'use chaos',
      unless: { 'when nobody is left': { change: { unseen: [] } }, twice: { after: ['use chaos'] } },
    },
  ],
  S114: [
    {
      gods: 'circe',
      queue: 'artemis',
      after: ['use circe artemis', '0>1,1', '0>2,2 {artemis}'],
      holds: '!used circe',
      unless: { 'before the power is used': { after: ['use circe artemis', '0>1,1'] } },
    },
  ],
  S115: [
    {
      riddle: 14,
      gods: 'chronus',
      workers: '0,0 4,4 4,0 0,4',
      after: ['0>1,0', '0+0,0 L1'],
      holds: 'use chronus',
      unless: { 'where nothing ends the turn': { riddle: 3 } },
    },
  ],
  S116: [
    {
      gods: 'circe',
      queue: 'artemis',
      holds: 'use circe artemis',
      unless: { facedown: { change: { queue: [{ kind: 'facedown', type: 'mover' }] } } },
    },
  ],
  S117: [
    {
      players: 3,
      gods: 'dionysus',
      towers: '0,1:3',
      change: { lastFirst: 3 },
      after: ['0>1,1', '0+0,1 D'],
      holds: '3>0,3 {dionysus}',
      unless: { 'without a complete tower': { towers: '0,1:2', after: ['0>1,1', '0+0,1 L3'] } },
    },
  ],
  S118: [
    {
      gods: 'eros',
      workers: '0,0 1,2 4,0 0,4',
      holds: '0>0,1 {eros}',
      unless: { 'far from the partner': { workers: '0,0 4,4 4,0 0,4' } },
    },
  ],
  S119: [
    {
      gods: 'hera=1 artemis',
      after: ['0>1,1', '0+0,0 L1<artemis'],
      holds: 'use hera artemis',
      unless: { 'without a charge': { gods: 'hera=0 artemis' } },
    },
  ],
  S120: [
    {
      riddle: 4,
      sphinx: '3,1',
      workers: '0,0 1,1 0,4 4,4',
      change: { asleep: [{ figure: 'sphinx', seat: 0 }] },
      after: ['1>1,2'],
      holds: '1+2,1 L1',
      unless: { 'while she is awake': { change: { asleep: [] } } },
    },
  ],
  S121: [
    {
      gods: 'ares',
      towers: '2,2:L3',
      after: [...PLAIN, '0-2,2 {ares}'],
      holds: '!taken-down 0 2,2 L3 stockpile',
      unless: { 'from a usual tower': { towers: '2,2:1' } },
    },
  ],
  S122: [
    {
      gods: 'medusa artemis',
      towers: '1,1:1',
      after: ['0>1,1', '0>1,2 {artemis}'],
      holds: '0+1,1 L2 {medusa}',
      unless: { 'when no move went up': { workers: '0,1 4,4 4,0 0,4', towers: '0,1:1 1,1:1' } },
    },
  ],
  S123: [
    {
      queue: 'artemis',
      stockpile: many('L1', 22),
      after: ['select 0'],
      holds: '!god-discarded artemis',
      unless: { 'who brings a piece': { stockpile: 'L1' } },
    },
  ],
  S201: [
    {
      gods: 'morpheus hestia',
      after: PLAIN,
      holds: '0+2,2 L1 {hestia}',
      unless: { 'after a dream': { after: ['0>1,1', 'use morpheus'] } },
    },
  ],
  S202: [
    {
      players: 3,
      gods: 'proteus',
      workers: '1,1 4,4 0,0 3,3',
      change: { lastFirst: 3 },
      after: ['0>1,2'],
      holds: '3~1,1 {proteus}',
      unless: { 'a worker of another player': { players: 2 } },
    },
  ],
  S203: [
    {
      gods: 'poseidon',
      queue: 'quarry-gift',
      after: [...PLAIN, '1+3,4 L1 {poseidon}'],
      holds: '1+3,3 L1 {poseidon}',
      unless: { 'a third time': { after: [...PLAIN, '1+3,4 L1 {poseidon}', '1+4,3 L1 {poseidon}'] } },
    },
  ],
  S204: [
    {
      gods: 'selene hestia',
      after: ['0>1,1', '1+3,3 D {selene}'],
      holds: '0+2,2 L1 {hestia}',
      unless: { 'before it': { after: ['0>1,1'] } },
    },
  ],
  S205: [
    {
      gods: 'triton',
      queue: 'west-wind',
      workers: '0,1 4,4 4,0 0,4',
      after: ['0>1,0'],
      holds: '0>0,0 {triton}',
      unless: { 'who was forced there': { after: ['0>1,1', '0~1,0 {west-wind}'] } },
    },
  ],
  S206: [
    {
      ...STAIR,
      gods: 'zeus',
      after: ['0>2,2', '0+3,2 L1'],
      holds: '!ascended 0',
      unless: {
        'who is lifted': { towers: '1,2:1 1,1:2', after: ['0>1,1', '0+1,1 L3 {zeus}'] },
      },
    },
  ],
  S207: [
    {
      gods: 'tyche',
      die: 'red blue',
      change: { gems: ['red'] },
      after: ['game'],
      holds: 'use tyche',
      unless: { 'once more': { after: ['game', 'use tyche'] } },
    },
  ],
  S208: [
    {
      gods: 'scylla artemis',
      workers: '1,1 4,4 0,1 3,3',
      after: ['0>1,2'],
      holds: '2~1,1 {scylla}',
      unless: { 'into a space left earlier': { after: ['0>1,2', '0>2,3 {artemis}'] } },
    },
  ],
  S209: [
    {
      gods: 'castor-pollux',
      holds: '0>1,1 {castor-pollux}',
      unless: { 'what cannot be ended': { towers: '3,3:2 3,4:2 4,3:2' } },
    },
  ],
  S210: [
    {
      players: 1,
      gods: 'eris',
      change: { lastCrew: 0, lastMover: 0 },
      holds: '1>3,3 {eris}',
      unless: { 'the last that moved': { change: { lastMover: 1 } } },
    },
  ],
  S211: [
    {
      gods: 'maenads',
      workers: '0,0 4,4 2,2 3,3',
      after: PLAIN,
      holds: '2+1,2 L1 {maenads}',
      unless: { 'after the other': { after: [...PLAIN, '3+4,3 L1 {maenads}'] } },
    },
  ],
  S212: [
    {
      gods: 'asteria demeter',
      towers: '0,0:1',
      after: ['0>1,1', '0+0,1 L1'],
      holds: '0+1,0 D {demeter asteria}',
      unless: { 'after a level move': { towers: '' } },
    },
  ],
  S213: [
    {
      riddle: 21,
      gods: 'iris',
      workers: '1,5 1,4 2,6 2,5',
      change: { collected: { silver: 2, gold: 0 } },
      holds: '0>1,3 {iris}',
      unless: {
        'over a closed gate': { workers: '1,5 3,6 2,6 2,5', change: { collected: { silver: 0, gold: 0 } } },
      },
    },
  ],
  S214: [
    {
      gods: 'hippolyta artemis',
      after: ['0>1,0', '0>2,1 {artemis}'],
      holds: '0>3,2 {hippolyta}',
      unless: { 'when the last was straight': { after: ['0>1,1', '0>2,1 {artemis}'] } },
    },
  ],
  S215: [
    {
      gods: 'nyx',
      queue: 'quarry-gift',
      holds: 'gain L1 {quarry-gift}',
      unless: { 'twice in a turn': { after: ['gain L1 {quarry-gift}', 'use nyx quarry-gift'] } },
    },
  ],
  S216: [
    {
      gods: 'hydra',
      after: ['0>1,1', '0+0,0 L1<hydra'],
      holds: '0+0,1 L1<hydra {hydra}',
      unless: { 'after a piece from elsewhere': { after: PLAIN } },
    },
  ],
  S217: [
    {
      queue: 'sure-feet',
      towers: '1,1:2',
      holds: '0>1,1 {sure-feet}',
      unless: { 'where Pegasus climbs': { gods: 'pegasus' } },
    },
  ],
  S221: [
    {
      queue: 'west-wind',
      towers: '0,0:1',
      stockpile: 'L1 L2',
      after: ['0>1,1'],
      holds: '0~2,2 {west-wind}',
      unless: { 'where nothing could be built': { stockpile: 'L2' } },
    },
  ],
  S222: [
    {
      queue: 'quarry-gift artemis hera',
      change: { deck: BUILDER_LEFT, unseen: ['atlas'] },
      after: ['gain L1 {quarry-gift}'],
      holds: '!revealed atlas',
      unless: { 'while it lies there': { after: [] } },
    },
  ],
  S223: [
    {
      queue: 'barter',
      stockpile: 'L1 D',
      after: ['pay L1 {barter}'],
      holds: 'gain L1',
      unless: { 'before anything is given': { after: [] } },
    },
  ],
  S224: [
    {
      queue: 'trade-places',
      holds: 'use trade-places 0 2',
      unless: { 'with who sleeps': SHIELDED },
    },
    { queue: 'west-wind', holds: '2~3,1 {west-wind}', unless: { 'who sleeps': SHIELDED } },
  ],
  S225: [
    {
      queue: 'second-wind',
      after: PLAIN,
      holds: '1>3,3 {second-wind}',
      unless: { 'who has moved': { after: ['1>3,4', '1+4,4 L1'] } },
    },
  ],
  S226: [
    {
      riddle: 14,
      queue: 'veil-of-mist',
      holds: 'use veil-of-mist',
      unless: { 'where nothing ends the turn': { riddle: 3 } },
    },
  ],
  S227: [
    {
      riddle: 19,
      queue: 'pull-down',
      workers: '0,0 4,4 4,0 0,4',
      towers: '1,1:1',
      after: ['0-1,1 {pull-down}'],
      holds: '!ruin-unmarked 1,1',
      unless: { 'while something stands': { towers: '1,1:2' } },
    },
  ],
  S228: [
    {
      riddle: 5,
      queue: 'ferrymans-mercy',
      workers: '0,0 5,5 5,0 -',
      change: { fates: ['standing', 'standing', 'standing', 'destroyed'], destroyed: 1 },
      after: ['use ferrymans-mercy 3 1,0'],
      holds: '!salvaged 1,0 L2',
      unless: { 'where nothing drifts': { change: { flotsam: [] } } },
    },
  ],
  S229: [
    {
      queue: 'polaris-favor',
      friends: 'persephone',
      gods: 'persephone=0',
      holds: 'use polaris-favor persephone',
      unless: { 'whose power one has': { gods: 'persephone' } },
    },
  ],
};

testTwins(RULINGS, Object.keys(RULINGS));

test('every ruling that is written down is here, or said to be elsewhere', () => {
  const text = readFileSync(new URL('../../../../docs/sphinx.md', import.meta.url), 'utf8');
  const written = [...text.matchAll(/^\*\*(S\d+)\*\*/gm)].map(([, number]) => number!);
  expect([...Object.keys(RULINGS), ...ELSEWHERE].toSorted()).toEqual(written.toSorted());
});
