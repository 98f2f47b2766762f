import type { Riddle } from '../riddle.ts';
import { aNefariousVisitor } from './a-nefarious-visitor.ts';
import { battleOfCorinth } from './battle-of-corinth.ts';
import { blackenedSkies } from './blackened-skies.ts';
import { circlingPredator } from './circling-predator.ts';
import { follyOfTheGods } from './folly-of-the-gods.ts';
import { lairOfTheSphinx } from './lair-of-the-sphinx.ts';
import { levelTheStronghold } from './level-the-stronghold.ts';
import { lostAtSea } from './lost-at-sea.ts';
import { prosperAndFlourish } from './prosper-and-flourish.ts';
import { pulledFromTheGrave } from './pulled-from-the-grave.ts';
import { scalingTheWalls } from './scaling-the-walls.ts';
import { seaportCity } from './seaport-city.ts';
import { silenceFromTheGods } from './silence-from-the-gods.ts';
import { sunshineAndSeashores } from './sunshine-and-seashores.ts';
import { theLighthouse } from './the-lighthouse.ts';
import { theRiverStyx } from './the-river-styx.ts';
import { throughTheGates } from './through-the-gates.ts';
import { toMournAKing } from './to-mourn-a-king.ts';
import { toPunishAKing } from './to-punish-a-king.ts';
import { toStartAgain } from './to-start-again.ts';
import { towerOfAscension } from './tower-of-ascension.ts';
import { treacherousTides } from './treacherous-tides.ts';
import { wardOffTheBeast } from './ward-off-the-beast.ts';

/** Every riddle, by its number: 0 is the tutorial. */
export const RIDDLES: readonly Riddle[] = [
  sunshineAndSeashores,
  theLighthouse,
  seaportCity,
  prosperAndFlourish,
  aNefariousVisitor,
  lostAtSea,
  treacherousTides,
  circlingPredator,
  wardOffTheBeast,
  toMournAKing,
  theRiverStyx,
  pulledFromTheGrave,
  towerOfAscension,
  scalingTheWalls,
  levelTheStronghold,
  battleOfCorinth,
  blackenedSkies,
  silenceFromTheGods,
  follyOfTheGods,
  toStartAgain,
  toPunishAKing,
  throughTheGates,
  lairOfTheSphinx,
];
