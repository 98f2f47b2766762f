import { parseStage } from '@thera/rules';
import { decideWith } from '../src/decide.ts';
import { LEVELS } from '../src/level.ts';
import { SKILLS, type Skill } from '../src/skill.ts';
import { diceOf, good, selfPlay } from '../test/self-play.ts';

const GAMES = Number(process.argv[2] ?? 20);
const NODES = Number(process.argv[3] ?? 20_000);

/** Positions a second in one long search of mortals. */
function speed(text: string): string {
  const stage = good(parseStage(text));
  const skill: Skill = { ...SKILLS.architect, milliseconds: 3_000, nodes: 1e9 };
  const began = performance.now();
  const { nodes, depth, score, steps } = decideWith(skill, stage, {
    dice: diceOf('x'),
    clock: () => performance.now(),
  });
  const rate = Math.round(nodes / (performance.now() - began));
  return `${text}: ${rate} thousand a second, depth ${depth}, ${steps.join(' ')} ${score}`;
}

console.log(speed('0000000000000000000000000/1/mortal:B3,D3/mortal:C4,C2'));
console.log(speed('0110000001100001000000000/2/mortal:D4,A3/mortal:C4,C2'));
console.log(speed('0141201001300011001001000/2/mortal:D5,C2/mortal:C4,C3'));

const limited = LEVELS.map((level) => ({
  level,
  skill: { ...SKILLS[level], nodes: Math.min(NODES, SKILLS[level].nodes) },
}));
for (const [n, weaker] of limited.entries()) {
  const stronger = limited[n + 1];
  if (stronger === undefined) break;
  let won = 0;
  for (let game = 0; game < GAMES; game++) {
    const seats = game % 2 === 0 ? [stronger.skill, weaker.skill] : [weaker.skill, stronger.skill];
    const { outcome } = selfPlay({ players: 2, mode: 'none' }, seats, `arena ${game}`);
    if (outcome?.kind === 'won' && outcome.winners[0] === game % 2) won++;
  }
  console.log(`${stronger.level} beats ${weaker.level} in ${won} of ${GAMES}`);
}
