import { POWER_IDS, parseSetup, powerOf, santorini } from '@thera/santorini';
import { append, begin, randomDecision } from '@thera/table';
import { decideWith } from '../src/decide/decide.ts';
import { Mind } from '../src/decide/mind.ts';
import { SKILLS, type Skill } from '../src/decide/skill.ts';
import { diceOf, good, seenByDecider } from '../test/self-play.ts';

// How many games each power plays against no power, and how many positions are searched for a turn.
const [games = 24, nodes = 200] = process.argv.slice(2).map(Number);
const skill: Skill = { ...SKILLS.architect, nodes, depth: 4, usesNet: false };
const mind = new Mind();

/** What a game is worth to a power against no power, after workers were placed by chance: 1 if it wins, ½ for a draw. */
function playGame(power: string, game: number): number {
  const seat = game % 2;
  const powers = seat === 0 ? [power, 'mortal'] : ['mortal', power];
  const setup = parseSetup({ players: 2, mode: 'fixed', powers, start: game % 4 < 2 ? 0 : 1, plyCap: 120 });
  let match = good(begin(santorini, good(setup), `strength ${game} of ${power}`));
  while (match.outcome === undefined) {
    const { state } = match;
    const dice = diceOf(`strength ${game} of ${power}`, match.record.events.length);
    const decider = santorini.toAct(state)[0]!;
    const steps =
      state.stage.phase === 'play'
        ? decideWith(skill, seenByDecider(state.stage), { dice, clock: () => 0, mind }).steps
        : randomDecision({ game: santorini, view: santorini.view(state, decider), dice }, decider)!;
    match = good(append(santorini, match, { kind: 'decision', seat: decider, steps }));
  }
  return match.outcome.kind !== 'won' ? 0.5 : match.outcome.winners.includes(seat) ? 1 : 0;
}

for (const id of POWER_IDS) {
  if (!powerOf(id).players.includes(2)) continue;
  // One game won and one lost are added, so that nothing is certain.
  let wins = 1;
  for (let game = 0; game < games; game++) wins += playGame(id, game);
  const share = wins / (games + 2);
  console.log(`${/-/.test(id) ? `'${id}'` : id}: ${Math.round(400 * Math.log(share / (1 - share)))},`);
}
