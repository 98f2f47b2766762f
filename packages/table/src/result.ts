/** A coded fault; `at` is its place in the input, such as `events[3].seat`. */
export interface Fault<Code extends string> {
  readonly ok: false;
  readonly error: Code;
  readonly at?: string;
}

/** The answer to something from outside: a value, or a coded fault. */
export type Result<T, Code extends string> = { readonly ok: true; readonly value: T } | Fault<Code>;

/** A good answer. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A coded fault, with its place where there is one. */
export function fault<Code extends string>(error: Code, at?: string): Fault<Code> {
  return at === undefined ? { ok: false, error } : { ok: false, error, at };
}
