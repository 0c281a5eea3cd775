/** Returns the tags of a line that separates them by commas. */
export const readTags = (line: string): string[] =>
  line
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
