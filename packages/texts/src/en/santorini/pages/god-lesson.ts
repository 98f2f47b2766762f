import type { LessonTexts } from '../../../santorini/pages/lesson-texts.ts';

/** The lesson with ten gods. */
export const godLesson: LessonTexts['gods'] = {
  title: 'Ten gods',
  sentence: 'Each player has a power that breaks one rule.',
  exercises: {
    apollo: {
      rule: 'You’re Apollo: your worker may move onto an opponent’s square, and the two swap places.',
      task: 'Swap with blue on C3 and steal their threat.',
      hint: 'Move from B3 to C3. Then build, but not on D3: you want to step onto it.',
      praise: 'Blue is back on B3, and now you’re the one next to the tower of three.',
      mistakes: {
        closed: 'Swapping was right, but your dome on D3 closes the tower you want to climb.',
        'only-dome': 'That stops blue, too. But Apollo can do better: swap with blue on C3.',
      },
      otherwise: 'Blue on C3 is about to win. Swap: move your worker from B3 onto C3.',
    },
    artemis: {
      rule: 'You’re Artemis: your worker may move twice, but not back to where it started.',
      task: 'Win with two moves.',
      hint: 'From C2 up to C3, and from there up again.',
      praise: 'Level 1, 2, 3 in one turn. Artemis is dangerous from far away.',
      mistakes: {
        'one-move': 'A good first move. Don’t build yet: move the same worker again, up to D4.',
      },
      otherwise: 'Your worker on C2 is two steps from the top: first C3, then D4.',
    },
    athena: {
      rule: 'You’re Athena: when one of your workers moves up, opponents can’t move up on their next turn.',
      task: 'Blue is about to win, and you’re far away. Stop them.',
      hint: 'You don’t have to get near D4. Just climb something, like B1.',
      praise: 'Blue has to stay down for a turn. Climb again and blue stays down again.',
      mistakes: {},
      otherwise: 'Blue steps from C4 up to D4 and wins. Climb the block on B1, and blue can’t move up.',
    },
    atlas: {
      rule: 'You’re Atlas: you may build a dome at any height, even on bare ground.',
      task: 'Keep blue off C3 for good, with a dome.',
      hint: 'Move next to C3 and choose a dome instead of a block.',
      praise: 'Closed early, closed for ever.',
      mistakes: {
        block: 'A block makes C3 level 3: too high for blue now, but not for ever. Atlas can build a dome.',
        elsewhere: 'A dome, yes, but C3 is the tower blue is about to climb.',
      },
      otherwise: 'Blue on C4 is about to climb to C3. Move next to C3 and build a dome on it.',
    },
    demeter: {
      rule: 'You’re Demeter: your worker may build twice, on two different squares.',
      task: 'Blue has two ways to win. Close both.',
      hint: 'E3 and D3 are next to both D4 and D2. Build on one, then on the other.',
      praise: 'Two domes in one turn. Two threats at once don’t frighten Demeter.',
      mistakes: {
        'one-dome': 'One tower is still open, and blue will take it. Demeter can build a second time.',
      },
      otherwise: 'Blue on C3 can step to D4 and to D2. Move between them and close both.',
    },
    hephaestus: {
      rule: 'You’re Hephaestus: your worker may put a second block on top of the one it just built.',
      task: 'Climb to C3 and forge a level 2 next to it.',
      hint: 'Move to C3, build next to it, then build there again.',
      praise: 'From nothing to level 2 in one turn: your next step up is ready.',
      mistakes: {
        'one-block':
          'You’re on level 1, good. But one block only makes a level 1: add a second on the same square.',
        ground: 'Two blocks, but you’re on the ground: that’s too high for you. Climb to C3 first.',
      },
      otherwise: 'Climb the block on C3, then build twice on one square next to it.',
    },
    hermes: {
      rule: 'You’re Hermes: both your workers may walk as far as they like on their own level. Then one of them builds.',
      task: 'Blue is about to win far away. Run and close D5.',
      hint: 'Walk along the ground to C5, D4, E4 or E5, square by square, then build on D5.',
      praise: 'Across the whole island in one turn, just in time to shut the door.',
      mistakes: {
        walk: 'A nice walk, but D5 is still open. Keep walking until you’re next to it, then build there.',
      },
      otherwise:
        'Blue on C4 steps up to D5 and wins. Walk there along the ground: Hermes can go any distance.',
    },
    minotaur: {
      rule: 'You’re the Minotaur: you may charge onto an opponent’s square and push their worker straight back.',
      task: 'Push blue down from C3.',
      hint: 'You’re on C2. Charge north onto C3: blue lands behind it, on C4.',
      praise: 'Blue is on the ground, and you’re on level 2, next to the tower.',
      mistakes: { 'only-dome': 'A dome helps, too. But if you charge onto C3, blue loses height as well.' },
      otherwise: 'Blue on C3 is about to win on D4. Charge onto C3 and push them off.',
    },
    pan: {
      rule: 'You’re Pan: you also win by jumping down two or more levels in one move.',
      task: 'Win by jumping down.',
      hint: 'You’re on C3, on level 2. Most squares around you have a block, but one is bare ground.',
      praise: 'Down is as good as up. Nobody feels safe against Pan.',
      mistakes: { short: 'That’s only one level down, or none. Look for bare ground next to C3.' },
      otherwise: 'The worker on C3 is on level 2, high enough to jump.',
    },
    prometheus: {
      rule: 'You’re Prometheus: if your worker doesn’t move up, it may build both before and after moving.',
      task: 'Build, move and build: stay on level 2 and threaten to win.',
      hint: 'First raise D3 to level 2 and step across. Then build on C3, where you came from.',
      praise: 'You built your own bridge, and there’s a tower of three right behind you.',
      mistakes: {
        'early-only': 'Good, you built first. Now stay on level 2 and raise the square you left to level 3.',
      },
      otherwise: 'Every square around you is lower. Build first: one block makes D3 or B4 as high as C3.',
    },
  },
};
