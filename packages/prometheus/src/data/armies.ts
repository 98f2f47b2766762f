import type { MapId } from './area-ids.ts';
import type { TableId } from './tables.ts';
import type { UnitId } from './units.ts';

/** A recruit of a recommended army and the map it is meant for. */
export interface Recruit {
  readonly id: UnitId;
  readonly map: MapId;
}

/** The recommended army of every seat of every table. */
export const QUICK_ARMIES: Readonly<Record<TableId, readonly (readonly Recruit[])[]>> = {
  '2': [
    [
      { id: 'colchidianBull', map: 'olympus' },
      // He guards the way out: with him on Styx the computer's RED left too often (docs/prometheus-balance.md).
      { id: 'leonidas', map: 'olympus' },
      { id: 'odysseus', map: 'styx' },
      { id: 'infernalWarriors', map: 'olympus' },
      { id: 'infernalHounds', map: 'styx' },
      { id: 'hoplites', map: 'styx' },
    ],
    [
      { id: 'achilles', map: 'styx' },
      { id: 'heracles', map: 'olympus' },
      { id: 'atalanta', map: 'styx' },
      { id: 'centaurs', map: 'olympus' },
      { id: 'harpies', map: 'olympus' },
    ],
  ],
  '3-blue': [
    // They make up for the small hands of BLUE at this table.
    [
      { id: 'colchidianBull', map: 'olympus' },
      { id: 'leonidas', map: 'olympus' },
    ],
    [
      { id: 'odysseus', map: 'styx' },
      { id: 'infernalWarriors', map: 'styx' },
      { id: 'infernalHounds', map: 'styx' },
      { id: 'hoplites', map: 'styx' },
    ],
    [
      { id: 'achilles', map: 'styx' },
      { id: 'heracles', map: 'olympus' },
      { id: 'atalanta', map: 'styx' },
      { id: 'centaurs', map: 'olympus' },
      { id: 'harpies', map: 'olympus' },
    ],
  ],
  '3-red': [
    [
      { id: 'minotaur', map: 'olympus' },
      { id: 'colchidianBull', map: 'olympus' },
      { id: 'odysseus', map: 'styx' },
      { id: 'infernalWarriors', map: 'olympus' },
      { id: 'infernalHounds', map: 'styx' },
      { id: 'hoplites', map: 'styx' },
    ],
    [
      { id: 'heracles', map: 'olympus' },
      { id: 'centaurs', map: 'olympus' },
      { id: 'harpies', map: 'olympus' },
    ],
    [
      { id: 'achilles', map: 'styx' },
      { id: 'atalanta', map: 'styx' },
    ],
  ],
  '4': [
    [
      { id: 'colchidianBull', map: 'olympus' },
      { id: 'minotaur', map: 'olympus' },
      { id: 'hoplites', map: 'styx' },
      { id: 'amazons', map: 'styx' },
    ],
    [
      { id: 'hydra', map: 'styx' },
      { id: 'odysseus', map: 'styx' },
      { id: 'infernalHounds', map: 'olympus' },
    ],
    [
      { id: 'heracles', map: 'olympus' },
      { id: 'leonidas', map: 'olympus' },
      { id: 'centaurs', map: 'olympus' },
    ],
    [
      { id: 'nemeanLion', map: 'styx' },
      { id: 'atalanta', map: 'styx' },
      { id: 'spartans', map: 'styx' },
      { id: 'harpies', map: 'olympus' },
    ],
  ],
};
