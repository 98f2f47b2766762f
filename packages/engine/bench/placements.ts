import { readFileSync } from 'node:fs';
import { parseSetup, santorini } from '@thera/santorini';
import { append, begin, randomDecision } from '@thera/table';
import { decideWith } from '../src/decide/decide.ts';
import { Mind } from '../src/decide/mind.ts';
import { SKILLS, type Skill } from '../src/decide/skill.ts';
import { createKernel } from '../src/net/create-kernel.ts';
import { NetEvaluator } from '../src/net/net-evaluator.ts';
import { parseNet } from '../src/net/net-file.ts';
import { KERNEL_BYTES } from '../test/kernel-bytes.ts';
import { diceOf, good, seenByDecider } from '../test/self-play.ts';

// How many pairs of games, with how many positions searched for a turn, and which powers if any.
const [pairs = '20', nodes = '1000', ...powers] = process.argv.slice(2);
const skill: Skill = { ...SKILLS.titan, nodes: Number(nodes) };
const setup =
  powers.length === 0 ? { players: 2, mode: 'none' } : { players: 2, mode: 'fixed', powers, bans: false };
const net = good(parseNet(readFileSync(new URL('../nets/thera.net', import.meta.url))));
const mind = new Mind(new NetEvaluator(createKernel(net, KERNEL_BYTES)));

/** Whether a seat that places with thought wins against one that places by chance; both play alike. */
function isWon(thoughtful: number, start: number, seed: string): boolean {
  let match = good(begin(santorini, good(parseSetup({ ...setup, start, plyCap: 150 })), seed));
  while (match.outcome === undefined) {
    const { state } = match;
    const seat = santorini.toAct(state)[0]!;
    const dice = diceOf(seed, match.record.events.length);
    const isByChance = state.stage.phase === 'place' && seat !== thoughtful;
    const steps = isByChance
      ? randomDecision({ game: santorini, view: santorini.view(state, seat), dice }, seat)!
      : decideWith(skill, seenByDecider(state.stage), { dice, clock: () => 0, mind }).steps;
    match = good(append(santorini, match, { kind: 'decision', seat, steps }));
  }
  return match.outcome.kind === 'won' && match.outcome.winners[0] === thoughtful;
}

const wins = [0, 0];
for (let pair = 0; pair < Number(pairs); pair++)
  for (const start of [0, 1])
    if (isWon(pair % 2, start, `placement ${pair}`)) wins[start === pair % 2 ? 0 : 1]!++;
console.log(`placed first: ${wins[0]} of ${pairs} won; placed second: ${wins[1]} of ${pairs} won`);
