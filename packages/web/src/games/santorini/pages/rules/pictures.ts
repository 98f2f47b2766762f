import type { Scene } from '@thera/board';
import { isComplete } from '@thera/play';
import { attemptOn, type SantoriniAttempt, tap } from '@thera/play/santorini';
import {
  inTheMaking,
  Position,
  parsePosition,
  parseSquare,
  parseTurn,
  play,
  type Square,
} from '@thera/santorini';
import type { RulesPageText } from '@thera/texts/santorini';
import { withBodies, womenAfter, womenOf } from '../../board/bodies.ts';
import { lastTurn } from '../../board/last-turn.ts';
import { sceneOf } from '../../board/scene-of.ts';
import { withChoices } from '../../board/with-choices.ts';

type Sections = RulesPageText['sections'];
type PictureName = 'story' | keyof Sections['turn']['notes'] | keyof Sections['strategy']['notes'];

/** A position in notation, and the squares that are tapped in it; what can be chosen then is marked. */
interface Picture {
  readonly position: string;
  readonly taps: readonly string[];
}

const PICTURES: Readonly<Record<PictureName, Picture>> = {
  story: { position: '01000 02400 10230 02102 00010/1/mortal:C3,B4/mortal:E2,B2', taps: [] },
  move: { position: '00000 00000 00000 00000 00000/1/mortal:C3,A1/mortal:A5,D4', taps: ['C3'] },
  climb: { position: '00000 02300 01100 00020 00000/1/mortal:C3,A1/mortal:E5,E3', taps: ['C3'] },
  build: { position: '00000 00100 01010 00000 00000/1/mortal:C3,A1/mortal:A5,E4', taps: ['C3', 'D3'] },
  dome: { position: '00000 00013 00120 00000 00000/1/mortal:C3,A1/mortal:A5,E2', taps: ['C3', 'D4', 'E4'] },
  win: { position: '00000 00100 01230 00000 00000/1/mortal:C3,A1/mortal:A5,E1', taps: ['C3', 'D3'] },
  stuck: { position: '00200 24200 00010 00000 00000/2/mortal:D4,C2/mortal:A5,B5', taps: [] },
  centre: { position: '00000 00000 00000 00000 00000/1/mortal:C3,D2/mortal:A5,E4', taps: ['C3'] },
  height: { position: '00000 01200 02100 00000 00000/1/mortal:B3,C4/mortal:D2,E4', taps: [] },
  domes: { position: '00000 00400 00240 00100 00000/1/mortal:C2,E4/mortal:C3,A4', taps: [] },
  gifts: { position: '00000 00000 02230 00000 00000/1/mortal:D4,A1/mortal:C3,E1', taps: [] },
  threats: { position: '00000 00030 01200 00030 00000/1/mortal:C3,A1/mortal:E3,A5', taps: ['C3'] },
  freedom: { position: '00000 00000 00000 24000 02000/1/mortal:A1,C4/mortal:C1,D3', taps: [] },
};

const COLOURS = [0, 1, 2, 3] as const;

/** The picture that goes with a section or a note; undefined for those without one. */
export function noteScene(name: string): Scene | undefined {
  const picture = (PICTURES as Readonly<Record<string, Picture>>)[name];
  return picture === undefined ? undefined : pictureScene(picture);
}

function pictureScene({ position: text, taps }: Picture): Scene {
  const position = parsePosition(text);
  // The pictures are our own and tested.
  if (!position.ok) throw new Error(`a picture is refused: ${position.error}`);
  const before = position.value;
  if (taps.length === 0) return sceneOf(before, COLOURS);
  const attempt = taps.reduce(tapped, attemptOn({ phase: 'play', position: before }));
  const { steps } = attempt;
  if (!isComplete(attempt))
    return withChoices(sceneAfter(before, inTheMaking(before, steps) ?? before), attempt);
  const after = positionAfter(before, steps);
  const last = lastTurn(before, after, before.turn, COLOURS);
  const won = after.winner < 0 ? undefined : last.reached[0];
  return { ...sceneAfter(before, after), last, ...(won === undefined ? {} : { won }) };
}

function tapped(attempt: SantoriniAttempt, name: string): SantoriniAttempt {
  const result = tap(attempt, parseSquare(name) as Square);
  if (result.kind !== 'attempt') throw new Error(`${name} cannot be chosen in a picture`);
  return result.attempt;
}

function positionAfter(before: Position, steps: readonly string[]): Position {
  const turn = parseTurn(before, steps.join(' '));
  if (!turn.ok) throw new Error(`a turn in a picture is refused: ${turn.error}`);
  const after = new Position();
  play(before, turn.value, 0, after);
  return after;
}

/** Who has moved is still the same. */
const sceneAfter = (before: Position, after: Position): Scene =>
  withBodies(sceneOf(after, COLOURS), after, womenAfter(womenOf(before), before, after));
