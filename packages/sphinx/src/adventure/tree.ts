/** The middle of the tree: who is joined to it is friendly. */
export const POLARIS = 'polaris';

/** The gods of the tree, ring by ring from the middle, and clockwise from the north. */
export const TREE_GODS = [
  'pegasus',
  'medusa',
  'eros',
  'limus',
  'persephone',
  'hypnus',
  'iris',
  'morpheus',
  'circe',
  'hippolyta',
  'dionysus',
  'scylla',
  'bia',
  'tyche',
  'proteus',
  'asteria',
  'chaos',
  'maenads',
  'hera',
  'castor-pollux',
  'hydra',
  'nyx',
  'eris',
  'chronus',
] as const;
export type TreeGod = (typeof TREE_GODS)[number];
export type TreeNode = typeof POLARIS | TreeGod;

/** Where a node is drawn: its ring from the middle, and degrees clockwise from the north. */
export interface TreePlace {
  readonly ring: number;
  readonly angle: number;
}

/** Where everything is drawn. */
export const TREE_PLACES: Readonly<Record<TreeNode, TreePlace>> = {
  polaris: { ring: 0, angle: 0 },
  pegasus: { ring: 1, angle: 0 },
  medusa: { ring: 1, angle: 60 },
  eros: { ring: 1, angle: 120 },
  limus: { ring: 1, angle: 180 },
  persephone: { ring: 1, angle: 240 },
  hypnus: { ring: 1, angle: 300 },
  iris: { ring: 2, angle: 0 },
  morpheus: { ring: 2, angle: 60 },
  circe: { ring: 2, angle: 105 },
  hippolyta: { ring: 2, angle: 135 },
  dionysus: { ring: 2, angle: 180 },
  scylla: { ring: 2, angle: 240 },
  bia: { ring: 2, angle: 300 },
  tyche: { ring: 2, angle: 335 },
  proteus: { ring: 3, angle: 0 },
  asteria: { ring: 3, angle: 60 },
  chaos: { ring: 3, angle: 95 },
  maenads: { ring: 3, angle: 135 },
  hera: { ring: 3, angle: 170 },
  'castor-pollux': { ring: 3, angle: 195 },
  hydra: { ring: 3, angle: 240 },
  nyx: { ring: 3, angle: 285 },
  eris: { ring: 3, angle: 325 },
  chronus: { ring: 3, angle: 345 },
};

/** Every path, named by its ends, and how many diamonds are on it. */
export const PATH_DIAMONDS = {
  'polaris/pegasus': 2,
  'polaris/medusa': 2,
  'polaris/eros': 2,
  'polaris/limus': 2,
  'polaris/persephone': 2,
  'polaris/hypnus': 2,
  'pegasus/medusa': 2,
  'medusa/eros': 2,
  'eros/limus': 2,
  'limus/persephone': 2,
  'persephone/hypnus': 2,
  'hypnus/pegasus': 2,
  'pegasus/iris': 3,
  'medusa/morpheus': 3,
  'eros/circe': 3,
  'eros/hippolyta': 3,
  'limus/dionysus': 3,
  'persephone/scylla': 3,
  'hypnus/bia': 3,
  'pegasus/tyche': 3,
  'iris/morpheus': 1,
  'morpheus/circe': 1,
  'circe/hippolyta': 1,
  'hippolyta/dionysus': 1,
  'dionysus/scylla': 1,
  'scylla/bia': 1,
  'bia/tyche': 1,
  'tyche/iris': 1,
  'iris/proteus': 3,
  'morpheus/asteria': 3,
  'circe/chaos': 3,
  'hippolyta/maenads': 3,
  'dionysus/hera': 3,
  'dionysus/castor-pollux': 3,
  'scylla/hydra': 3,
  'bia/nyx': 3,
  'tyche/eris': 3,
  'tyche/chronus': 3,
  'asteria/chaos': 2,
  'hydra/nyx': 2,
} as const;
export type PathId = keyof typeof PATH_DIAMONDS;

/** The two ends of a path. */
export type Ends = readonly [TreeNode, TreeNode];

/** A path between two nodes. */
export interface Path {
  readonly id: PathId;
  readonly ends: Ends;
  readonly diamonds: number;
}

// The names above are written as `end/end`.
const endsOf = (id: PathId): Ends => id.split('/') as unknown as Ends;

/** Every path of the tree. */
export const PATHS: readonly Path[] = (Object.keys(PATH_DIAMONDS) as PathId[]).map((id) => ({
  id,
  ends: endsOf(id),
  diamonds: PATH_DIAMONDS[id],
}));

/** What is suggested for the two diamonds of the tutorial. */
export const SUGGESTED_PATH: PathId = 'polaris/pegasus';
