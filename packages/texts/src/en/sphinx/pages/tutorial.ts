import type { TutorialText } from '../../../sphinx/pages/tutorial-text.ts';

/** What is said beside the first riddle. */
export const tutorial: TutorialText = {
  title: 'Your first riddle',
  place: (step, of) => `${step} of ${of}`,
  steps: {
    build: {
      task: 'Move a worker next to a silver coin and build on the coin.',
      why: 'At the height it shows, a coin is collected and fills a slot of its colour.',
    },
    alternate: {
      task: 'Now a worker of the other colour: move, then build.',
      why: 'You take turns, and each turn belongs to one colour. Plan for both.',
    },
    ride: {
      task: 'Build on a gold coin. It takes two blocks.',
      why: 'The coin rides up. Every block comes from the stockpile, and it’s small.',
    },
    call: {
      task: 'Missing the right block? Call a god.',
      why: 'A god brings a piece that anyone may build, and a power for whoever called it.',
    },
    quest: {
      task: 'Build the god’s piece on a turn when you use its power.',
      why: 'That is its quest, and it pays any piece you like.',
    },
    game: {
      task: 'Play the Sphinx’s game once.',
      why: 'While all three gems are there, the roll can’t fail: you win any piece. Later it can cost a worker.',
    },
    finish: {
      task: 'Fill both gold slots.',
      why: 'One objective solves a riddle. Gold ends this one.',
    },
  },
  isDone: 'done',
  hide: 'Hide the guide',
  show: 'Show the guide',
};
