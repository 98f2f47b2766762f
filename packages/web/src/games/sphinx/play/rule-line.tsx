import './rule-line.css';
import { terrainIn } from '@thera/sphinx';
import { ruleWords } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import type { OpenSheet } from '../../game-client.ts';
import type { SphinxCtrl } from '../ctrl.tsx';
import { LineIcon } from '../signs/line-icon.tsx';
import { counterOf } from './counter-of.ts';
import { RulePicture } from './rule-picture.tsx';

interface RuleLineProps {
  readonly ctrl: SphinxCtrl;
  readonly open: OpenSheet;
}

/** The special rules over the board: one in full, two by name; a touch opens the riddle's card. */
export function RuleLine({ ctrl, open }: RuleLineProps): JSX.Element {
  const { texts, text } = ctrl;
  const { riddle } = terrainIn(ctrl.shown.value);
  const rules = riddle.rules.map((rule) => ({
    kind: rule.kind,
    ...ruleWords(rule, ctrl.riddleNames, texts.rules),
  }));
  const [only, ...others] = rules;
  return (
    <button type="button" class="rule-line" aria-haspopup="dialog" onClick={() => open('riddle')}>
      {only === undefined ? (
        <>
          <LineIcon name="scroll" />
          <span class="rule-name">{text.card.open}</span>
        </>
      ) : (
        <>
          <RulePicture rule={only.kind} />
          <span class="rule-words">
            <b class="rule-name">{rules.map(({ name }) => name).join(' · ')}</b>
            {others.length === 0 && <span class="rule-text">{only.text}</span>}
            {others.length > 0 && (
              <span class="rule-text">{rules.map(({ line }) => `${line}.`).join(' ')}</span>
            )}
            <span class="rule-short">{counterOf(ctrl.shown.value, texts)?.told ?? only.line}</span>
          </span>
        </>
      )}
    </button>
  );
}
