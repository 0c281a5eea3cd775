import type { Claim } from './claim.ts';
import type { Fact } from './fact.ts';
import { factsIn } from './facts-in.ts';
import { register } from './register.ts';
import { sentencesIn, type Stretch } from './sentences-in.ts';

/** A sentence that says something which is not in the register. */
export interface Unsupported extends Stretch {
  /** The sentence, each run of blanks folded to one: what a person says yes to. An edited sentence is another. */
  sentence: string;
  /** What in it is not in the register, as it is written. */
  facts: string[];
}

/** Said of so much that they say nothing of what a figure is of. */
const vague = new Set(
  'the of a an to per and for in is are that this at most from by with you your one every about up plus it its on as or which than road roads city cities was be not no our we more between'.split(
    ' ',
  ),
);

/** A word without its ending, so that `saved` and `savings` are one. */
const stemOf = (word: string): string => word.replace(/(?:ings?|ed|es|e|s|ly)$/, '').slice(0, 6);

const wordsIn = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !vague.has(word)).map((word) => stemOf(word)),
  );

/** Longer ones are no sentences of people: whatever they state has to be looked at. In characters. */
const longest = 1_500;
const mostFacts = 12;

/** The words around a figure. Its unit is in every sentence that has it and does not tell what the figure is of. */
const wordsAround = (text: string, { from, text: written }: Fact): Set<string> =>
  wordsIn(text.slice(0, from) + text.slice(from + written.length));

const keyOf = ({ kind, key }: Fact): string => `${kind} ${key}`;

/** What the register supports: for each figure, the words of those claims that have it. */
const supported = Map.groupBy(register.flatMap(supportOf), ({ key }) => key);

function supportOf({ value, wording }: Claim): { key: string; words: Set<string> }[] {
  // The unit may stand in the words, as in `1,100` and `miles assessed`.
  const whole = `${value} ${wording}`;
  return factsIn(whole)
    .filter(({ from }) => from < value.length)
    .map((fact) => ({ key: keyOf(fact), words: wordsAround(whole, fact) }));
}

/** A sentence with the figure must speak of what the figure is of, too. */
function isSupported(fact: Fact, sentence: string): boolean {
  const claims = supported.get(keyOf(fact)) ?? [];
  if (claims.length === 0 || fact.kind === 'standard') return claims.length > 0;
  const around = wordsAround(sentence, fact);
  return claims.some(({ words }) => words.size === 0 || [...words].some((word) => around.has(word)));
}

/**
 * The sentences of one paragraph or field that state a number, a standard or a place which the register does not have
 * for it. A figure that the register gives of something else does not support: where in doubt, somebody has to look.
 */
export function unsupportedIn(text: string): Unsupported[] {
  return sentencesIn(text).flatMap(({ from, to }) => {
    const written = text.slice(from, to);
    const facts = factsIn(written).filter((fact) => written.length > longest || !isSupported(fact, written));
    if (facts.length === 0) return [];
    const names = [...new Set(facts.map((fact) => fact.text))].slice(0, mostFacts);
    return [{ from, to, sentence: written.replace(/\s+/g, ' '), facts: names }];
  });
}
