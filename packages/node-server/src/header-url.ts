/**
 * Returns a URL or a path with the characters encoded that a header cannot have. Node refuses to write most of them,
 * and writes the others as bytes that browsers misread.
 */
export const headerUrl = (url: string): string =>
  url.replace(/[^\x21-\x7e]+/g, (text) => encodeURIComponent(text.toWellFormed()));
