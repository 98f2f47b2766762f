import {
  CAMPAIGN_CODES,
  type CampaignCode,
  DIFFICULTIES,
  ENDLESS,
  isDay,
  readCampaign,
  SCENARIO_CODES,
} from '@thera/santowerini';
import { type Fault, fault } from '@thera/table';
import {
  ANNALS_VERSION,
  type Annals,
  type Best,
  bestKey,
  type DayResult,
  NO_ANNALS,
  type PastCampaign,
} from './annals.ts';

const OWN_CODES = ['not-annals', 'newer-version', 'bad-past', 'bad-best', 'bad-day', 'bad-credit'] as const;
export type AnnalsCode = CampaignCode | (typeof OWN_CODES)[number];
export const ANNALS_CODES: readonly AnnalsCode[] = [...CAMPAIGN_CODES, ...OWN_CODES];

/** What could be read, and all that is wrong with the rest. */
export interface ReadAnnals {
  readonly annals: Annals;
  readonly faults: readonly Fault<AnnalsCode>[];
}

/** Annals from a text that was kept. Each part is read by itself, so that damage to one costs no other. */
export function readAnnals(text: string | null): ReadAnnals {
  if (text === null) return { annals: NO_ANNALS, faults: [] };
  const kept = parseJson(text);
  if (!isObject(kept) || !isCount(kept.version)) return { annals: NO_ANNALS, faults: [fault('not-annals')] };
  if (kept.version > ANNALS_VERSION)
    return { annals: NO_ANNALS, faults: [fault('newer-version', 'version')] };
  const faults: Fault<AnnalsCode>[] = [];
  const report = (code: AnnalsCode, at: string): void => {
    faults.push(fault(code, at));
  };
  const present = kept.campaign === undefined ? undefined : readCampaign(kept.campaign);
  if (present?.fault !== undefined) report(present.fault.error, placeIn('campaign', present.fault.at));
  const annals: Annals = {
    campaign: present?.campaign,
    playing: typeof kept.playing === 'string' ? kept.playing : undefined,
    past: listFrom(kept.past, parsePast, (at) => report('bad-past', `past${at}`)),
    bests: tableFrom(kept.bests, parseBest, (at) => report('bad-best', `bests${at}`)),
    days: tableFrom(kept.days, parseDay, (at) => report('bad-day', `days${at}`)),
    credited: tableFrom(kept.credited, parseCredit, (at) => report('bad-credit', `credited${at}`)),
  };
  return { annals, faults };
}

const placeIn = (place: string, at: string | undefined): string =>
  at === undefined ? place : `${place}.${at}`;

/** A campaign of the past is kept whole or not at all: half of one would have another rank. */
function parsePast(input: unknown): PastCampaign | undefined {
  if (!isObject(input) || !isCount(input.ended)) return undefined;
  const { campaign, fault: damage } = readCampaign(input.campaign);
  return campaign === undefined || damage !== undefined ? undefined : { campaign, ended: input.ended };
}

const BEST_KEYS: ReadonlySet<string> = new Set(
  ([...SCENARIO_CODES, ENDLESS] as const).flatMap((place) =>
    DIFFICULTIES.map((difficulty) => bestKey(place, difficulty)),
  ),
);

function parseBest(input: unknown, key: string): Best | undefined {
  if (!BEST_KEYS.has(key) || !isObject(input)) return undefined;
  const { points, rounds, wave, games } = input;
  if (!isCount(points) || !isCount(games) || !isMaybeCount(rounds) || !isMaybeCount(wave)) return undefined;
  return {
    points,
    ...(rounds === undefined ? {} : { rounds }),
    ...(wave === undefined ? {} : { wave }),
    games,
  };
}

function parseDay(input: unknown, day: string): DayResult | undefined {
  if (!isDay(day) || !isObject(input)) return undefined;
  const { points, isWon, rounds, tries } = input;
  if (!isCount(points) || typeof isWon !== 'boolean' || !isCount(rounds) || !isCount(tries)) return undefined;
  return { points, isWon, rounds, tries };
}

const parseCredit = (input: unknown): number | null | undefined =>
  input === null || isCount(input) ? input : undefined;

type Complaint = (at: string) => void;

function listFrom<T>(
  input: unknown,
  parse: (item: unknown) => T | undefined,
  complain: Complaint,
): readonly T[] {
  if (input === undefined) return [];
  if (!Array.isArray(input)) {
    complain('');
    return [];
  }
  return input.flatMap((item, index) => {
    const read = parse(item);
    if (read === undefined) complain(`[${index}]`);
    return read === undefined ? [] : [read];
  });
}

function tableFrom<T>(
  input: unknown,
  parse: (item: unknown, key: string) => T | undefined,
  complain: Complaint,
): Readonly<Record<string, T>> {
  if (input === undefined) return {};
  if (!isObject(input)) {
    complain('');
    return {};
  }
  const read = Object.entries(input).flatMap(([key, item]) => {
    const value = parse(item, key);
    if (value === undefined) complain(`[${key}]`);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(read);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isMaybeCount = (value: unknown): value is number | undefined => value === undefined || isCount(value);
