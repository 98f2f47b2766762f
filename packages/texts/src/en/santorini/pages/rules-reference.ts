import type { RulesPageText } from '../../../santorini/pages/rules-page-text.ts';

/** How turns are written, and what the words mean. */
export const rulesReference: Pick<RulesPageText['sections'], 'notation' | 'glossary'> = {
  notation: {
    title: 'Notation',
    lead: 'Columns are A to E from left to right, rows are 1 to 5 from bottom to top. Turns are written with a few symbols, and you can type them too.',
    items: [
      { term: 'C4>B4^B5', meaning: 'the worker on C4 moves to B4 and builds on B5' },
      { term: '^B5X', meaning: 'builds a dome on B5, on fewer than three blocks' },
      { term: 'C4<>B4', meaning: 'moves to B4 and swaps with the worker there' },
      { term: 'C4>B4(>A4)', meaning: 'moves to B4 and pushes the worker there to A4' },
      { term: 'C4>C5>D5', meaning: 'moves twice' },
      { term: '^B1 C4>B4^B5', meaning: 'builds before moving' },
      { term: '@B3,D3', meaning: 'places two workers' },
      { term: '#', meaning: 'the turn ends the game' },
    ],
  },
  glossary: {
    title: 'Words',
    lead: 'What things are called.',
    items: [
      { term: 'Square', meaning: 'one of the 25 places on the board' },
      { term: 'Neighbouring', meaning: 'touching by a side or a corner' },
      { term: 'Level', meaning: 'how many blocks a square has, from 0, the ground, to 3' },
      { term: 'Block', meaning: 'one storey of a tower' },
      { term: 'Dome', meaning: 'the blue top that closes a square' },
      { term: 'Complete tower', meaning: 'three blocks and a dome' },
      { term: 'Worker', meaning: 'a figure that moves and builds' },
      { term: 'Power', meaning: 'what a god or a hero lets you do' },
      { term: 'Step', meaning: 'one choice within a turn' },
      { term: 'Turn', meaning: 'everything you do until it’s the next player’s go' },
      { term: 'Forced', meaning: 'moved to another square by a power; that doesn’t count as moving' },
      { term: 'Threat', meaning: 'a win that comes next turn unless someone stops it' },
    ],
  },
};
