import type { GameName } from '@thera/play';
import type { GameListing } from './game-listing.ts';
import { listing as prometheus } from './prometheus/listing.ts';
import { listing as santorini } from './santorini/listing.ts';
import { listing as santowerini } from './santowerini/listing.ts';
import { listing as sphinx } from './sphinx/listing.ts';

/**
 * Every game that these pages know, the one that most play first. Whatever reads kept games stands on it, and games are
 * kept by what `registry.ts` brings: in one list the two would import each other.
 */
export const LISTINGS: Readonly<Record<GameName, GameListing>> = {
  santorini,
  santowerini,
  sphinx,
  prometheus,
};
