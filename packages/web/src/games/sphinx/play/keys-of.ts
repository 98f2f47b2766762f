import { forecastInWords } from '@thera/play/sphinx';
import type { OpenSheet } from '../../game-client.ts';
import type { SphinxCtrl } from '../ctrl.tsx';

/** The keys that only a riddle has. */
export const keysOf = (ctrl: SphinxCtrl, open: OpenSheet): Readonly<Record<string, () => void>> => ({
  '1': () => ctrl.begin('move'),
  '2': () => ctrl.begin('call'),
  '3': () => ctrl.begin('game'),
  c: () => open('riddle'),
  g: () => open('gods'),
  e: () => {
    const told = forecastInWords(ctrl.shown.value, ctrl.voice);
    ctrl.say(told.length === 0 ? ctrl.texts.forecast.nothing : told.join(' '));
  },
});
