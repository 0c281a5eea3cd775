/** Statements after which code of an earlier release may fail. */
const contracting = [
  // A name that a function computes is of a partition.
  /\bdrop (?:table|column|view|type)\b(?! %i)/,
  /\brename (?:to|column|constraint)\b|\brename \w+ to\b/,
  /\balter column \w+ (?:set data )?type\b/,
  /\bset not null\b/,
  /\bdrop default\b/,
  /\badd column (?:if not exists )?[^,;]*\bnot null\b(?![^,;]*\b(?:default|generated)\b)(?<!\bdefault\b[^,;]*)/,
];

/** Returns the statements of a migration that take away or narrow what earlier code uses. */
export function contractingStatements(text: string): string[] {
  const left = withoutReplaced(text.toLowerCase());
  return contracting.flatMap((pattern) => pattern.exec(left)?.[0] ?? []);
}

/** Leaves out names that no code uses, and those of tables that the same migration creates anew. */
const withoutReplaced = (text: string): string =>
  text
    .replaceAll(/\balter index \S+ rename to\b/g, '')
    .replaceAll(/\balter table (\w+) rename to\b/g, (found, table) =>
      new RegExp(`\\bcreate table ${table}\\b`).test(text) ? '' : found,
    );
