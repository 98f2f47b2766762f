import type { PrometheusText } from '../../prometheus/game-text.ts';
import { words } from '../common/words.ts';
import { actions } from './actions.ts';
import { areaLabels, reach } from './area-labels.ts';
import { areas } from './areas.ts';
import { draft } from './draft.ts';
import { endings } from './endings.ts';
import { forecast, roll } from './forecast.ts';
import { hints } from './hints.ts';
import { maps, terrain } from './places.ts';
import { powers } from './powers.ts';
import { prompts } from './prompts.ts';
import { reactions } from './reactions.ts';
import { refusals } from './refusals.ts';
import { talents } from './talents.ts';
import { telling } from './telling.ts';
import { terms } from './terms.ts';
import { units } from './units.ts';

/** The words of The Search for Prometheus. */
export const game: PrometheusText = {
  words,
  name: 'La búsqueda de Prometeo',
  about:
    'De dos a cuatro en dos mapas: Hefesto y Hades calman al can de la Estigia, Zeus y Ares sortean las redes del Olimpo.',
  terms,
  units,
  talents,
  powers,
  maps,
  areas,
  terrain,
  draft,
  prompts,
  actions,
  telling,
  forecast,
  roll,
  reactions,
  areaLabels,
  reach,
  hints,
  refusals,
  endings,
};
