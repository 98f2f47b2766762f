import type { PrometheusCode } from '@thera/prometheus';
import type { TextFor } from '../common/text-for.ts';
import type { CommonWords } from '../common/words-text.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';
import type { AreaLabelText, ReachText } from './area-text.ts';
import type { DraftText } from './draft-text.ts';
import type { EndingText } from './ending-text.ts';
import type { ForecastText, RollText } from './forecast-text.ts';
import type { HintText } from './hint-text.ts';
import type { AreaTexts, MapTexts, TerrainTexts } from './place-text.ts';
import type { ActionText, PromptText } from './prompt-text.ts';
import type { ReactionText } from './reaction-text.ts';
import type { TellingText } from './telling-text.ts';
import type { TermText } from './term-text.ts';
import type { PowerTexts, TalentTexts, UnitTexts } from './unit-text.ts';

/** The words of The Search for Prometheus wherever it is played. */
export interface PrometheusText {
  readonly words: CommonWords;
  readonly name: string;
  /** What the game is, in a sentence. */
  readonly about: string;
  readonly terms: TermText;
  readonly units: UnitTexts;
  readonly talents: TalentTexts;
  readonly powers: PowerTexts;
  readonly maps: MapTexts;
  readonly areas: AreaTexts;
  readonly terrain: TerrainTexts;
  readonly draft: DraftText;
  readonly prompts: PromptText;
  readonly actions: ActionText;
  readonly telling: TellingText;
  readonly forecast: ForecastText;
  readonly roll: RollText;
  readonly reactions: ReactionText;
  readonly areaLabels: AreaLabelText;
  readonly reach: ReachText;
  readonly hints: HintText;
  readonly refusals: TextFor<PrometheusCode>;
  readonly endings: EndingText;
}

/** Brings them. */
export const loadPrometheusText: TextLoader<PrometheusText> = textLoader({
  en: async () => (await import('../en/prometheus/game.ts')).game,
  es: async () => (await import('../es/prometheus/game.ts')).game,
});
