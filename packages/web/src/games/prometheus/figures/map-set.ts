import '../tokens.css';
import type { MapSet } from '@thera/board';
import { PROMETHEUS_DRAWINGS } from './drawings.ts';

/**
 * Both maps, the faces and what lies in areas, for every board of this game.
 *
 * A page makes a board once for each element, `const board = svgMapBoard(PROMETHEUS_MAPS)(host, options, events)`, and
 * shows a scene after every change, `await board.show(scene)`: what differs is redrawn and moves. `scene.map` says which
 * map it is; another one fades in. Over the host it lays one button for each entry of `board.outlines()`. The host has
 * the shape of the form: 1000 by 1330 when it is tall, 1440 by 1040 when it is wide. What cannot be read from two
 * scenes (who threw whom, over which areas somebody went, what was turned over) is told by `scene.events`; a scene that
 * is shown again keeps the same array. `mapMiniature` is the small picture on a tab, `unitSign` a unit by itself.
 */
export const PROMETHEUS_MAPS: MapSet = PROMETHEUS_DRAWINGS;
