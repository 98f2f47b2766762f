import type { RulesPageText } from '../../../santorini/pages/rules-page-text.ts';

/** How turns are written, and what the words mean. */
export const rulesReference: Pick<RulesPageText['sections'], 'notation' | 'glossary'> = {
  notation: {
    title: 'How we write turns',
    lead: 'Columns are A to E from left to right, rows 1 to 5 from bottom to top. A turn is written in a few signs, and you can type it, too.',
    items: [
      { term: 'C4>B4^B5', meaning: 'the worker on C4 moves to B4 and builds on B5' },
      { term: '^B5X', meaning: 'a dome on B5 before its time' },
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
    lead: 'We call things by the same name everywhere.',
    items: [
      { term: 'Square', meaning: 'one of the 25 places of the board' },
      { term: 'Neighbouring', meaning: 'touching by a side or a corner' },
      { term: 'Level', meaning: 'how many blocks a square has, from 0, the ground, to 3' },
      { term: 'Block', meaning: 'one storey of a tower' },
      { term: 'Dome', meaning: 'the blue top that closes a square' },
      { term: 'Complete tower', meaning: 'three blocks and a dome' },
      { term: 'Worker', meaning: 'a figure that moves and builds' },
      { term: 'Crew', meaning: 'all workers of a side' },
      { term: 'Seat', meaning: 'a place at the table' },
      { term: 'Side', meaning: 'a seat, or two partners' },
      { term: 'Power', meaning: 'what a god or a hero lets you do' },
      { term: 'Step', meaning: 'one choice within a turn' },
      { term: 'Turn', meaning: 'everything you do until the next player' },
      { term: 'Route', meaning: 'one way, step by step, to a result' },
      { term: 'Result', meaning: 'the position after a turn, whatever the route' },
      { term: 'Forced', meaning: 'brought to another square by somebody else, which is not moving' },
      { term: 'Threat', meaning: 'a win that comes next turn if nobody does anything' },
    ],
  },
};
