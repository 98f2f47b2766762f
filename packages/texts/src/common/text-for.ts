/** One text for each of a closed list of codes: forgetting one is a compile error. */
export type TextFor<Code extends string> = Readonly<Record<Code, string>>;
