import { type TextLoader, textLoader } from '../../text-loader.ts';

/** A few paragraphs. */
export interface ProseText {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A list of sentences. */
export interface ListText {
  readonly title: string;
  readonly lead: string;
  readonly items: readonly string[];
}

/** Words or signs and what they mean. */
export interface DefinitionsText {
  readonly title: string;
  readonly lead: string;
  readonly items: readonly { readonly term: string; readonly meaning: string }[];
}

/** Notes with a heading each; some have a picture of the same name. */
export interface NotesText<Name extends string> {
  readonly title: string;
  readonly lead: string;
  readonly notes: Readonly<Record<Name, { readonly title: string; readonly text: string }>>;
}

/** The texts of the rules page, section by section in their order. */
export interface RulesPageText {
  readonly title: string;
  readonly lead: string;
  readonly contents: string;
  readonly learn: string;
  readonly sections: {
    readonly story: ProseText;
    readonly facts: DefinitionsText;
    readonly essentials: ListText;
    readonly turn: NotesText<'move' | 'climb' | 'build' | 'dome' | 'win' | 'stuck'>;
    readonly players: NotesText<'two' | 'three' | 'four'>;
    readonly powers: NotesText<'gods' | 'heroes' | 'draft' | 'conflicts'>;
    readonly fleece: ListText;
    readonly editions: ProseText;
    readonly strategy: NotesText<'centre' | 'height' | 'domes' | 'gifts' | 'threats' | 'freedom'>;
    readonly notation: DefinitionsText;
    readonly glossary: DefinitionsText;
  };
}

/** Brings the texts of this page. */
export const loadRulesPageText: TextLoader<RulesPageText> = textLoader({
  en: async () => (await import('../../en/santorini/pages/rules-page.ts')).rulesPage,
  es: async () => (await import('../../es/santorini/pages/rules-page.ts')).rulesPage,
});
