const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Returns `A`, `A and B`, or `A, B, and C`. */
export const formatList = (parts: Iterable<string>): string => list.format(parts);
