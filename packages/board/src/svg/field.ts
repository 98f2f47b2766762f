import type { FieldDrawing } from './field-drawing.ts';
import { gateOn } from './gates.ts';
import { routes, texturesOnGround, texturesOnRoof } from './textures.ts';

/** Textures of zones, routes and gates. */
export const FIELD_DRAWING: FieldDrawing = {
  ground: (drawing, scene) => [...texturesOnGround(drawing, scene), ...routes(drawing, scene)],
  roof: texturesOnRoof,
  gate: gateOn,
};
