import type { IslandTexts, RiddleTexts } from '../../sphinx/riddle-text.ts';

/** The islands on the chart. */
export const islands: IslandTexts = {
  paradise: 'Paradise Isles',
  distant: 'Distant Isles',
  grieving: 'Grieving Isles',
  war: 'Isles at War',
  summit: 'Summit Isles',
  lair: 'Lair of the Beast',
};

/** The riddles, by number. */
export const riddles: RiddleTexts = [
  {
    title: 'Sunshine & Seashores',
    line: 'A calm morning on the beach: four builders, a few stones, and all the time in the world.',
    notes: [
      'A coin rides up on what you build, and is yours at the height it shows.',
      'The first gods are always Artemis, Demeter and Hephaestus.',
    ],
  },
  {
    title: 'The Lighthouse',
    line: 'Ships have wrecked on the headland again. The village asks for a light on the last rock.',
    notes: ['The stockpile has no dome: a god, a quest or the Sphinx must bring one.'],
  },
  {
    title: 'Seaport City',
    line: 'Two quays face each other over a deep channel; only the crane bridges join them.',
    notes: ['With a worker of each colour on both quays, nobody has to cross.'],
  },
  {
    title: 'Prosper & Flourish',
    line: 'The harvest is in and everyone wants a house. Each finished home pays for the next foundation.',
    notes: ['From here on, friendly gods wait among the gods to call.'],
  },
  {
    title: 'A Nefarious Visitor',
    line: 'A winged shadow has settled on the market tower. Nobody dares to lay a stone beside her.',
    notes: ['She flies, so height never stops her.', 'Nobody can enter or build on the square where she is.'],
  },
  {
    title: 'Lost at Sea',
    line: 'The storm broke the fleet. Five rafts, a handful of drifting cargo, and no land in sight.',
    notes: [
      'Gold ends the riddle, but a gold coin may go to the Heroic row first.',
      'The bridges run along the outside, from raft to raft.',
    ],
  },
  {
    title: 'Treacherous Tides',
    line: 'The beach is the only flat ground, and twice a day the sea takes it back.',
    notes: ['Where something is built on the beach, it stays dry.'],
  },
  {
    title: 'Circling Predator',
    line: 'She circles the island at dusk, counting you.',
    notes: [
      'Nobody can enter or build on the square below her; a worker who is there may leave.',
      'She can’t be forced.',
    ],
  },
  {
    title: 'Ward off the Beast',
    line: 'Four old ward-stones still hum. Raise them while she is near and the sound will hurt her.',
    notes: ['From level 1 up, her roar moves nobody.', 'At 0 health she leaves the map.'],
  },
  {
    title: 'To Mourn a King',
    line: 'The old king is dead. Carry him along the torchlit road to his tomb.',
    notes: ['The King isn’t a worker: nobody moves him but the procession and the gods that say so.'],
  },
  {
    title: 'The River Styx',
    line: 'The dead wait on the far bank. The ferryman takes a stone from everyone who crosses.',
    notes: ['The way back costs as much as the way there.'],
  },
  {
    title: 'Pulled from the Grave',
    line: 'Two of your own lie under the stones, and below the middle slab sleeps the King.',
    notes: [
      'One worker of each colour begins in a grave. With three players it is the Wanderer alone, and the other grave holds a blessing.',
      'A player with no worker on the map can only call a god or play the Sphinx’s game.',
      'Buried workers can’t fall.',
    ],
  },
  {
    title: 'Tower of Ascension',
    line: 'Those who climb the last stair do not come down again; they simply go on, upward.',
    notes: [
      'Being forced up isn’t ascending.',
      'A player with no worker on the map can only call a god or play the Sphinx’s game.',
      'If a worker must fall and none is on the map, the riddle is over.',
    ],
  },
  {
    title: 'Scaling the Walls',
    line: 'A breach has opened in the wall, and the garrison is already hauling stone to close it.',
    notes: ['The courtyard is all that lies behind the wall.'],
  },
  {
    title: 'Level the Stronghold',
    line: 'Take the fortress apart, stone by stone, before the relief army marches in.',
    notes: [
      'A god’s extra build may be spent on taking down as well.',
      'The keep in the middle can only be reached from level 2.',
    ],
  },
  {
    title: 'Battle of Corinth',
    line: 'Catapults on both shores pound the isthmus. Finish a roof before the next stone lands.',
    notes: [
      'A tower with a worker on it is never hit.',
      'Gold ends the riddle, but a gold coin may go to the Heroic row first.',
    ],
  },
  {
    title: 'Blackened Skies',
    line: 'Ash hides the sun and the faces of the gods. Whatever stands tallest draws the lightning.',
    notes: [
      'One worker begins on the tower in the middle.',
      'Two towers of the same height are both safe. A worker on a tower that is struck comes down with it.',
    ],
  },
  {
    title: 'Silence from the Gods',
    line: 'No voice answers. There are only hands, and a counted pile of stone.',
    notes: ['All there is to build with is the stockpile, the rewards and the Sphinx’s gems.'],
  },
  {
    title: 'Folly of the Gods',
    line: 'They came to watch, and they are easily bored.',
    notes: ['Blessings are never sent away.'],
  },
  {
    title: 'To Start Again',
    line: 'Nothing is left but ruins. Take them apart and begin again with the same stones.',
    notes: ['A ruin that is down to the ground is a square like any other.'],
  },
  {
    title: 'To Punish a King',
    line: 'He sold the city to the Sphinx. He is quick, and he knows every stair.',
    notes: [
      'Nobody can build on his square.',
      'Between two ways that are equally good, he keeps away from workers.',
    ],
  },
  {
    title: 'Through the Gates',
    line: 'Two gates, four locks, and something breathing behind the second one.',
    notes: [
      'An open gate is a square like any other.',
      'The sanctum is the far row, behind the second gate.',
    ],
  },
  {
    title: 'Lair of the Sphinx',
    line: 'She asks nothing this time. Every stone you set is an answer.',
    notes: [
      'At 0 health she leaves the map. The throne is the tower on which she begins.',
      'The throne has to be climbed, and only after she has gone.',
    ],
  },
];
