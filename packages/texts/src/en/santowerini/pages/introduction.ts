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
      rule: 'On your turn, one builder moves to a neighbouring square, one level up at most, then builds next to it. After that, every enemy acts once.',
      hint: 'Move either builder next to C3, then choose C3.',
      mistake: 'The house goes on C3. Move a builder next to it first.',
      praise: 'That’s a turn. Then the die is rolled for the Raider, and the number tells it what to do.',
    },
    defeat: {
      task: 'Defeat the Raider on C4.',
      rule: 'You can build on an enemy that’s lower than your builder: the block stays, the enemy doesn’t.',
      hint: 'The builder on B2 can climb the house on B3 or C3. From up there C4 is lower.',
      mistake: 'The Raider is still there. Climb a house next to it, then build on C4.',
      praise: 'No enemies ashore and none still to come: that’s how you win a scenario.',
    },
    bait: {
      task: 'Turn the Raider away from the gate.',
      rule: 'Before its roll, an enemy looks north, east, south and west and turns to the nearest building in line. If it sees none, it heads for the gate. So houses are bait.',
      hint: 'The Raider is on C3. A house on D3 or B3 is right next to it.',
      mistake:
        'The Raider is still facing south. The house must be in line with C3, but not towards the gate.',
      praise: 'It goes for the house instead, and you gain time to climb above it.',
    },
    gate: {
      task: 'Make the city safe for this round.',
      rule: 'The Runner heads for the gate no matter what, and on a 4, 5 or 6 it takes two steps. If it steps onto the gate, the city falls. No enemy can climb two levels at once.',
      hint: 'C2 is one level high. Make it two, or stand on it yourself.',
      mistake: 'The die could still let the Runner through to the gate. Block C2, or defeat the Runner.',
      praise:
        'Whatever the die shows, the Runner stays outside. In a game, tap an enemy to see what it does on each roll.',
    },
    brute: {
      task: 'Stun the Brute on C3.',
      rule: 'Brutes and Captains take two hits. The first hit leaves no block: it stuns the enemy, which misses its next action. An enemy strikes builders on its own level or lower.',
      hint: 'Climb a house next to C3 and build on C3.',
      mistake: 'The Brute isn’t stunned. Climb a house next to it and build on its square.',
      praise: 'It misses its action. One more hit, and it’s gone.',
    },
  },
  hint: 'Hint',
  showHint: 'Show hint',
  undo: 'Undo',
  right: 'Well done',
  happened: 'What happened next',
  repeat: 'Again',
  next: 'Next exercise',
  finish: 'Go to the campaign',
};
