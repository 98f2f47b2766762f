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
  type Placing,
  Position,
  place,
  play,
  type Square,
  type Stage,
  TurnList,
  undrawnPlacing,
} from '@thera/rules';

/** A decision in notation, and the stage right after it: nothing drawn, nobody taken out. */
export interface Listed {
  readonly text: string;
  readonly result: Stage;
}

/** Every decision that the stage allows, each result once or by every route. */
export function listDecisions(stage: Stage, everyRoute: boolean = false): Iterable<Listed> {
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
        ),
      );
    case 'place':
      return placements(stage, everyRoute);
    case 'play':
      return turns(stage.position, everyRoute);
  }
}

function* turns(position: Position, everyRoute: boolean): Generator<Listed> {
  const list = new TurnList();
  if (everyRoute) listRoutes(position, list);
  else listTurns(position, list);
  for (const at of list.starts()) {
    const after = new Position();
    play(position, list.data, at, after);
    yield { text: formatTurn(position, list.data, at), result: { phase: 'play', position: after } };
  }
}

function* placements(stage: Placing, everyRoute: boolean): Generator<Listed> {
  const all = everyRoute ? orderedPairs(stage) : listPlacements(stage);
  for (const squares of all)
    yield { text: `@${squares.map(formatSquare).join(',')}`, result: place(stage, squares) };
}

function orderedPairs(stage: Placing): Square[][] {
  return nextChoices(stage, []).flatMap((first) =>
    nextChoices(stage, [first.step]).map((second) => [first.to!, second.to!]),
  );
}

function* oneStep(stage: Drafting, result: (step: string, index: number) => Stage): Generator<Listed> {
  for (const [index, { step }] of nextChoices(stage, []).entries())
    yield { text: step, result: result(step, index) };
}

/** Sets of powers, not sequences: each continues with powers that stand later in the list. */
function* offers(stage: Drafting, chosen: readonly string[] = [], after: number = 0): Generator<Listed> {
  const all = nextChoices(stage, []).map(({ step }) => step);
  if (chosen.length === stage.cards.length) {
    yield { text: joinDecision(chosen), result: afterStep(stage, ...chosen) };
    return;
  }
  const open = new Set(nextChoices(stage, chosen).map(({ step }) => step));
  for (const [index, step] of all.entries())
    if (index >= after && open.has(step)) yield* offers(stage, [...chosen, step], index + 1);
}

function afterStep(stage: Drafting, ...steps: readonly string[]): Stage {
  const next = advance(stage, steps, ([first]) => first!);
  if (!next.ok) throw new Error(`${steps.join()} was listed, yet it is refused: ${next.error}`);
  return next.value;
}
