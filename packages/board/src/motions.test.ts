import { describe, expect, test } from 'vitest';
import { gridOf, ISLES } from '../test/shapes.ts';
import { endOf, type Motion, motionsBetween } from './motions.ts';
import { BARE, bareScene, type Colour, type Piece, type Scene, type Square, type Token } from './scene.ts';

/** `A5` and the like. */
const at = (name: string): Square => (5 - Number(name[1])) * 5 + 'ABCDE'.indexOf(name[0]!);

/** Workers as `0fC3`: colour, female or male, square. */
const worker = (text: string): Piece => ({
  colour: Number(text[0]) as Colour,
  kind: text[1] === 'f' ? 'woman' : 'man',
  square: at(text.slice(2)),
});

/** Towers as `C3:2` or, with a dome, `C3:2d`. */
function scene(workers: string, towers = '', tokens: readonly Token[] = []): Scene {
  const heights = new Map(towers.split(' ').map((text) => [at(text), text.slice(3)]));
  return {
    ...BARE,
    pieces: workers.split(' ').filter(Boolean).map(worker),
    tokens,
    towers: BARE.towers.map((_, square) => {
      const text = heights.get(square) ?? '0';
      return { blocks: Number(text[0]) as 0 | 1 | 2 | 3, dome: text.endsWith('d') };
    }),
  };
}

/** A motion in a word or three. */
function say(motion: Motion): string {
  const name = (square: Square): string => 'ABCDE'[square % 5]! + (5 - Math.floor(square / 5));
  if ('level' in motion) return `${motion.kind} ${name(motion.square)} ${motion.level}`;
  if ('blocks' in motion) return `${motion.kind} ${name(motion.square)}`;
  if (motion.kind === 'take') return `take ${motion.token.kind} ${name(motion.token.square)}`;
  if ('token' in motion)
    return `${motion.token.kind} ${motion.was === undefined ? 'to' : `${name(motion.was.square)} to`} ${name(motion.token.square)}`;
  if ('from' in motion) return `${motion.kind} ${name(motion.from)} ${name(motion.piece.square)}`;
  return `${motion.kind} ${name(motion.piece.square)}`;
}

const talus = (name: string): readonly Token[] => [{ kind: 'talus', square: at(name) }];
/** A kind that only one game has. */
const shell = (name: string): readonly Token[] => [{ kind: 'shell', square: at(name) }];

describe('between two scenes', () => {
  test.each<[name: string, before: Scene, after: Scene, motions: readonly string[]]>([
    ['nothing', scene('0fC3'), scene('0fC3'), []],
    ['a worker is placed', scene(''), scene('0fC3'), ['come C3']],
    ['a worker moves', scene('0fC3'), scene('0fD3'), ['move C3 D3']],
    ['a worker climbs', scene('0fC3', 'D3:1'), scene('0fD3', 'D3:1'), ['climb C3 D3']],
    ['a worker steps down', scene('0fC3', 'C3:2'), scene('0fD3', 'C3:2'), ['descend C3 D3']],
    ['workers swap', scene('0fC3 1mD3'), scene('0fD3 1mC3'), ['swap C3 D3', 'swap D3 C3']],
    ['a worker pushes', scene('0fC3 1mD3'), scene('0fD3 1mE3'), ['move C3 D3', 'push D3 E3']],
    ['a worker is taken', scene('0fC3 1mD3'), scene('0fC3'), ['go D3']],
    ['a block is built', scene('', 'C3:1'), scene('', 'C3:2'), ['build C3 2']],
    ['two blocks are built', scene(''), scene('', 'C3:2'), ['build C3 1', 'build C3 2']],
    ['a dome is built', scene('', 'C3:3'), scene('', 'C3:3d'), ['dome C3']],
    ['a low dome is built', scene(''), scene('', 'C3:0d'), ['dome C3']],
    ['a tower is razed', scene('', 'C3:2'), scene('', 'C3:1'), ['raze C3 2']],
    ['a dome and a block go', scene('', 'C3:3d'), scene('', 'C3:2'), ['undome C3', 'raze C3 3']],
    [
      'a block comes below a dome',
      scene('', 'C3:2d'),
      scene('', 'C3:3d'),
      ['undome C3', 'build C3 3', 'dome C3'],
    ],
    ['a worker is lifted', scene('0fC3'), scene('0fC3', 'C3:1'), ['build C3 1', 'lift C3 C3']],
    ['a move and a build', scene('0fC3'), scene('0fD3', 'C3:1'), ['move C3 D3', 'build C3 1']],
    ['a build and a climb on it', scene('0fC3'), scene('0fD3', 'D3:1'), ['build D3 1', 'climb C3 D3']],
    ['a worker becomes a block', scene('1mC3'), scene('', 'C3:1'), ['go C3', 'build C3 1']],
    ['a giant walks', scene('', '', talus('C3')), scene('', '', talus('D3')), ['talus C3 to D3']],
    ['a giant comes', scene(''), scene('', '', talus('D3')), ['talus to D3']],
    ['a giant is gone', scene('', '', talus('D3')), scene(''), []],
    ['what a game has is taken', scene('', '', shell('D3')), scene(''), ['take shell D3']],
    [
      'what a game has rides up on a block',
      scene('', '', shell('C3')),
      scene('', 'C3:1', shell('C3')),
      ['build C3 1', 'shell C3 to C3'],
    ],
    [
      'what a game has makes room for who comes',
      scene('0fD3', '', shell('C3')),
      scene('0fC3', '', shell('C3')),
      ['move D3 C3', 'shell C3 to C3'],
    ],
    ['of two who look alike the nearer moves', scene('0fA1 0fE5'), scene('0fA1 0fD5'), ['move E5 D5']],
    ['one of two on a square leaves', scene('0fC3 0fC3'), scene('0fC3 0fD3'), ['lift C3 C3', 'move C3 D3']],
    ['who comes is made room for', scene('0fC3 1mD3'), scene('0fC3 1mC3'), ['lift C3 C3', 'move D3 C3']],
    ['one of two on a square is taken', scene('0fC3 0fC3'), scene('0fC3'), ['lift C3 C3', 'go C3']],
    ['the man moves, not the woman', scene('0fA1 0mC3'), scene('0fA1 0mB2'), ['move C3 B2']],
  ])('%s', (_, before, after, motions) => {
    expect(motionsBetween(before, after).map(say)).toEqual(motions);
  });

  test('what stands below a worker is built before the worker comes, and the rest after', () => {
    const motions = motionsBetween(scene('0fC3'), scene('0fD3', 'D3:1 E3:1'));
    const [below, climb, above] = motions;
    expect(motions.map(say)).toEqual(['build D3 1', 'climb C3 D3', 'build E3 1']);
    expect(climb!.start).toBeGreaterThan(below!.start + below!.duration);
    expect(above!.start).toBeGreaterThan(climb!.start + climb!.duration);
  });

  test('who is pushed starts after the pusher', () => {
    const [pusher, pushed] = motionsBetween(scene('0fC3 1mD3'), scene('0fD3 1mE3'));
    expect(pushed!.start).toBeGreaterThan(pusher!.start);
  });

  test('a long turn is hurried', () => {
    const after = scene('0fD3', 'A1:2 B1:2 C1:2');
    expect(endOf(motionsBetween(scene('0fC3'), after))).toBeCloseTo(1200);
  });

  test('another position altogether is a cut', () => {
    expect(motionsBetween(BARE, scene('0fA1 1fB1', 'A5:3d B5:3d C5:3d'))).toEqual([]);
  });
});

describe('on other boards', () => {
  const guard = (square: Square, number: number, facing: Piece['facing'] = 'N'): Piece => ({
    square,
    kind: 'guard',
    facing,
    number,
  });
  const isles = (...pieces: readonly Piece[]): Scene => ({ ...bareScene(ISLES), pieces });
  const kinds = (before: Scene, after: Scene): readonly string[] =>
    motionsBetween(before, after).map((motion) =>
      'piece' in motion
        ? `${motion.kind} ${'from' in motion ? `${motion.from} ` : ''}${motion.piece.square}`
        : motion.kind,
    );

  test.each<[name: string, before: Scene, after: Scene, motions: readonly string[]]>([
    ['somebody crosses the bridge', isles(guard(9, 1)), isles(guard(17, 1)), ['cross 9 17']],
    ['somebody crosses back', isles(guard(17, 1)), isles(guard(9, 1)), ['cross 17 9']],
    [
      'somebody flies',
      isles({ ...guard(0, 1), flies: true }),
      isles({ ...guard(9, 1), flies: true }),
      ['fly 0 9'],
    ],
    ['somebody looks elsewhere', isles(guard(9, 1)), isles(guard(9, 1, 'SW')), ['turn 9']],
    ['a number alone is no motion', isles(guard(9, 2)), isles(guard(9, 1)), []],
    [
      'those who look alike are told apart by their numbers',
      isles(guard(0, 1), guard(2, 2)),
      isles(guard(4, 2), guard(6, 1)),
      ['move 0 6', 'move 2 4'],
    ],
    [
      'who belongs to nobody is not who has a colour',
      isles(guard(9, 1)),
      isles({ ...guard(9, 1), colour: 0 }),
      ['come 9', 'go 9'],
    ],
  ])('%s', (_, before, after, motions) => {
    expect(kinds(before, after)).toEqual(motions);
  });

  test('the nearest is found by rows and columns of the board', () => {
    const wide = (...squares: readonly Square[]): Scene => ({
      ...bareScene(gridOf(['........', '........'])),
      pieces: squares.map((square) => ({ square, kind: 'man', colour: 0 })),
    });
    expect(kinds(wide(7, 9), wide(8))).toEqual(['move 9 8', 'go 7']);
  });

  test('from one board to another there is a cut', () => {
    expect(motionsBetween(BARE, isles(guard(9, 1)))).toEqual([]);
  });
});

describe('in a raid', () => {
  const raider = (square: string, more: Partial<Piece> = {}): Piece => ({
    square: at(square),
    kind: 'raider',
    id: '1',
    facing: 'S',
    hits: { left: 2, of: 2 },
    ...more,
  });
  const raided = (towers: string, ...pieces: readonly Piece[]): Scene => ({
    ...scene('', towers),
    pieces,
    landings: [
      { square: at('A5'), text: '1' },
      { square: at('B5'), text: '2' },
    ],
  });
  const told = (before: Scene, after: Scene): readonly string[] =>
    motionsBetween(before, after)
      .toSorted((a, b) => a.start - b.start)
      .map((motion) => `${say(motion)}${'isKnockedOff' in motion ? ' knocked off' : ''}`);

  test.each<[name: string, before: Scene, after: Scene, motions: readonly string[]]>([
    ['somebody comes ashore', raided(''), raided('', raider('A5')), ['land A5']],
    ['somebody comes where nobody lands', raided(''), raided('', raider('C3')), ['come C3']],
    [
      'those who cross each other are told apart by who they are',
      raided('', raider('C3'), raider('C4', { id: '2' })),
      raided('', raider('C1'), raider('C3', { id: '2' })),
      ['move C4 C3', 'push C3 C1'],
    ],
    [
      'another of the same kind does not come by walking',
      raided('', raider('B5')),
      raided('', raider('B4', { id: '2' })),
      ['come B4', 'go B5'],
    ],
    [
      'a blow takes the top of a building',
      raided('C2:2', raider('C3')),
      { ...raided('C2:1', raider('C3')), blow: { from: at('C3'), to: at('C2') } },
      ['strike C3', 'raze C2 2 knocked off'],
    ],
    [
      'a blow takes a dome and what is below it, one after the other',
      raided('C2:3d', raider('C3')),
      { ...raided('C2:2', raider('C3')), blow: { from: at('C3'), to: at('C2') } },
      ['strike C3', 'undome C2 knocked off', 'raze C2 3 knocked off'],
    ],
    [
      'a blow that was dealt before is not dealt again',
      { ...raided('', raider('C3')), blow: { from: at('C3'), to: at('C2') } },
      { ...raided('', raider('C3')), blow: { from: at('C3'), to: at('C2') } },
      [],
    ],
    [
      'a blow fells somebody',
      raided('', raider('C3'), worker('1mC2')),
      { ...raided('', raider('C3')), blow: { from: at('C3'), to: at('C2') } },
      ['go C2', 'strike C3'],
    ],
    [
      'who takes hits is crushed by what is built over it',
      raided('', raider('C3')),
      raided('C3:1'),
      ['build C3 1', 'crush C3'],
    ],
    [
      'somebody is stunned',
      raided('', raider('C3')),
      raided('', raider('C3', { isStunned: true, hits: { left: 1, of: 2 } })),
      ['stun C3'],
    ],
    [
      'coming to oneself is a cut',
      raided('', raider('C3', { isStunned: true })),
      raided('', raider('C3')),
      [],
    ],
  ])('%s', (_, before, after, motions) => {
    expect(told(before, after)).toEqual(motions);
  });
});
