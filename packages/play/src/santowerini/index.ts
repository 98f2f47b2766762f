export { chanceInWords } from './chance.ts';
export { playedSantowerini, type SantoweriniMatch, type SantoweriniTable } from './played-santowerini.ts';
export { prospectInWords } from './prospect.ts';
export { countedKinds, enemyOn, tellHappened } from './tell.ts';
