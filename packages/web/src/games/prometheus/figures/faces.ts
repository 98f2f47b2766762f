import type { UnitId } from '@thera/prometheus';
import { ARES, HADES, HEPHAESTUS, ZEUS } from './faces/gods.ts';
import { ACHILLES, ATALANTA, HERACLES, LEONIDAS, ODYSSEUS } from './faces/heroes.ts';
import { HARPIES, INFERNAL_HOUNDS, INFERNAL_WARRIORS } from './faces/infernal-troops.ts';
import { COLCHIDIAN_BULL, HYDRA, MINOTAUR, NEMEAN_LION } from './faces/monsters.ts';
import { ACAMAS, CERBERUS, EAGLE, MEDUSA } from './faces/named-monsters.ts';
import { AMAZONS, CENTAURS, HOPLITES, SPARTANS } from './faces/troops.ts';

/** The face of every unit, in a box of 64 by 64. */
export const FACES: Readonly<Record<UnitId, string>> = {
  zeus: ZEUS,
  ares: ARES,
  hades: HADES,
  hephaestus: HEPHAESTUS,
  cerberus: CERBERUS,
  eagle: EAGLE,
  medusa: MEDUSA,
  acamas: ACAMAS,
  hoplites: HOPLITES,
  spartans: SPARTANS,
  amazons: AMAZONS,
  centaurs: CENTAURS,
  infernalHounds: INFERNAL_HOUNDS,
  infernalWarriors: INFERNAL_WARRIORS,
  harpies: HARPIES,
  achilles: ACHILLES,
  heracles: HERACLES,
  odysseus: ODYSSEUS,
  leonidas: LEONIDAS,
  atalanta: ATALANTA,
  hydra: HYDRA,
  minotaur: MINOTAUR,
  colchidianBull: COLCHIDIAN_BULL,
  nemeanLion: NEMEAN_LION,
};
