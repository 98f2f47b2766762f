import type { UnitId } from '@thera/prometheus';

/** Two letters for each unit, for maps; no two units share them. */
export const UNIT_SIGNS: Readonly<Record<UnitId, string>> = {
  zeus: 'ze',
  ares: 'ar',
  hades: 'ha',
  hephaestus: 'he',
  cerberus: 'ce',
  eagle: 'ea',
  medusa: 'me',
  acamas: 'ac',
  hoplites: 'ho',
  spartans: 'sp',
  amazons: 'am',
  centaurs: 'ct',
  infernalHounds: 'ih',
  infernalWarriors: 'iw',
  harpies: 'hp',
  achilles: 'al',
  heracles: 'hr',
  odysseus: 'od',
  leonidas: 'le',
  atalanta: 'at',
  hydra: 'hy',
  minotaur: 'mi',
  colchidianBull: 'cb',
  nemeanLion: 'nl',
};
