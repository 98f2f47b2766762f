export type { ForecastText } from './forecast-text.ts';
export { type BonusText, loadSantoweriniText, type PlaceText, type SantoweriniText } from './game-text.ts';
export type { TellingText } from './telling-text.ts';
