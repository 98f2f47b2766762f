/** What the game is called in records, texts and addresses. */
export const NAME = 'santorini';
