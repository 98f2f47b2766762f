/**
 * Thrown to leave a turn in progress in the middle, however deep, when what was asked of it is known. Whoever runs the
 * generator catches it; the turn in progress is good for nothing until it begins anew.
 */
const ANSWERED = Symbol('answered');

/** What was asked is known: nothing more is generated. */
export function answer(): never {
  throw ANSWERED;
}

/** Runs until everything is generated, or what was asked is known. */
export function untilAnswered<T>(run: (argument: T) => void, argument: T): void {
  try {
    run(argument);
  } catch (thrown) {
    if (thrown !== ANSWERED) throw thrown;
  }
}
