import type { LessonTexts } from '../../../santorini/pages/lesson-texts.ts';

/** The lessons about the steps of a turn. */
export const firstLessons: Pick<LessonTexts, 'move' | 'climb' | 'build' | 'dome'> = {
  move: {
    title: 'Moving',
    sentence: 'One worker, one square, any direction.',
    exercises: {
      step: {
        rule: 'You have two workers, the orange ones. Each turn, move one of them to a neighbouring square, then build next to it with that same worker.',
        task: 'Move a worker to C3, then build anywhere.',
        hint: 'Pick the worker on B2 or D4: both are next to C3. Then pick a highlighted square for the block.',
        praise: 'That’s a whole turn: a move and a build. It never gets more complicated than that.',
        mistakes: {},
        otherwise:
          'A fine turn, but nobody is on C3, the middle of the board. Move the worker on B2 or D4 there.',
      },
      diagonal: {
        rule: 'Workers move straight or diagonally: a square in the middle has eight neighbours, a corner only three.',
        task: 'Move a worker into the corner on E5.',
        hint: 'E5 is diagonally next to D4. A diagonal move is a move like any other.',
        praise: 'Diagonal squares are neighbours too, for moving and for building.',
        mistakes: {
          'other-worker': 'The worker on B1 is far from E5. The one on D4 is one diagonal move away.',
        },
        otherwise: 'Not there yet. From D4, E5 is one diagonal move away.',
      },
      around: {
        rule: 'A square holds only one worker, and you can’t walk through anyone.',
        task: 'Get past blue: move the worker on B3 to column C.',
        hint: 'Blue is on C3 and C2. Which other square of column C is next to B3?',
        praise: 'Blue has to get past you, too. Being in the way is half the game.',
        mistakes: { 'other-worker': 'This time, take the worker on B3 past blue.' },
        otherwise: 'You didn’t reach column C. C3 and C2 are taken, but C4 is free and next to B3.',
      },
    },
  },
  climb: {
    title: 'Climbing',
    sentence: 'Up one level at a time, down as far as you like.',
    exercises: {
      block: {
        rule: 'Towers are made of blocks. A worker can step up one level, such as from the ground onto a single block.',
        task: 'Climb onto the block on C3.',
        hint: 'Move to C3 first. You build after that, on another square.',
        praise: 'You’re on level 1. From here you can step up to level 2.',
        mistakes: {
          raised: 'Now C3 has two blocks, and that’s too high from the ground. Climb first, then build.',
        },
        otherwise: 'You’re still on the ground. The block on C3 is one step up for either of your workers.',
      },
      stairs: {
        rule: 'You can only go up one level at a time: from level 1 to level 2, but not to level 3.',
        task: 'Climb from level 1 to level 2.',
        hint: 'Your worker on B2 is on level 1. Look for an ochre roof next to it: that’s level 2.',
        praise: 'Level by level. You’re on level 2, and one more step up would win.',
        mistakes: {
          'other-worker': 'That worker is on the ground. The one on B2 is already on level 1.',
          'same-level': 'You can stay on the same level, but here you want to climb. C3 has two blocks.',
          down: 'That’s a step down, and height is hard to win back. C3 is one step up from B2.',
        },
        otherwise: 'Not on level 2 yet. The tower on C3 is one step up from B2.',
      },
      down: {
        rule: 'There’s no limit on the way down: a worker can jump from any tower straight to the ground.',
        task: 'Jump from C3 down to the ground on C2.',
        hint: 'C3 is two levels high. C2 is right below it on the board, and empty.',
        praise:
          'It’s a long way down, but sometimes that’s where you’re needed, to close a door for example.',
        mistakes: {
          'other-worker': 'This one’s for the worker on C3. Let it jump.',
          'one-level': 'You can go down one level, or two at once: jump to C2.',
        },
        otherwise: 'You went down, but not to C2. Pick the square right below C3 on the board.',
      },
    },
  },
  build: {
    title: 'Building',
    sentence: 'The worker that moved adds a block next to it.',
    exercises: {
      beside: {
        rule: 'After moving, the same worker builds one block on a free square next to it. A tower can have up to three blocks.',
        task: 'Put a block on D3.',
        hint: 'Move next to D3 first, to C3 or D2 for example, and build from there.',
        praise: 'First decide where the block should go, then find a place to build it from.',
        mistakes: {
          'other-worker': 'The worker on A4 is too far from D3. The one on C2 can get next to it.',
        },
        otherwise: 'There’s no block on D3. Move the worker on C2 next to D3, then build there.',
      },
      behind: {
        rule: 'The square you just left is free. You can build right behind you.',
        task: 'Move from C3 to C4 and build on C3.',
        hint: 'Once you’re on C4, pick C3: that’s where you came from.',
        praise: 'So there’s always somewhere to build: at least the square you came from.',
        mistakes: {
          'other-worker': 'Leave that worker where it is. The one on C3 moves to C4.',
          'other-site': 'Right move. Now build on C3, the square you just left.',
        },
        otherwise: 'Move the worker on C3 up the board to C4 first.',
      },
      stairs: {
        rule: 'Good builders make stairs: always something one level above where they stand.',
        task: 'Stay on level 1 and build a level 2 next to you.',
        hint: 'Your worker on B3 is on level 1, and so are B4 and C4. Move to one of them and build on another.',
        praise: 'Next turn you step up to level 2, unless blue does something about it.',
        mistakes: {
          'other-worker': 'That worker is on the ground. Use the one on B3, which is on level 1.',
          down: 'You went down to the ground, where level 2 is out of reach. Stay on level 1.',
          'too-low':
            'You’re on level 1, good. But that block only makes a level 1. Build where there’s a block already.',
        },
        otherwise: 'Find a turn that leaves you on level 1, next to a tower of two blocks.',
      },
    },
  },
  dome: {
    title: 'Domes',
    sentence: 'The fourth piece closes a tower for good.',
    exercises: {
      close: {
        rule: 'On top of three blocks goes a dome. The tower is then complete: nobody can stand or build there any more.',
        task: 'Close the tower on C3 with a dome.',
        hint: 'C3 has three blocks and a rose roof. Move next to it and build on it.',
        praise: 'A blue dome. This tower is out of the game.',
        mistakes: {},
        otherwise: 'The tower on C3 is still open. Move next to it, then build on top.',
      },
      wall: {
        rule: 'A dome is a wall: you have to walk around it. Domes decide where you can still go.',
        task: 'Climb to level 2. One way is still open.',
        hint: 'Next to B2 are two domes and one ochre roof. The roof is lower down the board.',
        praise: 'B3 and C3 are closed, but C1 was not. Always look for what’s left.',
        mistakes: { 'other-worker': 'That worker is on the ground. The one on B2 is on level 1.' },
        otherwise: 'Not on level 2. Look below B2: C1 has two blocks and no dome.',
      },
    },
  },
};
