import type { GodTexts } from '../../sphinx/card-text.ts';
import { builders } from './builders.ts';
import { movers } from './movers.ts';
import { specialists } from './specialists.ts';

/** Every god. */
export const gods: GodTexts = { ...movers, ...builders, ...specialists };
