import { TIERS, type Tier, terrainIn } from '@thera/sphinx';
import type { GivingUp } from '../../game-client.ts';
import type { SphinxCtrl } from '../ctrl.tsx';

/** Before the riddle is solved it can be given up; then it can be finished. */
export function givingUp(ctrl: SphinxCtrl): GivingUp {
  const { finish, giveUp } = ctrl.texts.prompts;
  const kind = ctrl.best === undefined ? 'give-up' : 'finish';
  const acting = {
    isOpen: ctrl.frame.match.value.outcome === undefined && ctrl.deciding.mayTake({ kind }),
    act: () => ctrl.deciding.takeFirst({ kind }),
  };
  if (ctrl.best === undefined)
    return {
      ...acting,
      label: giveUp.button,
      question: giveUp.ask,
      confirm: giveUp.confirm,
      cancel: giveUp.cancel,
    };
  const label = finish.button(ctrl.texts.tiers[ctrl.best]);
  return {
    ...acting,
    label,
    question: finishQuestion(ctrl, ctrl.best),
    confirm: label,
    cancel: finish.playOn,
  };
}

/** What is asked before the team stops: it names what stays open. */
function finishQuestion({ shown, texts: { tiers, prompts } }: SphinxCtrl, best: Tier): string {
  const { objectives } = terrainIn(shown.value).riddle;
  const higher = objectives.filter(({ tier }) => TIERS.indexOf(tier) > TIERS.indexOf(best));
  return prompts.finish.ask(
    tiers[best],
    higher.map(({ tier }) => tiers[tier]),
  );
}
