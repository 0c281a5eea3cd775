import { tryParseJson } from '../try-parse-json.ts';

/** No endpoint accepts JSON with deeper nesting. */
export const maxJsonNesting = 100;

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [...'"\\{}[]'].map((character) =>
  character.charCodeAt(0),
);

/**
 * Returns true when JSON is nested deeper than the limit. Parsing a megabyte of brackets would block the event loop
 * twenty times as long.
 */
export function isNestedTooDeeply(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isText) {
      if (code === backslash) at += 1;
      else if (code === quote) isText = false;
    } else if (code === quote) isText = true;
    else if (code === openBrace || code === openBracket) depth += 1;
    else if (code === closeBrace || code === closeBracket) depth -= 1;
    if (depth > maxJsonNesting) return true;
  }
  return false;
}

/** Parses JSON of anybody; undefined for any other text, and for one that is nested too deeply. */
export const parseUntrustedJson = (text: string): unknown => (isNestedTooDeeply(text) ? undefined : tryParseJson(text));
