import {
  advance,
  type Drafting,
  formatSquare,
  formatTurn,
  joinDecision,
  listPlacements,
  listRoutes,
  listTurns,
  nextChoices,
  nightsOf,
  type Placing,
  Position,
  place,
  play,
  type Square,
  type Stage,
  TurnList,
  undrawnPlacing,
} from '@thera/santorini';

/** A decision in notation, and the stage right after it: nothing drawn, nobody taken out. */
export interface Listed {
  readonly text: string;
  readonly result: Stage;
}

/** Every decision that the stage allows, each result once or by every route; of turns about `most` at most. */
export function listDecisions(stage: Stage, everyRoute: boolean = false, most?: number): Iterable<Listed> {
  switch (stage.phase) {
    case 'offer':
      return offers(stage);
    case 'pick':
      return oneStep(stage, (step) => afterStep(stage, step));
    case 'start':
      return oneStep(stage, (_, seat) =>
        undrawnPlacing(
          stage.cards.map((card) => card!),
          seat,
          nightsOf(stage),
        ),
      );
    case 'place':
      return placements(stage, everyRoute);
    case 'play':
      return turns(stage.position, everyRoute, most);
  }
}

function* turns(position: Position, everyRoute: boolean, most: number | undefined): Generator<Listed> {
  const list = new TurnList();
  if (most !== undefined) list.most = most;
  if (everyRoute) listRoutes(position, list);
  else listTurns(position, list);
  for (const at of list.starts()) {
    const after = new Position();
    play(position, list.data, at, after);
    yield { text: formatTurn(position, list.data, at), result: { phase: 'play', position: after } };
  }
}

function* placements(stage: Placing, everyRoute: boolean): Generator<Listed> {
  const crews = everyRoute ? orderedCrews(stage) : listPlacements(stage);
  for (const squares of crews)
    yield { text: `@${squares.map(formatSquare).join(',')}`, result: place(stage, squares) };
  // Something else is to be chosen before play: a square or a direction.
  if (crews.length === 0)
    for (const { step } of nextChoices(stage, [])) yield { text: step, result: afterStep(stage, step) };
}

function orderedCrews(stage: Placing, chosen: readonly string[] = []): Square[][] {
  return nextChoices(stage, chosen).flatMap(({ step, kind, to, ends }) => {
    if (kind !== 'place' || to === undefined) return [];
    return ends ? [[to]] : orderedCrews(stage, [...chosen, step]).map((crew) => [to, ...crew]);
  });
}

function* oneStep(stage: Drafting, result: (step: string, index: number) => Stage): Generator<Listed> {
  for (const [index, { step }] of nextChoices(stage, []).entries())
    yield { text: step, result: result(step, index) };
}

/** Sets of powers, not sequences: each continues with powers that stand later in the list, and ends with its night. */
function* offers(stage: Drafting, chosen: readonly string[] = [], after: number = 0): Generator<Listed> {
  const open = nextChoices(stage, chosen);
  if (chosen.length === stage.cards.length) {
    const nights = open.length === 0 ? [[]] : open.map(({ step }) => [step]);
    for (const night of nights) {
      const steps = [...chosen, ...night];
      yield { text: joinDecision(steps), result: afterStep(stage, ...steps) };
    }
    return;
  }
  const isOpen = new Set(open.map(({ step }) => step));
  for (const [index, { step }] of nextChoices(stage, []).entries())
    if (index >= after && isOpen.has(step)) yield* offers(stage, [...chosen, step], index + 1);
}

function afterStep(stage: Drafting | Placing, ...steps: readonly string[]): Stage {
  const next = advance(stage, steps, ([first]) => first!);
  if (!next.ok) throw new Error(`${steps.join()} was listed, yet it is refused: ${next.error}`);
  return next.value;
}
