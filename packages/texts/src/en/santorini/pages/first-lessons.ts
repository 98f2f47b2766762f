import type { LessonTexts } from '../../../santorini/pages/lesson-texts.ts';

/** The lessons about the steps of a turn. */
export const firstLessons: Pick<LessonTexts, 'move' | 'climb' | 'build' | 'dome'> = {
  move: {
    title: 'Moving',
    sentence: 'One worker, one square, any direction.',
    exercises: {
      step: {
        rule: 'You have two workers, the orange ones. In every turn you move one of them by one square, and then that same worker builds on a square next to it.',
        task: 'Move a worker to C3, then build anywhere.',
        hint: 'Choose the worker on B2 or on D4: C3 touches both. Then choose a marked square for the block.',
        praise: 'That was a whole turn: a move and a build. It never gets more complicated than that.',
        mistakes: {},
        otherwise:
          'A fine turn, but nobody has come to C3, the middle of the board. Move the worker on B2 or D4 there.',
      },
      diagonal: {
        rule: 'Workers walk straight or diagonally: a square in the open has eight neighbours, a corner only three.',
        task: 'Bring a worker into the corner E5.',
        hint: 'The worker on D4 touches E5 with a corner. Diagonal steps are steps like any other.',
        praise: 'Diagonals count as neighbours, for moving and for building.',
        mistakes: {
          'other-worker': 'The worker on B1 is far from E5. The one on D4 needs a single diagonal step.',
        },
        otherwise: 'Not there yet. From D4 one diagonal step leads into the corner E5.',
      },
      around: {
        rule: 'A square holds one worker only, and nobody walks through anybody else.',
        task: 'Go around blue: bring the worker on B3 to column C.',
        hint: 'Blue stands on C3 and C2. Of column C, what does B3 still touch?',
        praise: 'Blue has to walk around you, too. Standing in the way is half of the game.',
        mistakes: { 'other-worker': 'This time it is the worker on B3 that should get past blue.' },
        otherwise: 'That does not reach column C. C3 and C2 are taken, but C4 is free and touches B3.',
      },
    },
  },
  climb: {
    title: 'Climbing',
    sentence: 'Up one level at a time, down as far as you like.',
    exercises: {
      block: {
        rule: 'Blocks make towers. A worker may step up by one level: from the ground onto a tower with one block.',
        task: 'Climb onto the block on C3.',
        hint: 'Move to C3 first. The build comes afterwards, on another square.',
        praise: 'You are on level 1. From there the next step may lead to level 2.',
        mistakes: {
          raised:
            'Now C3 has two blocks, and from the ground that is too high for you. Climb first, build afterwards.',
        },
        otherwise: 'Everybody is still on the ground. The block on C3 is one step up for either worker.',
      },
      stairs: {
        rule: 'Never more than one level up in a step. From level 1 you reach level 2, but not level 3.',
        task: 'Climb from level 1 to level 2.',
        hint: 'Your worker on B2 stands on level 1. Look for a roof of level 2 next to it: it is ochre.',
        praise: 'Level by level. You are on level 2, and one more step up would win.',
        mistakes: {
          'other-worker': 'That worker is on the ground. The one on B2 stands on level 1 already.',
          'same-level': 'You may stay on a level, but here you want to get higher. C3 has two blocks.',
          down: 'That leads down, and height is hard to win back. C3 has two blocks: one step up from B2.',
        },
        otherwise: 'Not on level 2 yet. From B2 the tower on C3 is one step up.',
      },
      down: {
        rule: 'Downwards there is no limit: a worker may jump from any tower straight to the ground.',
        task: 'Jump from C3 down to the ground on C2.',
        hint: 'C3 is two levels high. C2 is right below it on the board, and empty.',
        praise: 'It is a long way down, but sometimes one is needed below, to close a door for example.',
        mistakes: {
          'other-worker': 'This is about the worker on C3. Let it jump.',
          'one-level': 'One level down is allowed. So are two at once: jump to C2.',
        },
        otherwise: 'Down it was, but not to C2. Choose the square right below C3 on the board.',
      },
    },
  },
  build: {
    title: 'Building',
    sentence: 'The worker that moved adds a block next to it.',
    exercises: {
      beside: {
        rule: 'After its move the same worker builds: one block on a free square next to it. Up to three blocks make a tower.',
        task: 'Put a block on D3.',
        hint: 'Walk next to D3 first, to C3 or D2 for example, and build from there.',
        praise: 'First think where the block should go, then from where you can lay it.',
        mistakes: {
          'other-worker':
            'From A4 nobody gets near D3 in one step. The worker on C2 can stand next to it after its move.',
        },
        otherwise:
          'There is no block on D3. Move the worker on C2 to a square that touches D3, then build there.',
      },
      behind: {
        rule: 'The square you have just left is free. You may build right behind you.',
        task: 'Move from C3 to C4 and build on C3.',
        hint: 'After the step to C4, choose C3: that is where you came from.',
        praise: 'So there is always somewhere to build: at least the square you came from.',
        mistakes: {
          'other-worker': 'Leave that worker where it is. The one on C3 moves to C4.',
          'other-site': 'The move was right. Now build on C3, the square you have just left.',
        },
        otherwise: 'Move the worker on C3 up the board to C4 first.',
      },
      stairs: {
        rule: 'Good builders make stairs: something one level above the place where they stand.',
        task: 'Stay on level 1 and make a level 2 next to you.',
        hint: 'Your worker on B3 is on level 1, and so are B4 and C4. Walk to one of them and build on another.',
        praise: 'Next turn you step up to level 2, unless blue does something about it.',
        mistakes: {
          'other-worker': 'That worker stands on the ground. Use the one on B3, which is on level 1.',
          down: 'You went down to the ground: from there level 2 is out of reach. Stay on level 1.',
          'too-low':
            'You are on level 1, good. But that block makes a level 1 only. Raise one that has a block.',
        },
        otherwise: 'Look for a turn on level 1 that ends with a tower of two blocks beside you.',
      },
    },
  },
  dome: {
    title: 'Domes',
    sentence: 'The fourth piece closes a tower for good.',
    exercises: {
      close: {
        rule: 'On three blocks you build a dome. Now the tower is complete: nobody can stand or build there any more.',
        task: 'Close the tower on C3 with a dome.',
        hint: 'C3 has three blocks and a rose roof. Move next to it and build on it.',
        praise: 'A blue dome. This tower is out of the game.',
        mistakes: {},
        otherwise: 'The tower on C3 is still open. Walk next to it, then build on top.',
      },
      wall: {
        rule: 'A dome is a wall: you walk around it. So domes decide which ways remain.',
        task: 'Climb to level 2. One way is still open.',
        hint: 'From B2 you touch two domes and one ochre roof. The roof is further down the board.',
        praise: 'B3 and C3 are closed, but C1 was not. Always look at what is left.',
        mistakes: { 'other-worker': 'That worker is on the ground. The one on B2 is on level 1.' },
        otherwise: 'Not on level 2. Look below B2: C1 has two blocks and no dome.',
      },
    },
  },
};
