import type { Fact } from './fact.ts';
import { numbersIn } from './numbers-in.ts';
import { placesIn } from './places-in.ts';
import { standardsIn } from './standards-in.ts';

/** What only counts paragraphs, as in `3. Plan the route` or `Step 2: drive`. */
const enumerator = /^\s*(?:\(?\d{1,2}[.)]\s|(?:Step|Part|Phase|Stage|Tip)\s\d{1,2}\b)/;

/** Every number, standard and place in a sentence, in their order. A number inside of a name is part of the name. */
export function factsIn(sentence: string): Fact[] {
  const named = standardsIn(sentence);
  const withoutStandards = blanked(sentence, named);
  const places = placesIn(withoutStandards);
  const counted = withoutStandards.replace(enumerator, (start) => ' '.repeat(start.length));
  return [...named, ...places, ...numbersIn(blanked(counted, places))].toSorted((one, other) => one.from - other.from);
}

/** The text with blanks in the place of these, so that everything else stays where it is. */
function blanked(text: string, facts: readonly Fact[]): string {
  const kept: string[] = [];
  let end = 0;
  for (const { from, text: written } of facts) {
    kept.push(text.slice(end, from), ' '.repeat(written.length));
    end = from + written.length;
  }
  return kept.join('') + text.slice(end);
}
