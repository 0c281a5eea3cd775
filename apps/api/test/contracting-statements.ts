/** Statements after which code of an earlier release may fail. */
const contracting = [
  /\bdrop (?:table|column|view|type)\b/,
  /\brename (?:to|column|constraint)\b|\brename \w+ to\b/,
  /\balter column \w+ (?:set data )?type\b/,
  /\bset not null\b/,
  /\bdrop default\b/,
  /\badd column (?:if not exists )?[^,;]*\bnot null\b(?![^,;]*\b(?:default|generated)\b)(?<!\bdefault\b[^,;]*)/,
];

/** Returns the statements of a migration that take away or narrow what earlier code uses. */
export const contractingStatements = (text: string): string[] =>
  contracting.flatMap((pattern) => pattern.exec(text.toLowerCase())?.[0] ?? []);
