import type { Occurrence } from '@thera/prometheus';

/** Occurrences of some kinds. */
export type Told<Kind extends Occurrence['kind']> = Extract<Occurrence, { readonly kind: Kind }>;
