import { fault, ok, type Result } from '@thera/table';
import { isId } from './begin-adventure.ts';
import { circleKey } from './circles.ts';
import {
  CORRECTION_FACTS,
  DIAMOND_FACTS,
  PLAY_FACTS,
  SETUP_FACTS,
  SIGNATURE_FACTS,
  signatureKey,
  uniteTexts,
} from './facts.ts';
import type { AdventureLog, Play } from './log.ts';
import { readCorrection, readDiamond, readSetup } from './read-choices.ts';
import {
  type AdventureFault,
  type Fields,
  faultIn,
  isCount,
  isFields,
  isTime,
  readFacts,
  readList,
  secondOf,
} from './read-fields.ts';
import { readPlay, readSignature } from './read-play.ts';
import { readTitle } from './read-title.ts';

/** The form of adventures that this code reads and writes. */
export const ADVENTURE_VERSION = 1;

/** What says that a document is an adventure. */
const DOCUMENT = 'sphinx-adventure';

/** A whole adventure as one document. */
export const formatAdventure = (log: AdventureLog): string =>
  JSON.stringify({ document: DOCUMENT, version: ADVENTURE_VERSION, ...log });

/** An adventure from a text. */
export function parseAdventureText(text: string): Result<AdventureLog, AdventureFault> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return fault('not-json');
  }
  return parseAdventure(input);
}

/** An adventure from parsed JSON: the whole of it, or the first thing that is wrong. */
export function parseAdventure(input: unknown): Result<AdventureLog, AdventureFault> {
  if (!isFields(input) || input.document !== DOCUMENT) return fault('not-an-adventure');
  const { version, id, begun } = input;
  if (!isCount(version) || version === 0) return fault('bad-field', 'version');
  if (version > ADVENTURE_VERSION) return fault('newer-version', 'version');
  if (!isId(id)) return fault('bad-field', 'id');
  if (!isTime(begun)) return fault('bad-field', 'begun');
  const title = readTitle(input.title);
  if (!title.ok) return faultIn('title', title);
  const played = readPlayed(input);
  if (!played.ok) return played;
  const signed = readSigned(input, played.value.plays);
  if (!signed.ok) return signed;
  const chosen = readChosen(input, played.value);
  if (!chosen.ok) return chosen;
  return ok({ id, begun, title: title.value, ...played.value, ...signed.value, ...chosen.value });
}

type Part<Name extends keyof AdventureLog> = Result<Pick<AdventureLog, Name>, AdventureFault>;

function readPlayed(fields: Fields): Part<'plays' | 'shaded'> {
  const plays = readFacts(fields, 'plays', PLAY_FACTS, readPlay);
  if (!plays.ok) return plays;
  const known = new Set(plays.value.map(({ id }) => id));
  const shaded = readList(fields, 'shaded', (item) =>
    isId(item) && known.has(item) ? ok(item) : fault('unknown-play'),
  );
  if (!shaded.ok) return shaded;
  const twice = secondOf(shaded.value);
  if (twice !== undefined) return fault('twice', `shaded[${twice}]`);
  return ok({ plays: plays.value, shaded: uniteTexts(shaded.value, []) });
}

function readSigned(fields: Fields, plays: readonly Play[]): Part<'signatures' | 'corrections'> {
  const seats = new Set(
    plays.flatMap((play) =>
      play.seats.flatMap(({ isComputer }, seat) => (isComputer ? [] : signatureKey({ play: play.id, seat }))),
    ),
  );
  const signatures = readFacts(fields, 'signatures', SIGNATURE_FACTS, (item) => {
    const signature = readSignature(item);
    return signature.ok && !seats.has(signatureKey(signature.value)) ? fault('unknown-play') : signature;
  });
  if (!signatures.ok) return signatures;
  const corrections = readFacts(fields, 'corrections', CORRECTION_FACTS, readCorrection);
  if (!corrections.ok) return corrections;
  return ok({ signatures: signatures.value, corrections: corrections.value });
}

function readChosen(
  fields: Fields,
  { plays, shaded }: Pick<AdventureLog, 'plays' | 'shaded'>,
): Part<'setups' | 'diamonds'> {
  const earned = new Set(
    plays
      .filter(({ id }) => shaded.includes(id))
      .flatMap(({ riddle, achieved }) => achieved.map((tier) => circleKey({ riddle, tier }))),
  );
  const setups = readFacts(fields, 'setups', SETUP_FACTS, readSetup);
  if (!setups.ok) return setups;
  const diamonds = readFacts(fields, 'diamonds', DIAMOND_FACTS, (item) => {
    const diamond = readDiamond(item);
    return diamond.ok && !earned.has(circleKey(diamond.value)) ? fault('unearned-diamond') : diamond;
  });
  if (!diamonds.ok) return diamonds;
  return ok({ setups: setups.value, diamonds: diamonds.value });
}
