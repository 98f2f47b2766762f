import { parseStage } from '@thera/rules';
import { decideWith } from '../src/decide.ts';
import { LEVELS } from '../src/level.ts';
import { SKILLS, type Skill } from '../src/skill.ts';
import { diceOf, good, selfPlay } from '../test/self-play.ts';

// How many games between neighbouring levels, with which part of the positions that they may look at.
const [games = 20, part = 0.1] = process.argv.slice(2).map(Number);

const POSITIONS = [
  '0000000000000000000000000/1/mortal:B3,D3/mortal:C4,C2',
  '0110000001100001000000000/2/mortal:D4,A3/mortal:C4,C2',
  '0141201001300011001001000/2/mortal:D5,C2/mortal:C4,C3',
] as const;

/** How fast and how far the computer looks, in one long search. */
function speedOn(text: string): string {
  const clock = (): number => performance.now();
  const skill: Skill = { ...SKILLS.architect, milliseconds: 3_000, nodes: Number.MAX_SAFE_INTEGER };
  const began = clock();
  const { nodes, depth, score, steps } = decideWith(skill, good(parseStage(text)), {
    dice: diceOf('x'),
    clock,
  });
  const rate = Math.round(nodes / (clock() - began));
  return `${text}: ${rate} thousand a second, depth ${depth}, ${steps.join(' ')} ${score}`;
}

/** How many games the stronger wins, beginning in every other. */
function winsOf(stronger: Skill, weaker: Skill): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const seats = game % 2 === 0 ? [stronger, weaker] : [weaker, stronger];
    const { outcome } = selfPlay({ players: 2, mode: 'none' }, seats, `arena ${game}`);
    if (outcome?.kind === 'won' && outcome.winners[0] === game % 2) wins++;
  }
  return wins;
}

for (const text of POSITIONS) console.log(speedOn(text));
const skills = LEVELS.map((level) => ({ ...SKILLS[level], nodes: Math.ceil(SKILLS[level].nodes * part) }));
for (const [n, weaker] of skills.entries()) {
  const stronger = skills[n + 1];
  if (stronger === undefined) break;
  console.log(`${LEVELS[n + 1]} beats ${LEVELS[n]} in ${winsOf(stronger, weaker)} of ${games} games`);
}
