import { readFileSync, writeFileSync } from 'node:fs';
import { formatNet, parseNet } from '../src/net/net-file.ts';
import { blend } from '../src/training/blend.ts';
import { good } from '../test/self-play.ts';

// The file to write, then nets with how much each counts: `blended.net one.net:0.8 other.net:0.2`.
const [out, ...ingredients] = process.argv.slice(2);
if (out === undefined || ingredients.length === 0)
  throw new Error('blend-nets <file to write> <net>:<share> …');
const blended = blend(
  ingredients.map((ingredient) => {
    const [, file, share] = /^(.*):(\d+(?:\.\d+)?)$/.exec(ingredient) ?? [];
    if (file === undefined) throw new Error(`${ingredient} is not a net and its share, such as best.net:0.8`);
    return { net: good(parseNet(readFileSync(file))), share: Number(share) };
  }),
);
writeFileSync(out, formatNet(blended));
