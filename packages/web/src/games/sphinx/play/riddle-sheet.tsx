import './riddle-sheet.css';
import { forecastInWords, progressIn } from '@thera/play/sphinx';
import { riddleInEdition, terrainIn } from '@thera/sphinx';
import { expertWords, riddleNames, ruleWords } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';
import type { GameSheet } from '../../game-client.ts';
import type { SphinxCtrl } from '../ctrl.tsx';
import { GodNiche } from '../signs/god-niche.tsx';
import { LineIcon } from '../signs/line-icon.tsx';
import { ObjectiveAsks, partnersInWords } from './objective-asks.tsx';
import { ObjectiveRow } from './objectives.tsx';
import { RulePicture } from './rule-picture.tsx';

/** The card of the riddle: its line, its rules in full, its objectives, and what is good to know. */
export function riddleSheet(ctrl: SphinxCtrl): GameSheet {
  const { setup } = ctrl.shown.value;
  return { title: ctrl.texts.riddles[setup.riddle]!.title, content: <RiddleCard ctrl={ctrl} /> };
}

function RiddleCard({ ctrl }: { readonly ctrl: SphinxCtrl }): JSX.Element {
  const { text, texts } = ctrl;
  const state = ctrl.shown.value;
  const { setup } = state;
  const { riddle } = terrainIn(state);
  const { line } = texts.riddles[setup.riddle]!;
  const setting = setup.isExpert ? texts.expertSetting : texts.standard;
  const progress = progressIn(state);
  const forecast = forecastInWords(state, ctrl.voice);
  const partners = state.ending === null ? partnersInWords(ctrl) : '';
  return (
    <div class="riddle-card">
      <div class="riddle-head">
        <span class="riddle-arch">{setup.riddle}</span>
        <p class="label">{text.card.over(texts.islands[riddle.island], setting)}</p>
        <p class="riddle-line">{line}</p>
      </div>
      {riddle.rules.map((rule) => {
        const words = ruleWords(rule, ctrl.riddleNames, texts.rules);
        return (
          <section key={rule.kind} class="rule-box">
            <RulePicture rule={rule.kind} />
            <div>
              <h3>{words.name}</h3>
              <p>{words.text}</p>
            </div>
          </section>
        );
      })}
      {forecast.length > 0 && state.ending === null && (
        <section>
          <h3 class="label">{texts.forecast.heading}</h3>
          <ul class="riddle-notes">
            {forecast.map((sentence) => (
              <li key={sentence}>
                <LineIcon name="clock" />
                {sentence}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 class="label">{`${texts.labels.objectives} · ${texts.labels.oneIsEnough}`}</h3>
        <ul class="objective-list">
          {riddle.objectives.map((objective, index) => (
            <li
              key={objective.tier}
              class={`objective${progress[index]!.isAchieved ? ' is-achieved' : ''}${progress[index]!.ends ? ' is-end' : ''}`}
            >
              <ObjectiveRow ctrl={ctrl} objective={objective} progress={progress[index]!} isFull />
              <ObjectiveAsks ctrl={ctrl} progress={progress[index]!} />
            </li>
          ))}
        </ul>
        {partners !== '' && <p class="riddle-partners">{partners}</p>}
      </section>
      <GoodToKnow ctrl={ctrl} />
    </div>
  );
}

function GoodToKnow({ ctrl }: { readonly ctrl: SphinxCtrl }): JSX.Element | null {
  const { text, texts } = ctrl;
  const { setup, tokens } = ctrl.shown.value;
  const riddle = riddleInEdition(setup.riddle, setup.edition);
  const { notes } = texts.riddles[setup.riddle]!;
  const expert = setup.isExpert ? expertWords(riddle, riddleNames(riddle, setup.players, texts), texts) : [];
  if (notes.length + tokens.length + expert.length === 0) return null;
  return (
    <section>
      <h3 class="label">{texts.labels.goodToKnow}</h3>
      <ul class="riddle-notes">
        {notes.map((note) => (
          <li key={note}>
            <Icon name="hint" />
            {note}
          </li>
        ))}
        {tokens.length > 0 && (
          <li>
            <GodNiche card="quarry-gift" />
            {texts.labels.blessingTokens(tokens.length)}
          </li>
        )}
        {expert.map((change) => (
          <li key={change}>
            <Icon name="flag" />
            {`${text.card.asExpert}: ${change}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
