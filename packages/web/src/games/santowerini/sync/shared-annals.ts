import { type Campaign, ENDLESS, levelNow } from '@thera/santowerini';
import { canonicalJson, fault, ok, type Result } from '@thera/table';
import {
  ANNALS_VERSION,
  type Annals,
  type Best,
  type DayResult,
  type PastCampaign,
} from '../campaign/annals.ts';
import { type AnnalsCode, readAnnals } from '../campaign/read-annals.ts';

/** How often something was done, by device: so that nothing is counted twice, however often they are united. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A campaign that was given up for another has a time when it ended. */
export interface SharedCampaign {
  readonly campaign: Campaign;
  readonly ended: number | null;
}

/** What a player has done on all devices. */
export interface SharedAnnals {
  /** None is only the beginning of another. */
  readonly campaigns: readonly SharedCampaign[];
  readonly bests: Readonly<Record<string, Omit<Best, 'games'>>>;
  readonly games: Counts;
  readonly days: Readonly<Record<string, Omit<DayResult, 'tries'>>>;
  readonly tries: Counts;
}

export const NO_SHARED_ANNALS: SharedAnnals = { campaigns: [], bests: {}, games: {}, days: {}, tries: {} };

/** Both as one. It does not matter which comes first, nor how often. */
export const uniteAnnals = (one: SharedAnnals, other: SharedAnnals): SharedAnnals => ({
  campaigns: longest([...one.campaigns, ...other.campaigns]),
  bests: eachOf(one.bests, other.bests, betterOf),
  games: eachOf(one.games, other.games, (counts, others) => eachOf(counts, others, larger)),
  days: eachOf(one.days, other.days, (day, another) => (compareDays(day, another) >= 0 ? day : another)),
  tries: eachOf(one.tries, other.tries, (counts, others) => eachOf(counts, others, larger)),
});

/** What is known of all devices, and what this one has done since. */
export function sharedFrom(annals: Annals, known: SharedAnnals, device: string): SharedAnnals {
  const { campaign, past, bests, days } = annals;
  const present = campaign === undefined ? [] : [{ campaign, ended: null }];
  return uniteAnnals(known, {
    campaigns: longest([...past, ...present].filter((one) => one.campaign.attempts.length > 0)),
    bests: mapped(bests, ({ games: _, ...best }) => best),
    games: ownCounts(
      mapped(bests, ({ games }) => games),
      known.games,
      device,
    ),
    days: mapped(days, ({ tries: _, ...day }) => day),
    tries: ownCounts(
      mapped(days, ({ tries }) => tries),
      known.tries,
      device,
    ),
  });
}

/** The annals of this device with what was done on the others. Of campaigns that go on one does; the others are past. */
export function annalsFrom(shared: SharedAnnals, annals: Annals, now: number): Annals {
  const going = shared.campaigns.filter(({ ended }) => ended === null).sort(byPromise);
  const campaign = going[0]?.campaign ?? annals.campaign;
  const past = shared.campaigns.flatMap((one): readonly PastCampaign[] =>
    one === going[0] ? [] : [{ campaign: one.campaign, ended: one.ended ?? now }],
  );
  const isStill = isSame(campaign, annals.campaign);
  const goesOn = isStill || (annals.campaign !== undefined && isBeginning(annals.campaign, campaign));
  return {
    campaign,
    playing: isStill ? annals.playing : undefined,
    past: past.sort((one, other) => other.ended - one.ended || compareTexts(textOf(one), textOf(other))),
    bests: mapped(shared.bests, (best, key) => ({ ...best, games: sumOf(shared.games[key]) })),
    days: mapped(shared.days, (day, key) => ({ ...day, tries: sumOf(shared.tries[key]) })),
    // Numbers of tries are those of the present campaign.
    credited: goesOn ? annals.credited : mapped(annals.credited, () => null),
  };
}

/** What a document says, or the first that is wrong with it. */
export function parseSharedAnnals(input: unknown): Result<SharedAnnals, AnnalsCode | 'bad-field'> {
  if (!isTable(input)) return fault('bad-field');
  const { campaigns, bests, games, days, tries } = input;
  if (!Array.isArray(campaigns) || !campaigns.every(isTable)) return fault('bad-field', 'campaigns');
  if (!isCounts(games)) return fault('bad-field', 'games');
  if (!isCounts(tries)) return fault('bad-field', 'tries');
  const isTableOfTables = (table: unknown): table is Readonly<Record<string, object>> =>
    isTable(table) && Object.values(table).every(isTable);
  if (!isTableOfTables(bests)) return fault('bad-best', 'bests');
  if (!isTableOfTables(days)) return fault('bad-day', 'days');
  const { annals, faults } = readAnnals(
    JSON.stringify({
      version: ANNALS_VERSION,
      past: campaigns.map((one) => ({ ...one, ended: one.ended ?? 0 })),
      bests: mapped(bests, (best) => ({ ...best, games: 0 })),
      days: mapped(days, (day) => ({ ...day, tries: 0 })),
    }),
  );
  const [first] = faults;
  if (first !== undefined) return first;
  return ok({
    campaigns: longest(
      annals.past.map(({ campaign, ended }, n) => ({
        campaign,
        ended: campaigns[n]?.ended === null ? null : ended,
      })),
    ),
    bests: mapped(annals.bests, ({ games: _, ...best }) => best),
    games,
    days: mapped(annals.days, ({ tries: _, ...day }) => day),
    tries,
  });
}

/** Without those of which another is the continuation; of the same campaign the one that ended, and later. */
function longest(campaigns: readonly SharedCampaign[]): readonly SharedCampaign[] {
  const byText = new Map<string, SharedCampaign>();
  for (const one of campaigns) {
    const known = byText.get(textOf(one));
    if (known === undefined || (one.ended ?? -1) > (known.ended ?? -1)) byText.set(textOf(one), one);
  }
  const all = [...byText].sort(([one], [other]) => compareTexts(one, other)).map(([, one]) => one);
  return all.filter((one) => !all.some((other) => isBeginning(one.campaign, other.campaign)));
}

const textOf = ({ campaign: { difficulty, attempts } }: Pick<SharedCampaign, 'campaign'>): string =>
  canonicalJson({ difficulty, attempts });

const isSame = (one: Campaign | undefined, other: Campaign | undefined): boolean =>
  canonicalJson(one ?? null) === canonicalJson(other ?? null);

function isBeginning({ difficulty, attempts }: Campaign, of: Campaign | undefined): boolean {
  if (of === undefined || attempts.length >= of.attempts.length) return false;
  return isSame({ difficulty, attempts }, { ...of, attempts: of.attempts.slice(0, attempts.length) });
}

/** What can still be played comes first, and of that what has come furthest. */
function byPromise(one: SharedCampaign, other: SharedCampaign): number {
  const isOver = ({ campaign }: SharedCampaign): number => Number(levelNow(campaign) === undefined);
  return (
    isOver(one) - isOver(other) ||
    other.campaign.attempts.length - one.campaign.attempts.length ||
    compareTexts(textOf(one), textOf(other))
  );
}

function betterOf(one: Omit<Best, 'games'>, other: Omit<Best, 'games'>, key: string): Omit<Best, 'games'> {
  // In the siege without end many rounds are good; everywhere else few.
  const rounds = key.startsWith(`${ENDLESS} `) ? larger : smaller;
  return {
    points: Math.max(one.points, other.points),
    ...optional('rounds', bothOf(one.rounds, other.rounds, rounds)),
    ...optional('wave', bothOf(one.wave, other.wave, larger)),
  };
}

const bothOf = <T>(one: T | undefined, other: T | undefined, both: (one: T, other: T) => T): T | undefined =>
  one === undefined || other === undefined ? (one ?? other) : both(one, other);

const optional = <Name extends string>(name: Name, value: number | undefined): { [Key in Name]?: number } =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: number };

/** More points are better, and among equals fewer rounds of a win. */
function compareDays(one: Omit<DayResult, 'tries'>, other: Omit<DayResult, 'tries'>): number {
  return (
    Number(one.isWon) - Number(other.isWon) ||
    one.points - other.points ||
    (one.isWon ? other.rounds - one.rounds : one.rounds - other.rounds)
  );
}

/** What this device has counted itself: all that it shows, but for what it was told by others. */
function ownCounts(shown: Readonly<Record<string, number>>, known: Counts, device: string): Counts {
  const counts = Object.entries(shown).flatMap(
    ([key, count]): (readonly [string, Record<string, number>])[] => {
      const told = known[key] ?? {};
      const own = count - sumOf(told) + (told[device] ?? 0);
      return own > 0 ? [[key, { [device]: own }]] : [];
    },
  );
  return Object.fromEntries(counts);
}

const sumOf = (counts: Readonly<Record<string, number>> = {}): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const smaller = (one: number, other: number): number => Math.min(one, other);
const larger = (one: number, other: number): number => Math.max(one, other);

type Table<T> = Readonly<Record<string, T>>;

const mapped = <T, U>(table: Table<T>, change: (value: T, key: string) => U): Table<U> =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value, key)]));

function eachOf<T>(one: Table<T>, other: Table<T>, both: (one: T, other: T, key: string) => T): Table<T> {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(
    keys.map((key) => [key, bothOf(one[key], other[key], (a, b) => both(a, b, key))!]),
  );
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const isTable = (input: unknown): input is Table<unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const isCounts = (input: unknown): input is Counts =>
  isTable(input) &&
  Object.values(input).every(
    (counts) =>
      isTable(counts) &&
      Object.values(counts).every((count) => Number.isSafeInteger(count) && Number(count) >= 0),
  );
