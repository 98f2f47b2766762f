import type { LessonsText } from '../../../prometheus/pages/lessons-text.ts';

/** Three lessons, then a battle. */
export const lessons: LessonsText = {
  title: 'Learn it in three lessons',
  about: 'A few minutes each: the nets of Olympus, the hound of Styx, and a fight. Then the quick battle.',
  lessons: {
    nets: {
      name: 'Past the nets',
      goal: 'Lead Zeus out of Olympus.',
      lines: [
        'You’re Red. Activate the Centaurs, run into the Broken Agora and see what’s there.',
        'A net! It stops them, then falls off when their activation ends. The way is clear now.',
        'Spend an Art of War card to activate Zeus too, and run where the token used to be.',
        'A cautious move stops at a token without turning it over. Rarely worth it, but there are no surprises.',
        'From a blue area, one more step leaves Olympus and wins the game.',
      ],
      done: 'Zeus is out. That’s how Red wins, with either god.',
    },
    hound: {
      name: 'Calm the hound',
      goal: 'Take the last Rage off Cerberus.',
      lines: [
        'You’re Blue. Walk Hades into the hound’s area and calm it to remove one Rage. It takes the place of his attack.',
        'Now Cerberus must attack, and may throw those it hits. Hephaestus can guard Hades if he’s in the same area.',
        'Watch the dice: blanks are discarded, giving up a die raises another by one, and fives can be rolled again.',
        'Come back and calm it once more.',
      ],
      done: 'The hound sleeps. That’s how Blue wins, one Rage at a time.',
    },
    strike: {
      name: 'Strike and answer',
      goal: 'Destroy the Spartans.',
      lines: [
        'You’re Blue. Touch the Spartans: the forecast shows the odds of every attack you could make.',
        'Medusa stands on stairs, so she sees farther and shoots better. Shoot first: no one strikes back from afar.',
        'Up close, beware: the Spartans have Initiative, and with their card in hand they can strike first.',
        'Acamas’ boulder can push a unit onto a token. A unit pushed into a net stays trapped until the end of its next activation.',
      ],
      done: 'The Spartans are gone, but troops can come back.',
    },
  },
  battle: {
    name: 'Quick battle',
    about: 'A whole game against the computer, with ready-made armies.',
    begin: 'Start the battle',
  },
  begin: 'Start',
  again: 'Play again',
  back: 'The Search for Prometheus',
  isDone: 'done',
  count: (number, of) => `Lesson ${number} of ${of}`,
};
