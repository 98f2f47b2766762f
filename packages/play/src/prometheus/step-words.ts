import { findUnit, priceOf, type Step, UNITS, type UnitId, type View } from '@thera/prometheus';
import type { ActionText } from '@thera/texts/prometheus';
import { cardName, type PrometheusVoice, unitName } from './names.ts';
import { facesInWords } from './tell-fight.ts';

/** A step in a few words, for a pill or a list; what it answers decides how a no is said. */
export function stepInWords(view: View, step: Step, voice: PrometheusVoice): string {
  const { text } = voice;
  const { actions } = text;
  const the = (id: UnitId) => unitName(id, voice);
  switch (step.kind) {
    case 'draft':
      return actions.draft(the(step.unit), UNITS[step.unit].cost);
    case 'stop':
      return actions.stop(pointsLeft(view));
    case 'place':
      return actions.place(the(step.unit), text.areas[step.area].the);
    case 'token':
      return actions.token(
        step.face === undefined ? text.terms.token : text.terms.faces[step.face],
        text.areas[step.area].the,
      );
    case 'search':
      return step.card === undefined ? actions.kinds.search : actions.search(cardName(step.card, text));
    case 'pay':
      return actions.pay(the(step.cards[0]).name, the(step.cards[1]).name);
    case 'act':
    case 'leader':
      return actions[step.kind][isInReserve(view, step.unit) ? 'reserve' : step.mode](the(step.unit));
    case 'recall':
      return actions.recall(the(step.unit), text.areas[step.area].the);
    case 'power':
      return powerInWords(step, voice);
    case 'walk':
    case 'run':
    case 'cautious':
    case 'fly':
      return actions.to(actions.kinds[step.kind], text.areas[step.to].the);
    case 'deploy':
    case 'bloodlust':
      return actions.to(actions.kinds[step.kind], text.areas[step.area].the);
    case 'throw':
    case 'push':
      return actions[step.kind](text.areas[step.area].the);
    case 'attack': {
      const label = step.prop
        ? actions.attack.prop(the(step.target))
        : actions.attack.plain(the(step.target));
      return withStones(label, step.stones, actions);
    }
    case 'aerial':
      return actions.aerial(the(step.target));
    case 'claim':
      return actions.claim(text.areas[step.area].the);
    case 'free':
      return actions.free(the(step.unit));
    case 'absorb':
      return step.from === undefined ? actions.absorb.ground : actions.absorb.unit(the(step.from));
    case 'guard':
      return actions.guard(the(step.unit));
    case 'retarget':
    case 'next':
      return actions.target(the(step.target));
    case 'discard':
      return actions.discard(cardName(step.card, text));
    case 'slay':
      return step.dice.length === 0 ? actions.slayNone : actions.slay(facesInWords(step.dice, voice));
    case 'boost':
      return actions.boost(step.from, step.to);
    case 'reroll':
      return actions.reroll(step.fives);
    case 'no':
      return noInWords(view, actions);
    default:
      return actions.kinds[step.kind];
  }
}

function powerInWords(step: Extract<Step, { kind: 'power' }>, voice: PrometheusVoice): string {
  const { actions, powers, areas, terms } = voice.text;
  const { name } = powers[step.power];
  const price = priceOf(step.power);
  const priced = price === 0 ? name : actions.power.price(name, terms.artOfWar(price));
  const aim = step.unit === undefined ? step.area && areas[step.area].name : unitName(step.unit, voice).name;
  const label = aim === undefined ? actions.power.plain(priced) : actions.power.on(priced, aim);
  return withStones(label, step.stones, actions);
}

const withStones = (label: string, stones: number | undefined, { stones: say }: ActionText): string =>
  stones === undefined || stones === 0 ? label : say(label, stones);

function noInWords({ ask }: View, { no }: ActionText): string {
  switch (ask?.kind) {
    case 'guard':
    case 'evade':
    case 'retarget':
    case 'initiative':
    case 'retaliate':
    case 'spring':
    case 'throw':
    case 'push':
    case 'bloodlust':
      return no[ask.kind];
    default:
      return no.other;
  }
}

const isInReserve = (view: View, unit: UnitId): boolean => findUnit(view, unit)?.area === null;

function pointsLeft({ ask, seats }: View): number {
  return ask?.kind === 'draft' ? seats[ask.seat]!.points : 0;
}
