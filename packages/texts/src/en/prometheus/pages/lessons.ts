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
        'You are Red. Activate the Centaurs: run into the Broken Agora and see what lies there.',
        'A net! It stops them, and falls off when their activation ends. The way is free now.',
        'Spend an Art of War card to activate Zeus too, and run where nothing lies any more.',
        'A cautious move would stop at a token without turning it over. Seldom worth it, but never a surprise.',
        'From a blue area one more step leaves Olympus. That wins.',
      ],
      done: 'Zeus is out. Red wins like this, with either god.',
    },
    hound: {
      name: 'Calm the hound',
      goal: 'Take the last Rage off Cerberus.',
      lines: [
        'You are Blue. Walk Hades into the hound’s area and calm it: one Rage token goes. That is his attack for this activation.',
        'Now Cerberus must attack, and throws whom it hits. Hephaestus may guard Hades if he stands beside him.',
        'Watch the dice: blanks go, a die given up raises another by one, fives may be rolled again.',
        'Come back and calm it once more.',
      ],
      done: 'The hound sleeps. Blue wins like this, one Rage at a time.',
    },
    strike: {
      name: 'Strike and answer',
      goal: 'Destroy the Spartans.',
      lines: [
        'You are Blue. Touch the Spartans: the forecast shows wounds and odds for every attack you could make.',
        'Medusa stands on stairs: she sees far and shoots better. Shoot first; from afar nobody strikes back.',
        'Close up, the Spartans have Initiative: with their card in hand they may strike before you.',
        'Acamas’ boulder pushes a unit onto a token. Whoever is pushed into a net stays caught until its next activation ends.',
      ],
      done: 'The Spartans are gone, but a troop may come back.',
    },
  },
  battle: {
    name: 'Quick battle',
    about: 'A whole game against the computer, with armies that are ready to play.',
    begin: 'Begin the battle',
  },
  begin: 'Begin',
  again: 'Once more',
  back: 'The Search for Prometheus',
  isDone: 'done',
  count: (number, of) => `Lesson ${number} of ${of}`,
};
