import { diceFor, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { terrainIn } from '../../src/field.ts';
import type { Occurrence } from '../../src/occurrence.ts';
import { type Setup, usualSetup } from '../../src/setup.ts';
import { startOf } from '../../src/start.ts';
import type { State } from '../../src/state.ts';
import { placeOf } from '../../src/terrain.ts';
import { choices, play, position, type Sketch } from '../positions.ts';
import { afterEffects } from '../step-three.ts';

const dice = diceFor(sha256, 'twins', 0);

/** A position, and what is played from there. */
export interface Scene extends Sketch {
  /** How the riddle is set up, where it is seen from its beginning. */
  readonly begins?: Partial<Setup>;
  readonly after?: readonly string[];
  /** Nothing is played but step 3. */
  readonly isEnding?: boolean;
}

/**
 * A position in which something holds, and beside it the same position with one difference, in which it does not: so no
 * line can go wrong without notice, and everything has a case where it does not apply. What holds is a step that may be
 * taken or, after a `!`, something that has happened.
 */
export interface Twin extends Scene {
  readonly holds: string;
  readonly unless: Readonly<Record<string, Scene>>;
}

/** At least one twin for everything that has a name. */
export type Twins<Name extends string | number> = Readonly<Record<Name, readonly [Twin, ...Twin[]]>>;

/** Tests twins by name; `names` says for what there have to be some. */
export function testTwins<Name extends string | number>(twins: Twins<Name>, names: readonly Name[]): void {
  test('everything has a case in which it applies, and one in which it does not', () => {
    expect(Object.keys(twins).toSorted()).toEqual(names.map(String).toSorted());
    for (const name of names)
      for (const { unless } of twins[name]) expect(Object.keys(unless), String(name)).not.toEqual([]);
  });
  for (const name of names)
    describe(String(name), () => {
      test.each(linesOf(twins[name]))('%s: %s', (_, __, holds, scene) => {
        const seen = seenIn(scene);
        if (scene.isTwin) expect(seen).not.toContain(holds);
        else expect(seen).toContain(holds);
      });
    });
}

type Line = readonly [holds: string, why: string, holds: string, scene: Scene & { readonly isTwin: boolean }];

function linesOf(twins: readonly Twin[]): readonly Line[] {
  return twins.flatMap(({ holds, unless, ...scene }) => [
    [holds, 'so it is', holds, { ...scene, isTwin: false }] as const,
    ...Object.entries(unless).map(
      ([why, difference]) => [holds, `not ${why}`, holds, differing(scene, difference)] as const,
    ),
  ]);
}

const differing = (scene: Scene, difference: Scene): Line[3] => ({
  ...scene,
  ...difference,
  change: { ...scene.change, ...difference.change },
  isTwin: true,
});

/** All that may come next, and all that has happened. */
export function seenIn({ after = [], isEnding = false, begins, ...sketch }: Scene): readonly string[] {
  const { riddle = 0, players = 2 } = sketch;
  const before =
    begins === undefined ? position(sketch) : startOf({ ...usualSetup(riddle, players), ...begins }, dice);
  const state = isEnding ? afterEffects(before) : play(before, ...after);
  const happened = [...(begins === undefined ? [] : before.happened), ...state.happened];
  return [...choices(state), ...happened.map((one) => `!${occurrenceText(state, one)}`)];
}

/** What has happened, in few letters: its kind, who or what, and where. */
function occurrenceText(state: State, occurrence: Occurrence): string {
  const { kind, ...facts } = occurrence;
  const told = Object.entries(facts)
    .filter(([name]) => TOLD.has(name))
    .map(([name, fact]) =>
      PLACES.has(name) && typeof fact === 'number' ? placeOf(terrainIn(state), fact).join() : nameOf(fact),
    );
  return [kind, ...told].join(' ');
}

/** A card in the queue is called by what it shows. */
const nameOf = (fact: unknown): string =>
  typeof fact !== 'object' || fact === null
    ? String(fact)
    : Object.values(fact)
        .filter((value) => value !== 'god' && value !== 'blessing')
        .join(' ');

const PLACES: ReadonlySet<string> = new Set(['to', 'on']);
const TOLD: ReadonlySet<string> = new Set([
  ...PLACES,
  ...[
    'worker',
    'figure',
    'piece',
    'colour',
    'tier',
    'god',
    'gem',
    'face',
    'health',
    'ending',
    'blessing',
    'card',
  ],
]);
