import { characters } from './characters.ts';
import { clobbering } from './clobbering.ts';
import { documents } from './documents.ts';
import { eventAttributes } from './event-attributes.ts';
import { footnotes } from './footnotes.ts';
import { foreign } from './foreign.ts';
import { markedFigures } from './marked-figures.ts';
import { mutations } from './mutations.ts';
import { newerMarkup } from './newer-markup.ts';
import { pictures } from './pictures.ts';
import { schemes } from './schemes.ts';
import { styles } from './styles.ts';

/** Malicious HTML. If it runs, it sets `ranHere` on its window or the parent, or requests `canary.example`. */
export interface Vector {
  kind: string;
  name: string;
  html: string;
}

const kinds = {
  'event attributes': eventAttributes,
  schemes,
  'foreign elements': foreign,
  mutations,
  clobbering,
  styles,
  documents,
  'newer markup': newerMarkup,
  characters,
  pictures,
  footnotes,
  'marked figures': markedFigures,
};

/** All vectors, for tests of code that parses or renders the HTML of a post. */
export const everyVector: readonly Vector[] = Object.entries(kinds).flatMap(([kind, vectors]) =>
  Object.entries(vectors).map(([name, html]) => ({ kind, name, html })),
);

const every = 6;

/**
 * Every sixth text of each kind, for tests that draw whole pages. Each cleaner is tested with all of them in its own
 * test, so a page has to show only that its HTML goes through the cleaner.
 */
export const sampleVectors: readonly Vector[] = Object.keys(kinds).flatMap((kind) =>
  everyVector.filter((vector) => vector.kind === kind).filter((_vector, index) => index % every === 0),
);
