import type { LessonTexts } from '../../../santorini/pages/lesson-texts.ts';

/** The lessons about winning, and about keeping others from it. */
export const laterLessons: Pick<LessonTexts, 'win' | 'stuck' | 'block' | 'danger'> = {
  win: {
    title: 'Winning',
    sentence: 'Step up to level 3 and the game is yours.',
    exercises: {
      step: {
        rule: 'Whoever moves a worker up to level 3 wins at once, without building.',
        task: 'Win the game.',
        hint: 'The worker on C3 stands on level 2. A rose roof is level 3.',
        praise: 'From level 2 up to level 3: that is the whole goal of the game.',
        mistakes: {
          closed: 'You put a dome on the very tower that you could have climbed. Step onto it instead.',
          'other-worker': 'The other worker is nearer to victory: it stands on level 2 already.',
        },
        otherwise: 'There is a win on the board. Look for a tower of level 3 next to the worker on C3.',
      },
      find: {
        rule: 'Only an open tower counts, and only a step up from level 2.',
        task: 'Three tall towers, one win. Find it.',
        hint: 'The worker on D2 is on level 1 only. What does the worker on B4 touch?',
        praise: 'B4 to C3. The others were closed, or too high.',
        mistakes: { closed: 'That dome closes the tower on C3, and it was your way to win.' },
        otherwise: 'You can win right now. One worker stands on level 2 next to an open level 3.',
      },
      fork: {
        rule: 'Blue can close one tower in a turn, not two. Whoever threatens to win in two places wins.',
        task: 'Make two threats at once, and blue is helpless.',
        hint: 'From C3 you touch D4, which has three blocks. Which second tower can you raise to level 3 from there?',
        praise: 'Whatever blue closes, you step onto the other one.',
        mistakes: {
          'other-worker': 'That worker is far from everything. The one on B3 stands on level 2.',
          closed: 'With a dome on D4 you have closed your own way.',
          'one-threat':
            'One threat: blue puts a dome on D4 and you have nothing. Raise another tower to level 3.',
        },
        otherwise: 'Stay on level 2 and go where you touch D4, then raise a second tower to level 3.',
      },
    },
  },
  stuck: {
    title: 'Being stuck',
    sentence: 'Whoever has no turn left loses.',
    exercises: {
      blue: {
        rule: 'Whoever cannot move and build on their turn loses. It is rare, but it is a way to win.',
        task: 'Blue has one way out of the corner. Close it.',
        hint: 'Blue stands on the ground. C5 has one block: one more and it is too high.',
        praise: 'Blue can move nowhere: you win without having climbed at all.',
        mistakes: { 'other-worker': 'That worker is far away. The one on D3 can get next to C5.' },
        otherwise: 'Blue still gets out over C5. Make that square too high for a worker on the ground.',
      },
      you: {
        rule: 'It can happen to you as well. Your worker on A1 is walled in, so the other one must never be.',
        task: 'Move so that blue cannot shut you in.',
        hint: 'A square with one way in is a trap. Which of the three squares leads into the open?',
        praise: 'Out in the open there is always another way.',
        mistakes: {
          'dead-end':
            'A dead end: one more block from blue and neither of your workers can move. You would have lost.',
        },
        otherwise: 'Look at what blue can do next. You need to be free then, too.',
      },
    },
  },
  block: {
    title: 'Blocking',
    sentence: 'Look at what the other player wants.',
    exercises: {
      dome: {
        rule: 'Before every turn ask: could blue win next? A worker on level 2 beside an open level 3 is a threat.',
        task: 'Blue is about to win. Stop it.',
        hint: 'Blue on C3 wants to step to D3. Get next to D3 and build: the fourth piece is a dome.',
        praise: 'A dome is the safest answer to a threat.',
        mistakes: {
          'other-worker': 'That worker is too far away to help. The one on E2 is close to D3.',
          'left-open': 'D3 is still open, and blue steps up and wins. Build on D3.',
        },
        otherwise: 'Blue still wins on D3. Put a dome there.',
      },
      height: {
        rule: 'Blocks can be walls, too. A tower that is two levels above a worker is out of its reach.',
        task: 'Keep blue from reaching level 2.',
        hint: 'Blue stands on level 1 and C4 is level 2. One more block there changes that.',
        praise: 'C4 is level 3 now, and too high for blue. Stopping a threat early is cheaper than late.',
        mistakes: { 'other-worker': 'From there C4 is out of reach. The worker on A4 can get next to it.' },
        otherwise: 'Blue on C3 still climbs to C4, and from there to D5. Raise C4 out of reach.',
      },
      first: {
        rule: 'Both of you are about to win, and it is your turn.',
        task: 'Choose the best turn.',
        hint: 'What is better than stopping a win?',
        praise: 'Winning comes first. Only when you cannot win do you need to defend.',
        mistakes: { defended: 'Well defended, but not needed: you can win yourself, right now.' },
        otherwise: 'Blue wins next turn. But look at your own worker on B2 first.',
      },
    },
  },
  danger: {
    title: 'Careful building',
    sentence: 'Everything you build stands there for blue, too.',
    exercises: {
      gift: {
        rule: 'The usual way to lose: you raise a tower to level 3 next to somebody on level 2.',
        task: 'Move the worker on D4, and give blue nothing.',
        hint: 'Blue on C3 is on level 2. Do not turn C4 or D3 into a level 3.',
        praise: 'Blue has no level 3 to step onto. Check this before every build.',
        mistakes: {
          'other-worker': 'Safe, but too easy. Try it with the worker on D4.',
          gift: 'That tower has three blocks now and stands next to blue on level 2: blue steps up and wins.',
        },
        otherwise: 'Blue wins after that. Look at every level 3 next to C3.',
      },
      height: {
        rule: 'A block can put a tower out of your own reach while somebody higher up is glad of it.',
        task: 'Climb to level 2 without helping blue.',
        hint: 'C3 is one step up from B3. After the climb, leave D3 alone.',
        praise: 'Up there you see as far as blue does, and blue got nothing.',
        mistakes: {
          'other-worker': 'The worker on B3 stands on level 1. That is the one that can climb.',
          'too-high': 'Now C3 is two levels above you, but only one above blue on D4. Blue wins.',
          gift: 'With three blocks on D3 blue steps over from D4 and wins. Build somewhere else.',
          low: 'Safe, but blue stays higher than you. Climb to C3.',
        },
        otherwise: 'You want to stand on level 2 at the end of this turn.',
      },
      under: {
        rule: 'The square you leave keeps its height. Build on it, and it may be just right for your neighbour.',
        task: 'Leave C3 without handing blue the win.',
        hint: 'C3 and C2 have two blocks, and blue on D3 is on level 2. Build on neither of them.',
        praise: 'The place you leave is the first that blue looks at.',
        mistakes: {
          'other-worker': 'Move the worker on C3 this time.',
          under:
            'You raised the square you had just left to level 3. Blue is next to it on level 2, and wins.',
          gift: 'C2 is level 3 now, next to blue on level 2. Blue wins.',
        },
        otherwise: 'Blue wins after that. No level 3 next to D3, please.',
      },
    },
  },
};
