import type { LessonTexts } from '../../../santorini/pages/lesson-texts.ts';

/** The lesson with ten gods. */
export const godLesson: LessonTexts['gods'] = {
  title: 'Ten gods',
  sentence: 'Each player has a power that bends one rule.',
  exercises: {
    apollo: {
      rule: 'You are Apollo: your worker may move onto an opponent’s square, and the two swap places.',
      task: 'Swap with blue on C3 and take over its threat.',
      hint: 'Move from B3 to C3. Then build, but not on D3: you want to step onto it.',
      praise: 'Blue is back on B3, and now it is you who stands next to the tower of three.',
      mistakes: {
        closed: 'The swap was right, but the dome on D3 closes the tower that you want to climb.',
        'only-dome': 'That stops blue as well. But Apollo can do better: swap with blue on C3.',
      },
      otherwise: 'Blue on C3 wins next turn. Swap: move your worker from B3 onto C3.',
    },
    artemis: {
      rule: 'You are Artemis: your worker may move twice, but not back to where it began.',
      task: 'Win with two moves.',
      hint: 'From C2 up to C3, and from there up again.',
      praise: 'Level 1, 2, 3 in one turn. Artemis is dangerous from far away.',
      mistakes: {
        'one-move': 'A good first move. Now do not build: move the same worker once more, up to D4.',
      },
      otherwise: 'Your worker on C2 is two steps from the top: first C3, then D4.',
    },
    athena: {
      rule: 'You are Athena: when one of your workers moves up, no opponent may move up in their next turn.',
      task: 'Blue is about to win, and you are far away. Stop it.',
      hint: 'You need not come near D4. It is enough to climb anything, such as B1.',
      praise: 'Blue has to stay down for a turn. Climb again and blue stays down again.',
      mistakes: {},
      otherwise: 'Blue steps from C4 up to D4 and wins. Climb the block on B1, and blue may not move up.',
    },
    atlas: {
      rule: 'You are Atlas: you may build a dome at any height, even on the bare ground.',
      task: 'Take C3 away from blue for good, with a dome.',
      hint: 'Move next to C3 and choose the dome instead of the block.',
      praise: 'Closed early, closed for ever.',
      mistakes: {
        block: 'A block makes C3 level 3: too high for blue today, but not for ever. Atlas can set a dome.',
        elsewhere: 'A dome, yes, but C3 is the tower that blue is going to climb.',
      },
      otherwise: 'Blue on C4 climbs to C3 next. Get next to C3 and set a dome on it.',
    },
    demeter: {
      rule: 'You are Demeter: your worker may build twice, on two different squares.',
      task: 'Blue has two ways to win. Close both.',
      hint: 'From E3 or D3 you touch D4 and D2. Build on one, then on the other.',
      praise: 'Two domes in one turn. A fork does not frighten Demeter.',
      mistakes: {
        'one-dome': 'One tower is still open, and blue takes it. Demeter may build a second time.',
      },
      otherwise: 'Blue on C3 can step to D4 and to D2. Move between them and close both.',
    },
    hephaestus: {
      rule: 'You are Hephaestus: your worker may put a second block onto the one it has just built.',
      task: 'Climb to C3 and forge a level 2 next to it.',
      hint: 'Move to C3, build beside it, and build there once more.',
      praise: 'From nothing to level 2 in one turn: the next step of your stairs is ready.',
      mistakes: {
        'one-block':
          'You are on level 1, good. One block makes a level 1 only: add the second to the same square.',
        ground: 'Two blocks, but you stand on the ground: that is too high for you. Climb to C3 first.',
      },
      otherwise: 'First climb the block on C3, then build twice on one square next to it.',
    },
    hermes: {
      rule: 'You are Hermes: on their own level your workers may walk as far as they like, both of them. Then one builds.',
      task: 'Blue is about to win far away. Run and close D5.',
      hint: 'Walk over the ground to C5, D4, E4 or E5, square by square, then build on D5.',
      praise: 'Across the whole island in one turn, and the door was shut.',
      mistakes: {
        walk: 'A nice walk, but D5 is still open. Walk until you stand next to it, and build there.',
      },
      otherwise: 'Blue on C4 steps up to D5 and wins. Walk there on the ground: Hermes has no limit.',
    },
    minotaur: {
      rule: 'You are the Minotaur: you may charge onto an opponent’s square and push the worker there straight on.',
      task: 'Push blue down from C3.',
      hint: 'You stand on C2. Charge north onto C3: blue lands behind it, on C4.',
      praise: 'Blue is on the ground, and you stand on level 2 next to the tower.',
      mistakes: { 'only-dome': 'A dome helps, too. But charge onto C3, and blue loses its height as well.' },
      otherwise: 'Blue on C3 wins on D4 next turn. Charge onto C3 and push it away.',
    },
    pan: {
      rule: 'You are Pan: you also win by leaping down two levels or more in one move.',
      task: 'Win with a leap.',
      hint: 'You stand on C3, on level 2. Most neighbours have a block, but one is bare ground.',
      praise: 'Down counts as well as up. Against Pan nobody feels safe.',
      mistakes: { short: 'Only one level down, or none. Look for a neighbour of C3 that is bare ground.' },
      otherwise: 'The worker on C3 stands on level 2: it can leap.',
    },
    prometheus: {
      rule: 'You are Prometheus: if you do not move up, your worker may build before it moves, too.',
      task: 'Build, move and build: stay on level 2 and threaten to win.',
      hint: 'Raise D3 to level 2 first and walk over to it. Then build on C3, where you came from.',
      praise: 'You made your own bridge, and behind you stands a tower of three.',
      mistakes: {
        'early-only':
          'You have built first, well. Now stay on level 2 and raise the square that you left to level 3.',
      },
      otherwise:
        'Every neighbour is lower than you. Build first: on D3 or B4 a block makes it as high as C3.',
    },
  },
};
