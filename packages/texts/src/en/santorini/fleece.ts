/** The variant with a power beside the board. */
export const fleece = {
  name: 'Golden Fleece',
  sentence: 'One power lies beside the board. Start your turn next to the Ram and it’s yours for the turn.',
} as const;
