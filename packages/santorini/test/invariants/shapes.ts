import { isReaction } from '../reactions.ts';
import { against, atWork, type Scene } from '../scene.ts';
import type { Story } from '../story.ts';

/**
 * The form of every turn, power by power, in the signs of a story: m moves, s swaps, p pushes, w walks, f forces, b a block,
 * d a dome, r takes a block away and v all of them, k and x remove, t turns to stone, c comes, e exchanges, o a token, a a
 * direction, & a pair. What others add to it is left out: y, who is carried on, and what Gaea answers to a dome.
 */
const SHAPES: Readonly<Record<string, string>> = {
  achilles: 'm[bd]|[bd]m[bd]',
  adonis: 'm[bd]&?',
  aeolus: 'm[bd]a?',
  apollo: '[ms][bd]',
  'apollo-2e': '[ms][bd]',
  ares: 'm[bd]r?',
  artemis: 'mm?[bd]',
  asteria: 'm[bd]d?',
  atalanta: 'm+[bd]',
  bia: 'mk?[bd]',
  'castor-and-pollux': 'm[bd]|m+|[bd]+',
  charon: 'f?m[bd]',
  'charon-2e': '[mf][bd]',
  charybdis: 'm[bd]o?',
  demeter: 'm[bd][bd]?',
  'europa-and-talus': 'm[bd]o?',
  hephaestus: 'm[bd]|mbb',
  heracles: 'm([bd]|d*)',
  'heracles@printed': 'm[bd]d*',
  hermes: 'm*[bd]|w?w?[bd]',
  hestia: 'm[bd][bd]?',
  hydra: 'm[bd][cx]?',
  jason: 'c?m[bd]',
  'jason@printed': '[mc][bd]',
  maenads: 'm[bd]k*',
  medea: 'm[bd]v?',
  'medea@printed': 'm[bd]r*',
  medusa: 'm[bd]t*',
  minotaur: '[mp][bd]',
  morpheus: 'm[bd]*',
  nemesis: 'm[bd](ee)?',
  'nemesis@printed': 'm[bd]e*',
  odysseus: 'f*m[bd]',
  polyphemus: 'm[bd]d?d?',
  poseidon: 'm[bd]{1,4}',
  prometheus: 'm[bd]|[bd]m[bd]',
  proteus: 'mf?[bd]',
  scylla: 'mf?[bd]',
  siren: 'm[bd]|f+[bd]',
  'siren@printed': 'm[bd]|f+',
  stymphalians: 'mmm?[bd]',
  terpsichore: 'm+[bd]+',
  theseus: 'm[bd]x?',
  triton: 'm+[bd]',
};
const whole = (shape: string): RegExp => new RegExp(`^(${shape})$`);
const PLAIN = whole('m[bd]');
const EXTRA = whole('m[bd]|-');
const FORMS = new Map(Object.entries(SHAPES).map(([power, shape]) => [power, whole(shape)]));

/** A turn has no other steps than its power allows, in no other order; one that ends the game may lack the rest. */
export function shapeFault(scene: Scene, story: Story): string | undefined {
  const { mover, isExtra, isAgain } = scene;
  const own = ownShape(scene, story);
  if (isAgain && own === '-' && story.winner < 0) return undefined;
  const form = isExtra ? EXTRA : formOf(scene, story);
  const fits = story.winner < 0 ? form.test(own) : canGrow(form, own, 4);
  if (!fits) return `${mover.power} has no turn of the shape ${story.shape}`;
  return isHermesOnFoot(scene, story) ? 'a walk is told step by step without need' : undefined;
}

function formOf({ mover }: Scene, { steps }: Story): RegExp {
  const isBorrowed = steps.some(({ sign, side }) => 'msp'.includes(sign) && side + 1 !== mover.side);
  if (mover.spent || isBorrowed) return PLAIN;
  return FORMS.get(`${mover.power}@${mover.edition}`) ?? FORMS.get(mover.power) ?? PLAIN;
}

/** The signs of the mover's own steps. */
function ownShape(scene: Scene, story: Story): string {
  return story.steps
    .filter(({ sign }, n) => sign !== 'y' && !isReaction(scene, story, n))
    .map(({ sign }) => sign)
    .join('');
}

/** Whether a shape is the beginning of one that has the form. */
function canGrow(form: RegExp, shape: string, left: number): boolean {
  if (form.test(shape)) return true;
  return left > 0 && [...'mbdfw'].some((sign) => canGrow(form, shape + sign, left - 1));
}

/** Hermes' steps are told one by one only where somebody interferes with them. */
function isHermesOnFoot(scene: Scene, { steps }: Story): boolean {
  const { mover, isBegun } = scene;
  if (mover.power !== 'hermes' || isBegun || steps.filter(({ sign }) => sign === 'm').length < 2)
    return false;
  const side = mover.side - 1;
  const interferers = ['charybdis', 'tartarus', 'gaea'] as const;
  const opponents = ['harpies', 'moerae'] as const;
  return !(
    interferers.some((power) => atWork(scene, power).length > 0) ||
    opponents.some((power) => against(scene, side, power).length > 0)
  );
}
