interface Replacement {
  /** Words of the source that its pasted text has in another form. */
  words: readonly string[];
  reason: string;
}

/** Exceptions from the rule that a paste loses no visible word. */
export const replacedWords: Readonly<Record<string, Replacement>> = {
  'web/our-article': { words: ['Notes'], reason: 'The site writes the heading of the notes.' },
  'word/characters': { words: ['à', 'à', 'J', 'a', 'DT'], reason: 'Letters of sign fonts are signs.' },
};
