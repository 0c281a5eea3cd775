import type { Fact } from './fact.ts';
import { findNumbers } from './find-numbers.ts';
import { findPlaces } from './find-places.ts';
import { findStandards } from './find-standards.ts';

/** A number that only counts paragraphs, as in `3. Plan the route` or `Step 2: drive`. */
const enumerator = /^\s*(?:\(?\d{1,2}[.)]\s|(?:Step|Part|Phase|Stage|Tip)\s\d{1,2}\b)/;

/** Finds every number, standard and place in a sentence, in order. A number inside a name is part of the name. */
export function findFacts(sentence: string): Fact[] {
  const named = findStandards(sentence);
  const withoutStandards = blankOut(sentence, named);
  const places = findPlaces(withoutStandards);
  const counted = withoutStandards.replace(enumerator, (start) => ' '.repeat(start.length));
  return [...named, ...places, ...findNumbers(blankOut(counted, places))].toSorted(
    (one, other) => one.from - other.from,
  );
}

/** Replaces these facts with spaces, so that all other offsets remain. */
function blankOut(text: string, facts: readonly Fact[]): string {
  const remaining: string[] = [];
  let end = 0;
  for (const { from, text: written } of facts) {
    remaining.push(text.slice(end, from), ' '.repeat(written.length));
    end = from + written.length;
  }
  return remaining.join('') + text.slice(end);
}
