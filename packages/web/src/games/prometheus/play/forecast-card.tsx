import './forecast.css';
import {
  answersInWords,
  type Forecast,
  forecastsOf,
  type PrometheusVoice,
  percentOf,
  sourceInWords,
  stepInWords,
  titleOf,
} from '@thera/play/prometheus';
import { type Modifier, type UnitId, unitIn, type View } from '@thera/prometheus';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { UnitSign } from '../signs/unit-sign.tsx';
import { actName } from './act-words.ts';
import type { Option } from './option.ts';
import { WoundBars } from './wound-bars.tsx';

interface ForecastCardProps {
  readonly ctrl: PrometheusCtrl;
  readonly aimed: Option;
}

/** What would come of a blow, before it is dealt. */
export function ForecastCard({ ctrl, aimed }: ForecastCardProps): JSX.Element {
  const { deciding, texts, voice } = ctrl;
  const { step, before } = aimed;
  const forecasts = forecastsOf(before.now, step);
  return (
    <div class="attack-forecast">
      {forecasts.map((forecast) => (
        <Blow
          key={forecast.blow.target}
          view={before.now}
          forecast={forecast}
          voice={voice}
          isOnly={forecasts.length === 1}
        />
      ))}
      {step.kind === 'power' && <p class="forecast-effect">{texts.powers[step.power].effect}</p>}
      <Variants ctrl={ctrl} />
      <div class="fight-answers">
        <button
          type="button"
          class="button"
          onClick={() => {
            deciding.aim.value = undefined;
          }}
        >
          <Icon name="close" />
          {texts.forecast.another}
        </button>
        <button type="button" class="button primary" onClick={() => deciding.confirm()}>
          {step.kind === 'attack' || step.kind === 'aerial'
            ? texts.forecast.attack
            : actName(aimed.act, texts)}
        </button>
      </div>
    </div>
  );
}

interface BlowProps {
  readonly view: View;
  readonly forecast: Forecast;
  readonly voice: PrometheusVoice;
  /** Of several only what counts is shown. */
  readonly isOnly: boolean;
}

function Blow({ view, forecast, voice, isOnly }: BlowProps): JSX.Element {
  const { blow, values, wounds, average, atLeastOne, destroys, petrifies } = forecast;
  const { text } = voice;
  const words = text.forecast;
  const target = unitIn(view, blow.target);
  return (
    <div class="blow">
      <p class="forecast-title">{titleOf(forecast, voice)}</p>
      <div class="blow-sides">
        <UnitSign unit={unitIn(view, blow.attacker)} />
        <p>
          <b>{values.offence}</b>
          <small>{words.dice}</small>
        </p>
        <span>{words.against}</span>
        <p>
          <b>{values.defence}</b>
          <small>{words.defence}</small>
        </p>
        <UnitSign unit={target} />
      </div>
      <div class="blow-sums">
        <Sum
          base={values.baseOffence}
          of={blow.attacker}
          modifiers={values.offenceModifiers}
          view={view}
          voice={voice}
        />
        <Sum
          base={values.baseDefence}
          of={blow.target}
          modifiers={values.defenceModifiers}
          view={view}
          voice={voice}
        />
      </div>
      {isOnly && petrifies === undefined && <WoundBars chances={wounds} vit={target.vit} text={words} />}
      <p class="blow-odds">
        {petrifies === undefined ? (
          <>
            <span>{words.atLeastOne(percentOf(atLeastOne))}</span>
            <span class="is-fatal">{words.destroys(text.units[blow.target], percentOf(destroys))}</span>
            <span>{words.average(text.terms.decimal(average))}</span>
          </>
        ) : (
          <span>{words.petrifies(text.units[blow.target], percentOf(petrifies))}</span>
        )}
      </p>
      {isOnly &&
        answersInWords(forecast, voice).map((line) => (
          <p key={line} class="comes-back">
            {line}
          </p>
        ))}
    </div>
  );
}

interface SumProps {
  readonly base: number;
  readonly of: UnitId;
  readonly modifiers: readonly Modifier[];
  readonly view: View;
  readonly voice: PrometheusVoice;
}

/** A number by its parts, the base first. */
function Sum({ base, of, modifiers, view, voice }: SumProps): JSX.Element {
  const { forecast, units } = voice.text;
  return (
    <dl class="sum">
      <div>
        <dt>{forecast.sources.base(units[of])}</dt>
        <dd>{base}</dd>
      </div>
      {modifiers.map((modifier) => (
        <div key={`${modifier.source} ${modifier.unit}`}>
          <dt>{sourceInWords(view, modifier, voice)}</dt>
          <dd>{modifier.by < 0 ? `−${-modifier.by}` : `+${modifier.by}`}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A prop to hurl, or stones for more dice, where there are any. */
function Variants({ ctrl }: { readonly ctrl: PrometheusCtrl }): JSX.Element | null {
  const { deciding } = ctrl;
  const aim = deciding.aim.value;
  if (aim === undefined || aim.variants.length < 2) return null;
  return (
    <fieldset class="act-pills">
      {aim.variants.map(({ step, before }, n) => (
        <button
          key={n}
          type="button"
          class={`pill act-pill${n === aim.chosen ? ' is-now' : ''}`}
          aria-pressed={n === aim.chosen}
          onClick={() => deciding.vary(n)}
        >
          {stepInWords(before.now, step, ctrl.voice)}
        </button>
      ))}
    </fieldset>
  );
}
