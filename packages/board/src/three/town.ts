import { AdditiveBlending, type Blending, type Material, NormalBlending, type Object3D } from 'three';
import { MARK_KINDS, type MarkKind, TOKEN_KINDS } from '../scene.ts';
import { castOf } from './cast.ts';
import { CAPACITY, Crowd } from './crowd.ts';
import { domeSolid, drumSolid } from './dome.ts';
import type { GameSolids } from './game-solids.ts';
import { geometryOf } from './geometry.ts';
import { markPoses } from './mark-poses.ts';
import { markSolid } from './marks.ts';
import { type Materials, makeGhost, makeUnlit } from './materials.ts';
import { LEVELS } from './measures.ts';
import { lying } from './meshes.ts';
import type { Palette } from './palette.ts';
import type { Instant } from './passage.ts';
import { type Bearer, piecePoses } from './piece-poses.ts';
import { roundSpot, squareSpot } from './soft-textures.ts';
import type { Solid } from './solid.ts';
import type { TierMeans } from './tiers.ts';
import { tokenPoses } from './token-poses.ts';
import { TOKEN_SOLIDS } from './tokens.ts';
import { towerPoses } from './tower-poses.ts';
import { levelSolid } from './towers.ts';

/** Pieces are drawn after the ribbons of the last turn, which lie over everything else. */
export const ORDER = { ribbons: 4, pieces: 5, marks: 6 } as const;

const SHADOW_COLOUR = '#180e30';
const SHADOW_STRENGTH = { square: 0.72, round: 0.7 };
/** A mark behind a tower shines through. */
const HIDDEN_MARK = 0.42;
/** Lamps at night light the ground before the doors. */
const LAMPLIGHT = 0.5;

/** Everything that can move: towers, pieces, tokens, marks, and their soft shadows. */
export class Town {
  readonly #blocks: readonly Crowd[];
  readonly #domes: Crowd;
  readonly #drums: Crowd;
  /** By their roles. */
  readonly #pieces: ReadonlyMap<string, Crowd>;
  readonly #bases: ReadonlyMap<string, Crowd>;
  readonly #tokens: Readonly<Record<string, Crowd>>;
  readonly #marks: Readonly<Record<MarkKind, Crowd>>;
  readonly #hiddenMarks: Readonly<Record<MarkKind, Crowd>>;
  readonly #squareShadows: Crowd;
  readonly #roundShadows: Crowd;
  readonly #puffs: Crowd;
  readonly #lamplight: Crowd;
  readonly #isNight: boolean;

  constructor(palette: Palette, means: TierMeans, materials: Materials, game: GameSolids | undefined) {
    const solids = game?.solids ?? {};
    this.#isNight = palette.night;
    const solid = (make: () => Solid, material: Material): Crowd => {
      const crowd = new Crowd(() => geometryOf(make()), material);
      crowd.mesh.castShadow = true;
      crowd.mesh.receiveShadow = true;
      return crowd;
    };
    this.#blocks = LEVELS.map((_, level) =>
      solid(() => levelSolid(level, palette, means), materials.plaster),
    );
    this.#domes = solid(() => domeSolid(palette, means), materials.glaze);
    this.#drums = solid(() => drumSolid(palette, means), materials.plaster);
    const cast = castOf(solids, palette, means);
    this.#pieces = new Map(
      cast.map(({ name, solid: make }) => {
        const crowd = solid(make, materials.robe);
        crowd.mesh.renderOrder = ORDER.pieces;
        return [name, crowd];
      }),
    );
    const unlit = makeUnlit();
    const bases = ({ signage }: GameSolids): readonly [string, Crowd][] =>
      cast.flatMap(({ name, colours }) =>
        [false, true].map((isStunned): [string, Crowd] => [
          isStunned ? `${name} stunned` : name,
          new Crowd(() => geometryOf(signage.base(colours, palette, isStunned)), unlit),
        ]),
      );
    this.#bases = new Map(game && bases(game));
    this.#tokens = {
      ...by(TOKEN_KINDS, (kind) => solid(() => TOKEN_SOLIDS[kind](palette), materials.robe)),
      // Those of a game's own look like its pieces that belong to nobody.
      ...Object.fromEntries(
        cast
          .filter(({ name }) => name in solids)
          .map(({ name, solid: make }) => [name, solid(make, materials.robe)]),
      ),
    };
    const [inSight, hidden] = [makeUnlit(), makeGhost(HIDDEN_MARK)];
    const mark = (kind: MarkKind) => () => geometryOf(markSolid(kind, palette));
    this.#marks = by(MARK_KINDS, (kind) => new Crowd(mark(kind), inSight));
    this.#hiddenMarks = by(MARK_KINDS, (kind) => new Crowd(mark(kind), hidden));
    const soft = (
      map: ReturnType<typeof roundSpot>,
      opacity: number,
      blending: Blending = NormalBlending,
    ): Material =>
      makeUnlit({
        vertexColors: false,
        map,
        transparent: true,
        opacity,
        blending,
        depthWrite: false,
        polygonOffset: true,
        polygonOffsetFactor: -2,
      });
    this.#squareShadows = new Crowd(
      () => lying(1),
      soft(squareSpot(SHADOW_COLOUR), SHADOW_STRENGTH.square),
      4 * CAPACITY,
    );
    this.#roundShadows = new Crowd(
      () => lying(1),
      soft(roundSpot(SHADOW_COLOUR), SHADOW_STRENGTH.round),
      2 * CAPACITY,
    );
    this.#puffs = new Crowd(() => lying(1), soft(roundSpot('#fffaf0'), 0.9));
    this.#lamplight = new Crowd(() => lying(1), soft(roundSpot(palette.lamp), LAMPLIGHT, AdditiveBlending));
    for (const kind of MARK_KINDS) {
      this.#marks[kind].mesh.renderOrder = ORDER.marks;
      this.#hiddenMarks[kind].mesh.renderOrder = ORDER.ribbons;
    }
  }

  get all(): readonly Object3D[] {
    return this.#crowds().map(({ mesh }) => mesh);
  }

  /** Puts everything where it is at one time; signs around pieces are put up by somebody else. */
  place(instant: Instant): readonly Bearer[] {
    const [towers, pieces, tokens] = [towerPoses(instant), piecePoses(instant), tokenPoses(instant)];
    this.#blocks.forEach((crowd, level) => {
      crowd.place(towers.blocks[level]!);
    });
    this.#domes.place(towers.domes);
    this.#drums.place(towers.domes);
    for (const name of pieces.pieces.keys())
      if (!this.#pieces.has(name)) throw new Error(`nobody has brought a solid of a ${name}`);
    for (const name of pieces.bases.keys())
      if (!this.#bases.has(name)) throw new Error(`nobody has brought a base for a ${name}`);
    for (const [name, crowd] of this.#pieces) crowd.place(pieces.pieces.get(name) ?? []);
    for (const [name, crowd] of this.#bases) crowd.place(pieces.bases.get(name) ?? []);
    for (const kind of tokens.tokens.keys())
      if (!this.#tokens[kind]) throw new Error(`nobody has brought a solid of a ${kind}`);
    for (const [kind, crowd] of Object.entries(this.#tokens)) crowd.place(tokens.tokens.get(kind) ?? []);
    this.#squareShadows.place(towers.shadows);
    this.#roundShadows.place([...pieces.shadows, ...tokens.shadows]);
    this.#puffs.place(towers.puffs);
    this.#lamplight.place(this.#isNight ? towers.lamplight : []);
    this.#placeMarks(instant);
    return pieces.bearers;
  }

  /** Marks turn with the viewer. */
  #placeMarks(instant: Instant): void {
    const marks = markPoses(instant);
    for (const kind of MARK_KINDS) {
      this.#marks[kind].place(marks[kind]);
      this.#hiddenMarks[kind].place(marks[kind]);
    }
  }

  #crowds(): readonly Crowd[] {
    return [
      ...this.#blocks,
      this.#domes,
      this.#drums,
      ...this.#pieces.values(),
      ...this.#bases.values(),
      ...Object.values(this.#tokens),
      ...Object.values(this.#marks),
      ...Object.values(this.#hiddenMarks),
      this.#squareShadows,
      this.#roundShadows,
      this.#puffs,
      this.#lamplight,
    ];
  }
}

function by<K extends string, V>(kinds: readonly K[], make: (kind: K) => V): Record<K, V> {
  return Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<K, V>;
}
