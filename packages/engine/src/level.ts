/** How strong the computer plays, weakest first. */
export const LEVELS = ['novice', 'mason', 'builder', 'architect'] as const;
export type Level = (typeof LEVELS)[number];
