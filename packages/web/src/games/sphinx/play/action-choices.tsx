import './actions.css';
import {
  type Act,
  cardName,
  choiceInWords,
  currentAct,
  isCardAct,
  openChoices,
  type SphinxAttempt,
} from '@thera/play/sphinx';
import type { Step } from '@thera/sphinx';
import { ACTIONS, type Action } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';
import type { OpenSheet } from '../../game-client.ts';
import type { SphinxCtrl } from '../ctrl.tsx';
import { DieSign } from '../signs/die-sign.tsx';
import { GodNiche } from '../signs/god-niche.tsx';
import { LineIcon } from '../signs/line-icon.tsx';
import { PieceSign } from '../signs/piece-sign.tsx';
import { TierSign } from '../signs/tier-sign.tsx';

interface ChoicesProps {
  readonly ctrl: SphinxCtrl;
  readonly attempt: SphinxAttempt;
  readonly open: OpenSheet;
}

/** What can be chosen beside the board: an answer, what to do with the turn, or a card to use. */
export function ActionChoices(props: ChoicesProps): JSX.Element {
  const choices = openChoices(props.attempt);
  if (choices.length > 0) return <Answers {...props} steps={choices.map(({ step }) => step)} />;
  const { phase, stage } = props.attempt.now.turn;
  const isStart = phase === 'start' && stage === 'action' && props.attempt.now.asks.length === 0;
  return (
    <>
      <CardActs {...props} />
      {isStart && <Actions {...props} />}
    </>
  );
}

interface AnswersProps extends ChoicesProps {
  readonly steps: readonly Step[];
}

function Answers({ ctrl, attempt, steps }: AnswersProps): JSX.Element {
  const words = steps.map((step) => choiceInWords(attempt.now, step, ctrl.texts));
  const warning = words.find((one) => one.warning !== undefined)?.warning;
  return (
    <div class="answers-box">
      {warning !== undefined && <p class="answers-warning">{warning}</p>}
      <ul class="answers">
        {steps.map((step, n) => {
          const { label, piece, tier, warning: isWarned } = words[n]!;
          return (
            <li key={label}>
              <button
                type="button"
                class={`answer${isWarned === undefined ? '' : ' is-end'}`}
                onClick={() => ctrl.deciding.takeStep(step)}
              >
                {piece !== undefined && <PieceSign piece={piece} />}
                {tier !== undefined && <TierSign tier={tier} />}
                {isWarned !== undefined && <Icon name="flag" />}
                <span>{label}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Cards that may be used now, and what may be done besides the usual thing. */
function CardActs({ ctrl, attempt }: ChoicesProps): JSX.Element | null {
  const { prompts } = ctrl.texts;
  const now = currentAct(attempt);
  const acts = attempt.acts.filter((act) => isCardAct(act) || act === 'move-on' || act === 'king');
  if (acts.length === 0) return null;
  const nameOf = (act: Act): string => {
    if (isCardAct(act)) return cardName(act, ctrl.texts);
    return act === 'king' ? prompts.aims.king : prompts.steps.move;
  };
  return (
    <ul class="card-acts">
      {acts.map((act) => (
        <li key={act}>
          <button
            type="button"
            class="chip card-act"
            aria-pressed={now === act}
            onClick={() => ctrl.deciding.act(now === act ? undefined : act)}
          >
            {isCardAct(act) ? <GodNiche card={act} /> : <LineIcon name="steps" />}
            {nameOf(act)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Move and build, call a god, or play the Sphinx's game. */
function Actions({ ctrl, attempt, open }: ChoicesProps): JSX.Element {
  const { texts, text } = ctrl;
  const now = currentAct(attempt);
  const isPossible = (action: Action): boolean => attempt.acts.includes(action);
  const choose = (action: Action): void => {
    ctrl.deciding.act(action === 'move' ? undefined : action);
    if (action === 'game') open('die');
  };
  return (
    <fieldset class="actions">
      <legend class="unseen">{text.chooseAction}</legend>
      {ACTIONS.map((action) => (
        <button
          key={action}
          type="button"
          class="action-choice"
          aria-pressed={now === action}
          disabled={!isPossible(action)}
          onClick={() => choose(action)}
        >
          <ActionIcon action={action} />
          {texts.actions[action]}
        </button>
      ))}
    </fieldset>
  );
}

function ActionIcon({ action }: { readonly action: Action }): JSX.Element {
  if (action === 'game') return <DieSign />;
  return <LineIcon name={action === 'move' ? 'steps' : 'spark'} />;
}
