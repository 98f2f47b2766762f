import { fault, ok, type Result } from '@thera/table';
import {
  CORRECTION_FACTS,
  DIAMOND_FACTS,
  laterOf,
  PLAY_FACTS,
  SETUP_FACTS,
  SIGNATURE_FACTS,
  uniteFacts,
  uniteTexts,
} from './facts.ts';
import type { AdventureLog } from './log.ts';
import type { LogRefusal } from './refusal.ts';

/**
 * Two logs of one adventure that went on separately. Plays, circles and guests of both count. Of what was
 * chosen the later choice holds, and what has no room any more is open again, because that is how diamonds
 * and arrows are counted in every log.
 */
export function uniteLogs(log: AdventureLog, other: AdventureLog): Result<AdventureLog, LogRefusal> {
  if (log.id !== other.id) return fault('other-adventure', 'id');
  return ok({
    id: log.id,
    begun: Math.min(log.begun, other.begun),
    title: laterOf(({ time }) => time, log.title, other.title),
    plays: uniteFacts(PLAY_FACTS, log.plays, other.plays),
    shaded: uniteTexts(log.shaded, other.shaded),
    signatures: uniteFacts(SIGNATURE_FACTS, log.signatures, other.signatures),
    corrections: uniteFacts(CORRECTION_FACTS, log.corrections, other.corrections),
    setups: uniteFacts(SETUP_FACTS, log.setups, other.setups),
    diamonds: uniteFacts(DIAMOND_FACTS, log.diamonds, other.diamonds),
  });
}
