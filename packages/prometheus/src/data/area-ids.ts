/** The areas of Styx, west to east. */
export const STYX_AREAS = [
  'S1',
  'S2',
  'S3',
  'S4',
  'S5',
  'S6',
  'S7',
  'S8',
  'S9',
  'S10',
  'S11',
  'S12',
  'S13',
  'S14',
  'S15',
  'S16',
  'S17',
  'S18',
  'S19',
  'S20',
  'S21',
  'S22',
  'S23',
  'S24',
  'S25',
  'S26',
  'S27',
] as const;
/** The areas of Olympus. */
export const OLYMPUS_AREAS = [
  'O1',
  'O2',
  'O3',
  'O4',
  'O5',
  'O6',
  'O7',
  'O8',
  'O9',
  'O10',
  'O11',
  'O12',
  'O13',
  'O14',
  'O15',
  'O16',
  'O17',
  'O18',
  'O19',
  'O20',
  'O21',
  'O22',
  'O23',
  'O24',
  'O25',
  'O26',
] as const;
export type AreaId = (typeof STYX_AREAS)[number] | (typeof OLYMPUS_AREAS)[number];

/** Every area; where areas are listed, they stand in this order. */
export const AREA_IDS: readonly AreaId[] = [...STYX_AREAS, ...OLYMPUS_AREAS];

export const MAP_IDS = ['styx', 'olympus'] as const;
export type MapId = (typeof MAP_IDS)[number];
