import type { IntroductionText } from '../../../santowerini/pages/introduction-text.ts';
import { game } from '../game.ts';

/** The introduction that is played. */
export const introduction: IntroductionText = {
  title: 'Introduction',
  game,
  back: 'Santowerini',
  board: 'The island',
  number: (exercise, of) => `Exercise ${exercise} of ${of}`,
  previous: 'Previous exercise',
  following: 'Next exercise',
  exercises: {
    build: {
      task: 'Build a house on C3.',
      rule: 'In your turn one builder moves to a neighbouring square, one level up at most, and then builds next to where it stands. After that every enemy acts once.',
      hint: 'Move either builder next to C3, then choose C3.',
      mistake: 'The house belongs on C3. Move a builder next to it first.',
      praise: 'That is a turn. Then the die is rolled for the Raider, and the face says what it does.',
    },
    defeat: {
      task: 'Defeat the Raider on C4.',
      rule: 'Your build may land on an enemy, if the enemy stands lower than your builder: the block stays, the enemy does not.',
      hint: 'The builder on B2 can climb the house on B3 or C3. From up there C4 is lower.',
      mistake: 'The Raider is still there. Climb onto a house beside it, then build on C4.',
      praise: 'Nobody is ashore and nobody is to come: that is how a scenario is won.',
    },
    bait: {
      task: 'Turn the Raider away from the gate.',
      rule: 'Before its roll an enemy looks north, east, south and west and turns to the nearest building in line with it. Only if it sees none does it make for the gate. So houses are bait.',
      hint: 'The Raider stands on C3. A house on D3 or B3 is right beside it.',
      mistake:
        'The Raider still looks south. The house must stand in a line with C3, but not towards the gate.',
      praise: 'It goes for the house instead. Meanwhile you gain time to climb above it.',
    },
    gate: {
      task: 'Make the city safe for this round.',
      rule: 'The Runner makes for the gate whatever stands around it, and on a 4, 5 or 6 it takes two steps. One step onto the gate, and the city falls. No enemy climbs two levels at once.',
      hint: 'C2 is one level high. Make it two, or stand on it yourself.',
      mistake: 'The die could still let the Runner through to the gate. Block C2, or defeat the Runner.',
      praise:
        'Whatever the die shows, the Runner stays outside. In a game, touch an enemy to see what it does on each face.',
    },
    brute: {
      task: 'Stun the Brute on C3.',
      rule: 'Brutes and Captains take two hits. The first one places no block: it stuns, and the enemy misses its next action. An enemy strikes builders who stand as low as itself or lower.',
      hint: 'Climb a house beside C3 and build on C3.',
      mistake: 'The Brute is not stunned. Climb onto a house beside it and build on its square.',
      praise: 'It misses its action. Hit it once more, and it is gone.',
    },
  },
  hint: 'Hint',
  showHint: 'Show a hint',
  undo: 'Undo',
  right: 'Well done',
  happened: 'Then this happened',
  repeat: 'Once more',
  next: 'Next exercise',
  finish: 'To the campaign',
};
