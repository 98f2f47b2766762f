import { expect, test } from 'vitest';
import { TOY_RELIEF, toyDrawing } from '../../../test/toy-relief.ts';
import { orbited, projected } from '../../three/camera.ts';
import { MAP_FORMS } from '../map-board.ts';
import { mapOutlines } from './map-outlines.ts';
import { mapView } from './map-view.ts';
import { placed } from './space.ts';
import { isWithin, terrainOf } from './terrain.ts';

const PICTURES = MAP_FORMS.flatMap((form) => [0.5, 0.75, 1, 1.4, 2.2].map((aspect) => ({ form, aspect })));

test.for(PICTURES)(
  'all of a map that is $form is seen in a picture $aspect times as wide as high',
  ({ form, aspect }) => {
    const drawing = toyDrawing(form);
    const terrain = terrainOf(drawing, TOY_RELIEF);
    const outlines = mapOutlines(drawing, terrain, mapView(drawing, terrain, aspect), aspect);
    const points = [...outlines.values()].flat();
    for (const [x, y] of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(100);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(100);
    }
    const span = (axis: 0 | 1): number =>
      Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]));
    expect(Math.max(span(0), span(1))).toBeGreaterThan(60);
  },
);

test.for(PICTURES)(
  'the middle of an area is seen within its outline, $form, $aspect, also when the view is turned',
  ({ form, aspect }) => {
    const drawing = toyDrawing(form);
    const terrain = terrainOf(drawing, TOY_RELIEF);
    const home = mapView(drawing, terrain, aspect);
    for (const yaw of [0, 40, -60]) {
      const view = orbited(home, { yaw, elevation: 0, distance: 1 });
      const outlines = mapOutlines(drawing, terrain, view, aspect);
      for (const { area, middle } of drawing.cells.values()) {
        const [u, v] = projected(placed(drawing, middle, terrain.heightOf(area)), view, aspect);
        expect(isWithin(outlines.get(area)!, [50 + 50 * u, 50 - 50 * v])).toBe(true);
      }
    }
  },
);
