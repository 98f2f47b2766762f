/** A turn as one word of a line: its spaces are written `_`, so that several turns can follow each other. */
export const turnWord = (text: string): string => text.replaceAll(' ', '_');

/** The turn that a word stands for, in notation. */
export const turnText = (word: string): string => word.replaceAll('_', ' ');
