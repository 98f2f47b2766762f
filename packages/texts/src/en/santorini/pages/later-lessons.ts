import type { LessonTexts } from '../../../santorini/pages/lesson-texts.ts';

/** The lessons about winning, and about keeping others from it. */
export const laterLessons: Pick<LessonTexts, 'win' | 'stuck' | 'block' | 'danger'> = {
  win: {
    title: 'Winning',
    sentence: 'Step up to level 3 and the game is yours.',
    exercises: {
      step: {
        rule: 'Move a worker up to level 3 and you win at once, without building.',
        task: 'Win the game.',
        hint: 'The worker on C3 is on level 2. A rose roof is level 3.',
        praise: 'From level 2 up to level 3: that’s what the whole game is about.',
        mistakes: {
          closed: 'You put a dome on the very tower you could have climbed. Step onto it instead.',
          'other-worker': 'The other worker is closer to winning: it’s already on level 2.',
        },
        otherwise: 'You can win right now. Look for a level 3 next to the worker on C3.',
      },
      find: {
        rule: 'Only an open tower counts, and only a step up from level 2.',
        task: 'Three tall towers, one win. Find it.',
        hint: 'The worker on D2 is only on level 1. What’s next to the worker on B4?',
        praise: 'B4 to C3. The others were closed, or too high.',
        mistakes: { closed: 'That dome closes the tower on C3, and that was your way to win.' },
        otherwise: 'You can win right now. One of your workers is on level 2, next to an open level 3.',
      },
      fork: {
        rule: 'Blue can close one tower a turn, not two. Threaten to win in two places, and you win.',
        task: 'Make two threats at once, and blue is helpless.',
        hint: 'C3 is next to D4, which has three blocks. Which other tower can you raise to level 3 from there?',
        praise: 'Whichever one blue closes, you step onto the other.',
        mistakes: {
          'other-worker': 'That worker is far from everything. The one on B3 is on level 2.',
          closed: 'With a dome on D4 you’ve blocked yourself.',
          'one-threat':
            'That’s only one threat: blue puts a dome on D4 and you have nothing. Raise another tower to level 3.',
        },
        otherwise: 'Stay on level 2, move next to D4, then raise a second tower to level 3.',
      },
    },
  },
  stuck: {
    title: 'Being stuck',
    sentence: 'If you can’t take a turn, you lose.',
    exercises: {
      blue: {
        rule: 'A player who can’t move and build loses. It’s rare, but it’s a way to win.',
        task: 'Blue has one way out of the corner. Close it.',
        hint: 'Blue is on the ground. C5 has one block: with one more it’s too high.',
        praise: 'Blue can’t move anywhere: you win without climbing at all.',
        mistakes: { 'other-worker': 'That worker is far away. The one on D3 can get next to C5.' },
        otherwise: 'Blue can still get out through C5. Make that square too high to reach from the ground.',
      },
      you: {
        rule: 'It can happen to you, too. Your worker on A1 is walled in, so keep the other one free.',
        task: 'Move where blue can’t shut you in.',
        hint: 'A square with one way in is a trap. Which of the three squares leads into the open?',
        praise: 'Out in the open there is always another way.',
        mistakes: {
          'dead-end':
            'A dead end: with one more block from blue, neither of your workers can move and you lose.',
        },
        otherwise: 'Look at what blue can do next. You’ll still need a way out.',
      },
    },
  },
  block: {
    title: 'Blocking',
    sentence: 'See what the other player is up to.',
    exercises: {
      dome: {
        rule: 'Before every turn, ask yourself: can blue win next? A worker on level 2 next to an open level 3 is a threat.',
        task: 'Blue is about to win. Stop them.',
        hint: 'Blue wants to step from C3 to D3. Move next to D3 and build: the fourth piece is a dome.',
        praise: 'A dome is the safest answer to a threat.',
        mistakes: {
          'other-worker': 'That worker is too far away to help. The one on E2 is close to D3.',
          'left-open': 'D3 is still open, so blue steps up and wins. Build on D3.',
        },
        otherwise: 'Blue still wins on D3. Put a dome there.',
      },
      height: {
        rule: 'Blocks can be walls, too. A tower two levels above a worker is out of its reach.',
        task: 'Keep blue from reaching level 2.',
        hint: 'Blue is on level 1 and C4 is level 2. One more block puts it out of reach.',
        praise: 'C4 is level 3 now, too high for blue. The earlier you stop a threat, the better.',
        mistakes: { 'other-worker': 'That worker can’t reach C4. The one on A4 can get next to it.' },
        otherwise: 'Blue can still climb from C3 to C4, and from there to D5. Raise C4 out of reach.',
      },
      first: {
        rule: 'You’re both about to win, and it’s your turn.',
        task: 'Choose the best turn.',
        hint: 'What is better than stopping a win?',
        praise: 'Winning comes first. You only need to defend when you can’t win.',
        mistakes: { defended: 'Well defended, but there was no need: you can win right now.' },
        otherwise: 'Blue can win next turn. But look at your own worker on B2 first.',
      },
    },
  },
  danger: {
    title: 'Careful building',
    sentence: 'Blue can use everything you build.',
    exercises: {
      gift: {
        rule: 'The usual way to lose: raising a tower to level 3 next to an opponent on level 2.',
        task: 'Move the worker on D4, and give blue nothing.',
        hint: 'Blue on C3 is on level 2. Don’t turn C4 or D3 into a level 3.',
        praise: 'Blue has no level 3 to step onto. Check this before every build.',
        mistakes: {
          'other-worker': 'Safe, but too easy. Try it with the worker on D4.',
          gift: 'That tower has three blocks now, right next to blue on level 2: blue steps up and wins.',
        },
        otherwise: 'Now blue can win. Look at every level 3 next to C3.',
      },
      height: {
        rule: 'A block can put a tower out of your own reach, yet just within reach of someone higher up.',
        task: 'Climb to level 2 without helping blue.',
        hint: 'C3 is one step up from B3. After the climb, leave D3 alone.',
        praise: 'You’re as high as blue now, and blue gained nothing.',
        mistakes: {
          'other-worker': 'The worker on B3 is on level 1. That’s the one that can climb.',
          'too-high': 'Now C3 is two levels above you, but only one above blue on D4. Blue wins.',
          gift: 'With three blocks on D3 blue steps over from D4 and wins. Build somewhere else.',
          low: 'Safe, but blue stays higher than you. Climb to C3.',
        },
        otherwise: 'You want to stand on level 2 at the end of this turn.',
      },
      under: {
        rule: 'The square you leave keeps its height. Build on it, and it may be just right for an opponent next to it.',
        task: 'Leave C3 without handing blue the win.',
        hint: 'C3 and C2 have two blocks, and blue on D3 is on level 2. Don’t build on either of them.',
        praise: 'The square you leave is the first one blue looks at.',
        mistakes: {
          'other-worker': 'Move the worker on C3 this time.',
          under: 'You raised the square you just left to level 3. Blue is next to it on level 2, and wins.',
          gift: 'C2 is level 3 now, next to blue on level 2. Blue wins.',
        },
        otherwise: 'Now blue can win. No level 3 next to D3, please.',
      },
    },
  },
};
