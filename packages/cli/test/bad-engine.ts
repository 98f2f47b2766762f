import { createInterface } from 'node:readline';

/** A program that speaks the protocol, up to a point: how it fails is its first argument. */
const [manner = 'crash'] = process.argv.slice(2);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const ANSWERS: Readonly<Record<string, () => void>> = {
  thera: () => say('ready'),
  isready: () => say('readyok'),
  quit: () => process.exit(0),
  go: () => {
    if (manner === 'crash') process.exit(1);
    if (manner === 'illegal') say('bestmove A1>E5^A1');
    if (manner === 'refuse') say('error too-hard');
  },
};

for await (const line of createInterface({ input: process.stdin })) ANSWERS[line.split(' ')[0]!]?.();
