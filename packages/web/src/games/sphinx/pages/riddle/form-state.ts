import { COLOURS, type Colour, colourCount, type GodId, type Setup, usualSetup } from '@thera/sphinx';
import type { SeatPlan } from '../../../../kept-games/table-plan.ts';
import { planFor, type SphinxPlan } from '../../tables/table-plan.ts';

/** Everything that is chosen before a riddle; what a smaller table does not need is kept for a larger one. */
export interface FormState {
  readonly riddle: number;
  readonly players: number;
  readonly names: readonly string[];
  readonly kinds: readonly SeatPlan['kind'][];
  /** All three, in the order of crews. */
  readonly colours: readonly Colour[];
  readonly first: number;
  readonly isExpert: boolean;
  readonly friendly: readonly GodId[];
}

const NO_NAMES = ['', '', '', ''];

export const newForm = (riddle: number, names: readonly string[] = NO_NAMES): FormState => ({
  riddle,
  players: 2,
  names,
  kinds: ['person', 'person', 'person', 'person'],
  colours: COLOURS,
  first: 0,
  isExpert: false,
  friendly: [],
});

/** Gives a crew a colour; whoever has it takes the one that becomes free. */
export function withColour(form: FormState, crew: number, colour: Colour): FormState {
  const holder = form.colours.indexOf(colour);
  const colours = form.colours.with(holder, form.colours[crew]!).with(crew, colour);
  return { ...form, colours };
}

/** Chooses a friendly god, or no longer; the first chosen goes when there are more than wanted. */
export function withFriend(form: FormState, god: GodId, most: number): FormState {
  const others = form.friendly.filter((known) => known !== god);
  const isChosen = others.length < form.friendly.length;
  return { ...form, friendly: isChosen ? others : [...others, god].slice(-most) };
}

export const withPlayers = (form: FormState, players: number): FormState => ({
  ...form,
  players,
  first: Math.min(form.first, players - 1),
});

/** Which crew a seat belongs to: among four, partners share one. */
export const crewOfSeat = ({ players }: FormState, seat: number): number => (players === 3 ? seat : seat % 2);

/** What the rules are told. */
export function setupOf({ riddle, players, colours, first, isExpert, friendly }: FormState): Setup {
  return {
    ...usualSetup(riddle, players),
    isExpert,
    first,
    friendly,
    colours: players === 1 ? usualSetup(riddle, 1).colours : colours.slice(0, colourCount(players)),
  };
}

/** The table that was agreed on. */
export function planOf(form: FormState): SphinxPlan {
  return planFor(
    setupOf(form),
    form.kinds.map((kind) => ({ kind })),
  );
}

/** What the players want to be called, nothing for the computer's seats. */
export const namesOf = ({ names, kinds, players }: FormState): readonly string[] =>
  names.slice(0, players).map((name, seat) => (kinds[seat] === 'computer' ? '' : name.trim()));
