import { areaInWords, areaLabels } from '@thera/play/prometheus';
import { AREA_IDS, type AreaId } from '@thera/prometheus';
import type { PrometheusCtrl } from '../ctrl.tsx';

/** What is on each area and, for whoever decides, what it can be chosen for. */
export function areaWords({
  deciding,
  view,
  voice,
  frame,
}: PrometheusCtrl): Readonly<Record<AreaId, string>> {
  const meant = deciding.meant.value;
  if (meant !== undefined) return areaLabels(meant, voice);
  const { viewer } = frame.seating;
  return Object.fromEntries(
    AREA_IDS.map((area) => [area, areaInWords(view.value, area, viewer, voice)]),
  ) as Readonly<Record<AreaId, string>>;
}
