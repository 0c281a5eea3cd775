/** A text to find, and how exactly. */
export interface FindQuery {
  text: string;
  matchesCase: boolean;
  wholeWord: boolean;
}

/** Returns the pattern of a query; undefined for an empty one. Any space matches a no-break space too. */
export function findPattern({ text, matchesCase, wholeWord }: FindQuery): RegExp | undefined {
  if (text === '') return undefined;
  const literal = text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, '\\$&').replaceAll(/[ \u00a0]/g, '[ \\u00a0]');
  const letter = String.raw`[\p{L}\p{M}\p{N}_]`;
  const whole = wholeWord ? `(?<!${letter})${literal}(?!${letter})` : literal;
  return new RegExp(whole, matchesCase ? 'gu' : 'giu');
}
