import type { Descendant } from 'slate';

/** Returns the editor's value of a plain text: a paragraph for each line, with the spaces at its ends. */
export const valueOfLines = (text: string): Descendant[] =>
  text.split('\n').map((line) => ({ type: 'paragraph', children: [{ text: line }] }));
