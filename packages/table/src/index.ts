export { type Fault, fault, ok, type Result } from './result.ts';
export type { Onlooker, Seat } from './seat.ts';
