import { GROUP_NAMES, type Group, POWER_FLAGS, type PowerFlag } from '@thera/santorini';
import type { PowerText } from '@thera/texts/santorini';
import type { God } from './god.ts';

export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** What a visitor asks of the gallery; everything that is asked has to be true. */
export interface Filters {
  readonly words: string;
  readonly group?: Group | undefined;
  readonly players?: PlayerCount | undefined;
  readonly flags: readonly PowerFlag[];
  readonly differsInPrint: boolean;
}

/** Nothing asked. */
export const NO_FILTERS: Filters = { words: '', flags: [], differsInPrint: false };

/** Whether a power is what was asked for. Every word must begin one of the power's, or of its group's name. */
export function matches(god: God, text: PowerText, filters: Filters, groupName = ''): boolean {
  const { words, group, players, flags, differsInPrint } = filters;
  if (group !== undefined && god.group !== group) return false;
  if (players !== undefined && !god.players.includes(players)) return false;
  if (!flags.every((flag) => god.flags.includes(flag))) return false;
  if (differsInPrint && !god.differsInPrint) return false;
  const known = folded([text.name, text.title, text.power, text.printed ?? '', groupName].join(' '));
  return folded(words)
    .split(' ')
    .every((word) => ` ${known}`.includes(` ${word}`));
}

/** A text as it is searched: small letters without accents, and single spaces instead of all other signs. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** The filters in the query of an address; what cannot be understood asks nothing. */
export function parseFilters(query: string): Filters {
  const given = new URLSearchParams(query);
  const flags = (given.get('with') ?? '').split(',');
  return {
    words: given.get('q') ?? '',
    group: GROUP_NAMES.find((group) => group === given.get('group')),
    players: PLAYER_COUNTS.find((count) => String(count) === given.get('players')),
    flags: POWER_FLAGS.filter((flag) => flags.includes(flag)),
    differsInPrint: given.get('edition') === 'printed',
  };
}

/** The query for these filters; fields that belong to others, such as the language, stay. */
export function formatFilters(filters: Filters, query: string): string {
  const fields = new URLSearchParams(query);
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined || value === '') fields.delete(name);
    else fields.set(name, value);
  };
  set('q', filters.words.trim());
  set('group', filters.group);
  set('players', filters.players?.toString());
  set('with', filters.flags.join(','));
  set('edition', filters.differsInPrint ? 'printed' : undefined);
  const text = fields.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
