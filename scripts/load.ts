import { parseArgs } from 'node:util';
import { measureLoad } from '../packages/server/test/load/measure-load.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    spectators: { type: 'string', default: '2' },
    rate: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '20' },
    burst: { type: 'string', default: '8' },
    table: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});

const wish = {
  games: Number(values.games),
  spectators: Number(values.spectators),
  perSecond: Number(values.rate),
  seconds: Number(values.seconds),
  burst: Number(values.burst),
  ...(values.profile === undefined ? {} : { profile: values.profile }),
};

/** How the cost grows: with games, and with those who watch each. */
const TABLE = [
  { games: 50, spectators: 0 },
  { games: 50, spectators: 2 },
  { games: 50, spectators: 10 },
  { games: 200, spectators: 2 },
  { games: 500, spectators: 0 },
  { games: 500, spectators: 2 },
];

const wishes = values.table ? TABLE.map((row) => ({ ...wish, ...row })) : [wish];
let isWhole = true;
for (const one of wishes) {
  const measured = await measureLoad(one);
  console.log(JSON.stringify(measured.figures));
  for (const fault of measured.faults.slice(0, 20)) console.error(fault);
  isWhole &&= measured.faults.length === 0;
}
console.log(isWhole ? 'Nothing was lost and nothing doubled.' : 'Something was lost, doubled or refused.');
process.exitCode = isWhole ? 0 : 1;
