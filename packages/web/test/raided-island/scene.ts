import { BARE, type Piece, type Scene, type Tower } from '@thera/board';

/** A square by its name: A5 is 0, E1 is 24. */
const at = (name: string): number => 'ABCDE'.indexOf(name[0]!) + 5 * (5 - Number(name[1]));

const towerOf = (height: string): Tower =>
  height === '4' ? { blocks: 3, dome: true } : { blocks: Number(height) as Tower['blocks'], dome: false };

/** Everything that a raided island has, in data: three enemies ashore, the gate in the south, and what the runner may do. */
export const RAIDED: Scene = {
  ...BARE,
  towers: [...'0000001000120400021100000'].map(towerOf),
  pieces: [
    { square: at('B3'), kind: 'woman', colour: 1 },
    { square: at('D1'), kind: 'man', colour: 1 },
    {
      square: at('C4'),
      kind: 'brute',
      id: '1',
      facing: 'W',
      number: 1,
      hits: { left: 1, of: 2 },
      isStunned: true,
    },
    { square: at('B5'), kind: 'raider', id: '2', facing: 'S', number: 2, hits: { left: 1, of: 1 } },
    { square: at('E3'), kind: 'runner', id: '3', facing: 'S', number: 3, hits: { left: 1, of: 1 } },
  ],
  zones: [{ squares: ['A1', 'B1', 'C1', 'D1', 'E1'].map(at) }],
  landings: [
    { square: at('A5'), text: '1' },
    { square: at('B5'), text: '2' },
    { square: at('C5'), text: '3 6' },
    { square: at('D5'), text: '4' },
    { square: at('E5'), text: '5' },
  ],
  dangers: [
    { square: at('E2'), kind: 'step', text: '2–3' },
    { square: at('E1'), kind: 'end', text: '4–6' },
  ],
  watched: at('E3'),
  marks: ['C1', 'D2', 'E1', 'E2'].map((name) => ({ square: at(name), kind: 'move' })),
  selected: at('D1'),
};

const { dangers: _dangers, watched: _watched, selected: _selected, ...SEEN } = RAIDED;
const QUIET: Scene = { ...SEEN, marks: [] };

/** A scene with some pieces otherwise, by their kinds; undefined for who is gone. */
const withPieces = (scene: Scene, changes: Readonly<Record<string, Partial<Piece> | undefined>>): Scene => ({
  ...scene,
  pieces: scene.pieces.flatMap((piece) => {
    if (!(piece.kind in changes)) return [piece];
    const change = changes[piece.kind];
    return change === undefined ? [] : [{ ...piece, ...change }];
  }),
});

const withHeight = (scene: Scene, name: string, height: string): Scene => ({
  ...scene,
  towers: scene.towers.with(at(name), towerOf(height)),
});

const marched = withPieces(QUIET, { raider: { square: at('A5'), facing: 'W' } });
const turned = withPieces(marched, { raider: { facing: 'S' } });
const struck: Scene = {
  ...withHeight(withPieces(turned, { brute: { isStunned: false } }), 'B4', '0'),
  blow: { from: at('C4'), to: at('B4') },
};
const felled: Scene = { ...withPieces(struck, { man: undefined }), blow: { from: at('E3'), to: at('D1') } };
const stunned = withPieces(felled, { runner: { isStunned: true } });
const crushed = withHeight(withPieces(stunned, { runner: undefined }), 'E3', '1');
const landed: Scene = {
  ...crushed,
  pieces: [
    ...crushed.pieces,
    { square: at('D5'), kind: 'captain', id: '4', facing: 'S', hits: { left: 2, of: 2 } },
  ],
};
const fallen: Scene = { ...landed, zones: QUIET.zones!.map((zone) => ({ ...zone, isFallen: true })) };

/** Everything that can happen in a raid, one thing after the other. */
export const ROUND: readonly Scene[] = [marched, turned, struck, felled, stunned, crushed, landed, fallen];

/** Where things are at the end of it. */
export const GONE: number = at('B5');
export const LANDED: number = at('D5');
export const GATE: number = at('A1');
export const FREE: number = at('D4');
