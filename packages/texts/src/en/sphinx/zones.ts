import type { ZoneTexts } from '../../sphinx/riddle-text.ts';

/** The regions that maps name. */
export const zones: ZoneTexts = {
  tide: { name: 'Beach', the: 'the beach', at: 'on the beach' },
  ring: { name: 'Her route', the: 'her route', at: 'on her route' },
  tomb: { name: 'Tomb', the: 'the tomb', at: 'on the tomb' },
  far: { name: 'Far bank', the: 'the far bank', at: 'on the far bank' },
  courtyard: { name: 'Courtyard', the: 'the courtyard', at: 'in the courtyard' },
  breach: { name: 'Breach', the: 'the breach', at: 'in the breach' },
  fort: { name: 'Stronghold', the: 'the stronghold', at: 'in the stronghold' },
  red: { name: 'Western shore', the: 'the western shore', at: 'on the western shore' },
  green: { name: 'Isthmus', the: 'the isthmus', at: 'on the isthmus' },
  blue: { name: 'Eastern shore', the: 'the eastern shore', at: 'on the eastern shore' },
  ruins: { name: 'Ruins', the: 'the ruins', at: 'among the ruins' },
  gate1: { name: 'First gate', the: 'the first gate', at: 'in the first gate' },
  gate2: { name: 'Second gate', the: 'the second gate', at: 'in the second gate' },
  sanctum: { name: 'Sanctum', the: 'the sanctum', at: 'in the sanctum' },
  throne: { name: 'Throne', the: 'the throne', at: 'on the throne' },
};
