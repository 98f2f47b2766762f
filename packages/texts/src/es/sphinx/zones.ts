import type { ZoneTexts } from '../../sphinx/riddle-text.ts';

/** The regions that maps name. */
export const zones: ZoneTexts = {
  tide: { name: 'Playa', the: 'la playa', at: 'en la playa' },
  ring: { name: 'Su ruta', the: 'su ruta', at: 'en su ruta' },
  tomb: { name: 'Tumba', the: 'la tumba', at: 'en la tumba' },
  far: { name: 'Otra orilla', the: 'la otra orilla', at: 'en la otra orilla' },
  courtyard: { name: 'Patio', the: 'el patio', at: 'en el patio' },
  breach: { name: 'Brecha', the: 'la brecha', at: 'en la brecha' },
  fort: { name: 'Fortaleza', the: 'la fortaleza', at: 'en la fortaleza' },
  red: { name: 'Costa oeste', the: 'la costa oeste', at: 'en la costa oeste' },
  green: { name: 'Istmo', the: 'el istmo', at: 'en el istmo' },
  blue: { name: 'Costa este', the: 'la costa este', at: 'en la costa este' },
  ruins: { name: 'Ruinas', the: 'las ruinas', at: 'entre las ruinas' },
  gate1: { name: 'Primera puerta', the: 'la primera puerta', at: 'en la primera puerta' },
  gate2: { name: 'Segunda puerta', the: 'la segunda puerta', at: 'en la segunda puerta' },
  sanctum: { name: 'Santuario', the: 'el santuario', at: 'en el santuario' },
  throne: { name: 'Trono', the: 'el trono', at: 'en el trono' },
};
