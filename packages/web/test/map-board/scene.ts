import type { MapScene, MapUnit } from '@thera/board';

const unit = (
  face: string,
  area: string,
  side: MapUnit['side'],
  left: number,
  of: number,
  more: Partial<MapUnit> = {},
): MapUnit => ({ id: face, face, area, side, strength: { kind: 'vitality', left, of }, ...more });

const troop = (face: string, area: string, side: MapUnit['side'], left: number, of: number): MapUnit => ({
  ...unit(face, area, side, left, of),
  strength: { kind: 'figures', left, of },
});

/** By the Styx: every state that a unit may be in but for nets, every mark, a line of sight and a way. */
export const STYX_SCENE: MapScene = {
  map: 'styx',
  units: [
    unit('cerberus', 'S21', 'red', 8, 10, { rage: 3, isTarget: true }),
    unit('hephaestus', 'S18', 'blue', 12, 16, { isGreat: true, isActivated: true }),
    unit('hades', 'S15', 'blue', 13, 15, { isGreat: true, isSelected: true }),
    unit('eagle', 'S20', 'red', 5, 5, { flies: true, carriesStone: true }),
    unit('atalanta', 'S22', 'red', 5, 5, { owner: 2 }),
    unit('achilles', 'S19', 'red', 2, 8, { isPetrified: true }),
    troop('infernalHounds', 'S9', 'blue', 5, 6),
    unit('odysseus', 'S5', 'blue', 6, 6),
    unit('leonidas', 'S2', 'blue', 6, 6),
    troop('hoplites', 'S2', 'blue', 2, 4),
    unit('medusa', 'S4', 'blue', 7, 7),
    unit('minotaur', 'S4', 'blue', 7, 7),
    unit('hydra', 'S4', 'blue', 9, 9),
  ],
  tokens: [],
  stones: ['S13', 'S16', 'S19'],
  felled: ['S7'],
  marks: [
    { area: 'S14', kind: 'move', text: '1' },
    { area: 'S16', kind: 'move' },
    { area: 'S18', kind: 'move' },
    { area: 'S21', kind: 'special' },
    { area: 'S17', kind: 'target' },
    { area: 'S24', kind: 'blocked' },
  ],
  glow: 3,
  path: ['S15', 'S18', 'S21'],
  sight: { areas: ['S5', 'S9', 'S10'], blockedAt: 'S9' },
  focus: 'S6',
};

/** On Olympus: nets, tokens of every face, full areas, the last action. */
export const OLYMPUS_SCENE: MapScene = {
  map: 'olympus',
  units: [
    unit('ares', 'O15', 'red', 11, 15, { isGreat: true }),
    unit('zeus', 'O12', 'red', 12, 15, { isGreat: true, isTrapped: true }),
    unit('heracles', 'O16', 'red', 8, 8),
    troop('centaurs', 'O24', 'red', 2, 2),
    unit('colchidianBull', 'O13', 'blue', 4, 7),
    troop('harpies', 'O8', 'red', 3, 4),
    unit('acamas', 'O8', 'blue', 6, 9),
    unit('nemeanLion', 'O21', 'red', 8, 8),
    troop('spartans', 'O19', 'red', 3, 3),
    unit('hydra', 'O19', 'red', 9, 9),
    troop('amazons', 'O19', 'red', 4, 4),
    unit('minotaur', 'O19', 'red', 7, 7),
    troop('infernalWarriors', 'O2', 'blue', 4, 4),
    unit('medusa', 'O5', 'blue', 7, 7),
  ],
  tokens: [
    { area: 'O26', face: 'net' },
    { area: 'O17', face: 'net' },
    { area: 'O14', face: 'lure' },
    { area: 'O10', face: 'back' },
    { area: 'O4', face: 'lure' },
    { area: 'O7', face: 'back' },
    { area: 'O6', face: 'net' },
    { area: 'O13', face: 'back' },
  ],
  stones: [],
  felled: ['O14'],
  marks: [],
  glow: 0,
  last: { side: 'red', way: ['O24', 'O15', 'O12'] },
};
