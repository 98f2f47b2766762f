import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const GAMES = ['santorini', 'santowerini', 'sphinx', 'prometheus'] as const;
const PURE = ['table', ...GAMES, 'texts', 'play', 'engine', 'protocol'] as const;

/** What each package may import of ours: nothing ever imports upward. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  table: [],
  santorini: ['table'],
  santowerini: ['table'],
  sphinx: ['table'],
  prometheus: ['table'],
  texts: ['table', ...GAMES],
  play: ['table', ...GAMES, 'texts'],
  engine: ['table', 'santorini'],
  protocol: ['table'],
  board: [],
  server: PURE,
  web: [...PURE, 'board'],
  cli: [...PURE, 'server', 'web'],
};

/** What the tests of a package may import besides: pages are tested as visitors get them, from the server. */
const TEST_ARROWS: Readonly<Record<string, readonly string[]>> = { web: ['server'] };

const SCOPE = '@thera/';
/** The game that shows what a game must be; it is played in tests only. */
const TOY = '@thera/table/toy';
/** All games together, which is more than most need. */
const ALL_GAMES = '@thera/play/games';
const TEST_TOOLS: readonly string[] = [
  'vitest',
  'vite',
  'fast-check',
  'playwright-core',
  '@axe-core/playwright',
];

/** A package as far as the arrows are concerned. */
export interface Package {
  readonly name: string;
  /** Everything its package.json lists as needed to run. */
  readonly dependencies: readonly string[];
  /** What it lists as needed by its tests only. */
  readonly testDependencies: readonly string[];
}

/** One import, as written in a source file. */
export interface Import {
  /** Path of the importing file inside its package. */
  readonly file: string;
  readonly target: string;
}

/** Everything in the packages that goes against the arrows, one line each. */
export function arrowFaults(root: string): readonly string[] {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const folder = join(root, 'packages', name);
    if (!existsSync(join(folder, 'package.json'))) return [`packages/${name}: no package.json`];
    const listed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { dependencies = {}, devDependencies = {} } = listed;
    const owner: Package = {
      name,
      dependencies: Object.keys(dependencies),
      testDependencies: Object.keys(devDependencies),
    };
    const faults = ['src', 'test']
      .flatMap((part) => sourcesOf(join(folder, part)))
      .flatMap((path) =>
        importsOf(readFileSync(path, 'utf8')).map((target) =>
          importFault(owner, { file: relative(folder, path), target }),
        ),
      );
    return [...dependencyFaults(owner), ...faults.filter((fault) => fault !== undefined)];
  });
}

/** What is wrong with the list of dependencies of a package. */
export function dependencyFaults({ name, dependencies, testDependencies }: Package): readonly string[] {
  const allowed = ARROWS[name];
  if (allowed === undefined) return [`packages/${name}: has no row in scripts/arrows.ts`];
  const allowedInTests = [...allowed, ...(TEST_ARROWS[name] ?? [])];
  const isFault = (wanted: string, among: readonly string[]): boolean =>
    wanted.startsWith(SCOPE) && !among.includes(wanted.slice(SCOPE.length));
  return [
    ...dependencies.filter((wanted) => isFault(wanted, allowed)),
    ...testDependencies.filter((wanted) => isFault(wanted, allowedInTests)),
  ].map((wanted) => `packages/${name}: may not depend on ${wanted}`);
}

/** What is wrong with one import, if anything. */
export function importFault(owner: Package, { file, target }: Import): string | undefined {
  const isTest = file.startsWith('test') || /\.(test|battery)\.tsx?$/.test(file);
  const wanted = packageOf(target);
  const fault = (what: string): string => `packages/${owner.name}/${file}: ${what}`;
  if (target.startsWith('.')) {
    // Resolved below an imaginary folder, so that climbing out of the package shows.
    const inside = join('package', file, '..', target).startsWith(join('package', isTest ? '' : 'src'));
    return inside ? undefined : fault(`reaches out of its package with ${target}`);
  }
  if (target.startsWith('node:')) {
    const isPure = (PURE as readonly string[]).includes(owner.name);
    return isPure && !isTest ? fault(`is pure, yet imports ${target}`) : undefined;
  }
  if (isTest && (TEST_TOOLS.includes(wanted) || target === TOY)) return undefined;
  const listed = isTest ? [...owner.dependencies, ...owner.testDependencies] : owner.dependencies;
  if (!listed.includes(wanted)) return fault(`imports ${wanted}, which package.json does not list`);
  if (wanted.startsWith(SCOPE) && target !== wanted && !isGamesPart(target, wanted) && target !== ALL_GAMES)
    return fault(`reaches past the index of ${wanted}`);
  return undefined;
}

/** What a package has for one game has an index of its own. */
const isGamesPart = (target: string, owner: string): boolean =>
  GAMES.some((game) => target === `${owner}/${game}`);

/** The modules that a source names, types included. */
export function importsOf(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const forms = [
    /^\s*(?:import|export)\b[^'";]*\bfrom\s*['"]([^'"]+)['"]/gm,
    /^\s*import\s*['"]([^'"]+)['"]/gm,
    /\bimport\(\s*['"]([^'"]+)['"]/g,
  ];
  return forms.flatMap((form) => [...code.matchAll(form)].map((match) => match[1] ?? ''));
}

function packageOf(target: string): string {
  const [first = '', second = ''] = target.split('/');
  return target.startsWith('@') ? `${first}/${second}` : first;
}

function sourcesOf(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path));
}
