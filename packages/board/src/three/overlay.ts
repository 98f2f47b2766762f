import type { Mesh, Object3D } from 'three';
import type { BoardOptions } from '../board.ts';
import { outermost } from '../outermost.ts';
import { type QuarterTurns, turned, turnedGrid } from '../quarter-turns.ts';
import type { Scene, Square } from '../scene.ts';
import { turnsShown } from '../turns-shown.ts';
import { arrowsSolid } from './arrows.ts';
import { focusSolid, ringSolid } from './attention.ts';
import type { View } from './camera.ts';
import { flagHeight, flagSolid } from './flag.ts';
import { geometryOf } from './geometry.ts';
import { lastTurnSolid } from './last-turn.ts';
import { signsGeometry } from './lettering.ts';
import { CHIP_COUNT, chipSigns, drawChips } from './level-chips.ts';
import { type Materials, makeGhost, makeUnlit } from './materials.ts';
import { spotOf, standingHeight, stepOf } from './measures.ts';
import { emptyMesh, fill, replace } from './meshes.ts';
import type { Palette } from './palette.ts';
import { pointerSolid } from './pointers.ts';
import { refusalSolid, shakeAt } from './refusal.ts';
import { textureOf } from './soft-textures.ts';
import { joined, moved, type Solid, turnedY } from './solid.ts';
import { ORDER } from './town.ts';

type Shown = Pick<BoardOptions, 'levels' | 'quarterTurns'>;

/** How far beyond the middle of the last square a vane stands on the rim, and how far beside the middle of its side. */
const VANE = { edge: 0.72, corner: 0.56, aside: { wind: 0.5, arrow: -0.5 } } as const;
const FLAG = { x: 0.16, z: -0.16 };
/** What is hidden behind a tower shines through. */
const HIDDEN = 0.35;

/** What is written on the island: chips, rings, outlines, ribbons, vanes and the flag. */
export class Overlay {
  readonly #palette: Palette;
  readonly #chips: Mesh;
  readonly #attention: Mesh;
  readonly #hiddenFocus: Mesh;
  readonly #lastTurn: Mesh;
  readonly #arrows: Mesh;
  readonly #standing: Mesh;
  readonly #refusal: Mesh;

  constructor(palette: Palette, materials: Materials) {
    this.#palette = palette;
    const map = textureOf();
    drawChips(map, palette);
    this.#chips = emptyMesh(makeUnlit({ vertexColors: false, map, transparent: true, depthWrite: false }));
    this.#attention = emptyMesh(makeUnlit());
    this.#hiddenFocus = emptyMesh(makeGhost(HIDDEN));
    this.#lastTurn = emptyMesh(makeUnlit());
    this.#arrows = emptyMesh(makeUnlit({ depthTest: false, depthWrite: false }));
    this.#standing = emptyMesh(materials.robe);
    this.#standing.castShadow = true;
    this.#refusal = emptyMesh(makeUnlit({ depthTest: false, depthWrite: false, transparent: true }));
    replace(this.#refusal, geometryOf(refusalSolid(palette)));
    this.#refusal.visible = false;
    this.#arrows.renderOrder = this.#hiddenFocus.renderOrder = ORDER.ribbons;
    this.#refusal.renderOrder = this.#chips.renderOrder = ORDER.marks + 1;
  }

  get all(): readonly Object3D[] {
    return [
      this.#chips,
      this.#attention,
      this.#hiddenFocus,
      this.#lastTurn,
      this.#arrows,
      this.#standing,
      this.#refusal,
    ];
  }

  /** What belongs to a scene at once: the ring, the keyboard's frame, vanes, the flag. */
  show(scene: Scene, turns: QuarterTurns): void {
    const focus = focusSolid(scene, turns, this.#palette);
    fill(this.#attention, joined(ringSolid(scene, turns, this.#palette), focus));
    fill(this.#hiddenFocus, focus);
    fill(this.#standing, joined(...this.#vanes(scene, turns), ...this.#flag(scene, turns)));
  }

  /** What the last turn has done; shown when it is done. */
  showLastTurn(scene: Scene | undefined, turns: QuarterTurns): void {
    const solids = (make: typeof lastTurnSolid): Solid =>
      joined(...(scene ? turnsShown(scene).map((last) => make(last, scene, turns, this.#palette)) : []));
    fill(this.#lastTurn, solids(lastTurnSolid));
    fill(this.#arrows, solids(arrowsSolid));
  }

  /** The level of every tower on a chip that turns with the viewer. */
  showChips(scene: Scene, { levels, quarterTurns }: Shown, view: View): void {
    const chips = levels ? chipSigns(scene, quarterTurns, view) : [];
    replace(this.#chips, signsGeometry(chips, CHIP_COUNT));
  }

  /** The cross on a square that cannot be chosen; none without a square. */
  refuse(square: Square | undefined, scene: Scene, turns: QuarterTurns, yaw: number, share: number): void {
    this.#refusal.visible = square !== undefined;
    if (square === undefined) return;
    const { x, z } = spotOf(scene.shape, square, turns);
    const aside = shakeAt(share);
    this.#refusal.position.set(
      x + Math.cos(yaw) * aside,
      standingHeight(scene.towers[square]!) + 0.04,
      z - Math.sin(yaw) * aside,
    );
    this.#refusal.rotation.y = yaw;
  }

  #vanes(scene: Scene, turns: QuarterTurns): readonly Solid[] {
    return scene.pointers.map(({ kind, direction }) => {
      const step = stepOf(direction, turns);
      const isCorner = step.x !== 0 && step.z !== 0;
      const beyond = isCorner ? VANE.corner : VANE.edge;
      const last = outermost(turnedGrid(scene.shape, turns), turned(direction, turns));
      const aside = isCorner ? 0 : VANE.aside[kind];
      const vane = turnedY(pointerSolid(kind, this.#palette), Math.atan2(-step.x, -step.z));
      return moved(
        vane,
        last.x + step.x * beyond - step.z * aside,
        0,
        step.z * beyond + step.x * aside - last.y,
      );
    });
  }

  #flag(scene: Scene, turns: QuarterTurns): readonly Solid[] {
    if (scene.won === undefined) return [];
    const { x, z } = spotOf(scene.shape, scene.won, turns);
    return [moved(flagSolid(scene, this.#palette), x + FLAG.x, flagHeight(scene), z + FLAG.z)];
  }
}
