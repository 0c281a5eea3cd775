import { splitSentences } from '@workspace/contracts/claims/split-sentences';

/**
 * Returns the school grade that a text asks for, by Flesch and Kincaid: 0.39 words per sentence + 11.8 syllables per
 * word - 15.59 (Kincaid et al., Research Branch Report 8-75, US Navy, 1975). Undefined for a text of few words.
 */
export function readingGrade(text: string): number | undefined {
  const words = text.match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? [];
  if (words.length < fewWords) return undefined;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  const perSentence = words.length / Math.max(1, splitSentences(text).length);
  return 0.39 * perSentence + 11.8 * (syllables / words.length) - 15.59;
}

/** A grade of fewer words says little. */
const fewWords = 100;

/** Groups of vowels, without a silent e at the end. */
function syllablesIn(word: string): number {
  const groups =
    word
      .toLowerCase()
      .replace(/(?<=[a-z]{2})e$/, '')
      .match(/[aeiouy]+/g) ?? [];
  return Math.max(1, groups.length);
}
