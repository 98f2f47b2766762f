/** What may be downloaded, compressed with gzip, in bytes. What is measured is told by `size.browser.ts`. */
export const BUDGETS = {
  'scripts of the first page': 60_000,
  'the three.js board': 150_000,
  'what maps in three dimensions add to the three.js board': 20_000,
  'everything before the first move': 300_000,
  // From home on, which has a door to every game; the frame brings replays, rematches, lists of both kinds, names and
  // clocks. What comes after the last turn (the end card, sharing) is fetched then.
  'everything before the first turn against raiders': 165_000,
} as const;
