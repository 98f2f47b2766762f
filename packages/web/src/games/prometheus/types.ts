import type { PrometheusAttempt } from '@thera/play/prometheus';
import type { AreaId, PrometheusCode, Setup, State, Step, View } from '@thera/prometheus';
import type { PrometheusPlayText } from '@thera/texts/prometheus';
import type { MapsScene } from './board/maps-scene.ts';

/** The types that The Search for Prometheus brings into the frame. */
export interface PrometheusTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly step: Step;
  readonly view: View;
  readonly code: PrometheusCode;
  readonly attempt: PrometheusAttempt;
  readonly words: PrometheusPlayText;
  readonly scene: MapsScene;
  readonly place: AreaId;
}
