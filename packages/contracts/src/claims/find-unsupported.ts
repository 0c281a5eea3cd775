import type { Claim } from './claim.ts';
import type { Fact } from './fact.ts';
import { findFacts } from './find-facts.ts';
import { register } from './register.ts';
import { splitSentences, type TextRange } from './split-sentences.ts';

/** A sentence that states something that is not in the register. */
export interface Unsupported extends TextRange {
  /**
   * The sentence, each run of white space collapsed to one space, as a person confirms it. An edited sentence is a
   * different one.
   */
  sentence: string;
  /** The unsupported facts in it, as written. */
  facts: string[];
}

/** Too common to identify the subject of a figure. */
const vague = new Set(
  'the of a an to per and for in is are that this at most from by with you your one every about up plus it its on as or which than road roads city cities was be not no our we more between'.split(
    ' ',
  ),
);

/** Returns a word without its ending, so that `saved` and `savings` match. */
const stemOf = (word: string): string => word.replace(/(?:ings?|ed|es|e|s|ly)$/, '').slice(0, 6);

const wordsIn = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !vague.has(word)).map((word) => stemOf(word)),
  );

/** A longer sentence is not natural text: any statement in it needs a check. In characters. */
const longest = 1_500;
const maxFacts = 12;

/** Returns the words around a figure. Its unit is in every sentence with it and does not identify its subject. */
const wordsAround = (text: string, { from, text: written }: Fact): Set<string> =>
  wordsIn(text.slice(0, from) + text.slice(from + written.length));

const keyOf = ({ kind, key }: Fact): string => `${kind} ${key}`;

/** The supported facts: for each figure, the claims that state it, with their words. */
const supported = Map.groupBy(register.flatMap(supportOf), ({ key }) => key);

function supportOf(claim: Claim): { key: string; words: Set<string>; claim: Claim }[] {
  const { value, wording } = claim;
  // The unit may be part of the wording, as in `1,100` and `miles assessed`.
  const whole = `${value} ${wording}`;
  return findFacts(whole)
    .filter(({ from }) => from < value.length)
    .map((fact) => ({ key: keyOf(fact), words: wordsAround(whole, fact), claim }));
}

/** Returns the claims that support a fact. A sentence with the figure must also mention its subject. */
export function claimsFor(fact: Fact, sentence: string): Claim[] {
  const stating = supported.get(keyOf(fact)) ?? [];
  if (fact.kind === 'standard') return stating.map(({ claim }) => claim);
  const around = wordsAround(sentence, fact);
  return stating
    .filter(({ words }) => words.size === 0 || [...words].some((word) => around.has(word)))
    .map(({ claim }) => claim);
}

/**
 * Finds the sentences of a paragraph or field that state a number, a standard or a place that the register does not
 * support. A figure that the register states of another subject does not count: in doubt a person has to check.
 */
export function findUnsupported(text: string): Unsupported[] {
  return splitSentences(text).flatMap(({ from, to }) => {
    const written = text.slice(from, to);
    const facts = findFacts(written).filter(
      (fact) => written.length > longest || claimsFor(fact, written).length === 0,
    );
    if (facts.length === 0) return [];
    const names = [...new Set(facts.map((fact) => fact.text))].slice(0, maxFacts);
    return [{ from, to, sentence: written.replace(/\s+/g, ' '), facts: names }];
  });
}
