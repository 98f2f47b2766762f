import { findUnit } from '@thera/prometheus';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { UnitSign } from '../signs/unit-sign.tsx';
import { actName, deedInWords, optionInWords } from './act-words.ts';
import { foresee } from './foresee.ts';
import { actorOf, type Option } from './option.ts';

/** What the unit in hand can do; one of them is what a touch of the maps does. */
export function ActPills({ ctrl }: { readonly ctrl: PrometheusCtrl }): JSX.Element {
  const { deciding } = ctrl;
  const rivals = deciding.rivals.value;
  const unit = deciding.picked.value;
  const options = deciding.options.value;
  useEffect(() => foresee(options), [options]);
  if (rivals.length > 0) return <Rivals ctrl={ctrl} />;
  return (
    <fieldset class="act-pills">
      {unit !== undefined && (
        <button type="button" class="pill act-pill is-unit" onClick={() => deciding.pick(undefined)}>
          <Icon name="close" />
          {ctrl.texts.units[unit].name}
        </button>
      )}
      {deciding.acts.value.map((act) => (
        <button
          key={act}
          type="button"
          class={`pill act-pill${act === deciding.act.value ? ' is-now' : ''}`}
          aria-pressed={act === deciding.act.value}
          onClick={() => deciding.use(act)}
        >
          {actName(act, ctrl.texts)}
        </button>
      ))}
    </fieldset>
  );
}

/** One touch may mean several things: which of them? */
function Rivals({ ctrl }: { readonly ctrl: PrometheusCtrl }): JSX.Element {
  const { deciding } = ctrl;
  const rivals = deciding.rivals.value;
  const kinds = [...new Set(rivals.map(kindOf))];
  // Before an activation one place is touched and several may strike it; in one, several may be struck there.
  const isOpen = ctrl.standing.value.activation === null;
  const inWords = isOpen ? deedInWords : optionInWords;
  return (
    <fieldset class="act-pills are-rivals" aria-label={ctrl.texts.prompts.which}>
      {kinds.map((kind) => {
        const options = rivals.filter((option) => kindOf(option) === kind);
        const shown = isOpen ? actorOf(options[0]!) : options[0]!.unit;
        const state = shown === undefined ? undefined : findUnit(ctrl.shown.value, shown);
        return (
          <button
            key={kind}
            type="button"
            class="pill act-pill is-rival"
            onClick={() => deciding.take(options)}
          >
            {state !== undefined && <UnitSign unit={state} />}
            {inWords(options[0]!, ctrl.texts)}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Who would do what to whom; variants of that are one. */
const kindOf = (option: Option): string => `${actorOf(option)} ${option.act} ${option.unit ?? ''}`;
