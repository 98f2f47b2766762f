/** A turn or a position as one word of a line: its spaces are written `_`, so that several can follow each other. */
export const wordOf = (text: string): string => text.replaceAll(' ', '_');

/** What a word stands for, in notation. */
export const textOf = (word: string): string => word.replaceAll('_', ' ');
