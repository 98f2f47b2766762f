export { LEVELS, type Level } from './level.ts';
