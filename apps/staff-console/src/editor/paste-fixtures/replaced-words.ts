interface Replacement {
  /** Words of the source that its pasted text has in another form. */
  words: readonly string[];
  reason: string;
}

/** Exceptions from the rule that a paste loses no visible word. */
export const replacedWords: Readonly<Record<string, Replacement>> = {
  'markdown/notes-with-crlf': { words: ['WARNING'], reason: 'A callout has the title that GitHub gives it.' },
  'plain-text/wrapped-lines': { words: ['sever', 'ity'], reason: 'A word that was divided is whole.' },
  'web/our-article': { words: ['Notes'], reason: 'The site writes the heading of the notes.' },
  'web/pdf-viewer': { words: ['inspec', 'tors'], reason: 'A word that was divided is whole.' },
  'word/characters': { words: ['à', 'à', 'J', 'a', 'DT'], reason: 'Letters of sign fonts are signs.' },
};
