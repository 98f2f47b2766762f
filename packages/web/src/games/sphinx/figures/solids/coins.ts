import {
  edged,
  type Form,
  joined,
  lathe,
  moved,
  type PieceColours,
  type Point2,
  painted,
  plate,
  prism,
  rgb,
  type Solid,
  torus,
  turnedX,
} from '@thera/board';
import type { CoinColour, Level } from '../kinds.ts';
import { digitForm } from './digits.ts';

const RADIUS = 0.24;
const THICKNESS = 0.06;
const SCALLOPS = 10;
const DEPTH = 0.014;

/** Round, with a rim. */
const disc = (around: number): Form =>
  turnedX(
    lathe(
      [
        [0, -THICKNESS / 2],
        [RADIUS, -THICKNESS / 2],
        [RADIUS, -THICKNESS / 2],
        [RADIUS, THICKNESS / 2],
        [RADIUS, THICKNESS / 2],
        [0, THICKNESS / 2],
      ],
      around + 14,
    ),
    Math.PI / 2,
  );

/** Ten scallops around its edge. */
function flower(): Form {
  const steps = 6;
  const outline = Array.from({ length: SCALLOPS * steps }, (_, index): Point2 => {
    const angle = (2 * Math.PI * index) / (SCALLOPS * steps);
    const bulge = Math.abs(Math.sin((SCALLOPS * angle) / 2));
    const radius = RADIUS * (0.9 + 0.16 * bulge);
    return [radius * Math.sin(angle), radius * Math.cos(angle)];
  });
  return plate(outline, THICKNESS, [0, 0]);
}

const SHAPES: Readonly<Record<CoinColour, (around: number) => Form>> = { silver: disc, gold: flower };

const halfDome = (radius: number): Form => {
  const outline = Array.from({ length: 11 }, (_, index): Point2 => {
    const angle = (Math.PI * index) / 10;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return prism(outline, DEPTH, [0, radius * 0.4]);
};

/** A coin that stands upright, with the level that it needs; 4 wears the dome. */
export function coinSolid(colour: CoinColour, level: Level) {
  return ({ fill, edge, accent = edge, glow = 0 }: PieceColours, around: number): Solid => {
    const isDomed = level === 4;
    const digit = moved(digitForm(level, isDomed ? 0.2 : 0.25), 0, isDomed ? -0.045 : 0, THICKNESS / 2);
    const coin = joined(
      edged(SHAPES[colour](around), fill, edge, glow),
      painted(moved(torus(0.185, 0.009, around + 10, 4), 0, 0, THICKNESS / 2), rgb(edge)),
      painted(digit, rgb(accent)),
      ...(isDomed ? [painted(moved(halfDome(0.08), 0, 0.075, THICKNESS / 2), rgb(accent))] : []),
    );
    return moved(turnedX(coin, -0.16), 0, RADIUS + 0.01, 0);
  };
}
