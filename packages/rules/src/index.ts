export {
  ADVANCED_IDS,
  type CardId,
  EDITIONS,
  type Edition,
  POWER_IDS,
  type PowerId,
  SIMPLE_IDS,
} from './power-ids.ts';
export { WHY_NOT_CODES, type WhyNotCode } from './why-not-codes.ts';
