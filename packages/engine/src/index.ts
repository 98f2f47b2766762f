export { decide } from './decide.ts';
export { LEVELS, type Level } from './level.ts';
export { isDecided, WON } from './score.ts';
export type { Thinking, Thought } from './thought.ts';
