/** The person to move wins with two turns, whatever the other does: it is too far away. */
export const SOON_WON = {
  query: 'seats=p,c1&powers=none&position=0000003020002000010000000/1/mortal:C2,A5/mortal:A1,E1',
  turns: ['C2>C3^D4', 'C3>B4'],
} as const;

/** Two persons from the first turn, with nothing on the board but their workers. */
export const TWO_PERSONS: string =
  'seats=p,p&powers=none&position=0000000000000000000000000/1/mortal:B2,D4/mortal:B4,D2';

/** Three persons from the first turn, each in a corner. */
export const THREE_PERSONS: string =
  'seats=p,p,p&powers=none&position=0000000000000000000000000/1/mortal:A1,B1/mortal:A5,B5/mortal:E1,D5';
