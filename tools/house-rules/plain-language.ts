const clauseOpening = /^[\s*/]*(?:What|Who|Whoever|Whose|Whether|Where|Wherever|That|Which|Whichever)\b/i;

/** Words that stand in no name, each with the standard term. CONTRIBUTING.md has the writing rules. */
const formerWords: Readonly<Record<string, string>> = {
  deed: 'action',
  held: 'cached or stored',
  kept: 'stored',
  noun: 'resource',
  nudge: 'enqueue',
  outdated: 'stale',
  refusal: 'error',
  refusals: 'errors',
  sealed: 'encrypted',
  standing: 'status',
  stopgap: 'fallback',
  sweep: 'reconcile',
  unseal: 'decrypt',
};

/** Returns the fault of the first words of a comment or a test title, or undefined. */
export function brokenOpening(text: string): string | undefined {
  const [word] = clauseOpening.exec(text) ?? [];
  return word && `Begin with a subject or a verb, not with "${word.replace(/[\s*/]/g, '')}" in place of a noun`;
}

/** Returns the standard term for a word of a name in camel case, or undefined when the name is fine. */
export function standardTermFor(name: string): string | undefined {
  const words = name.split(/(?<=[a-z0-9])(?=[A-Z])|_/).map((word) => word.toLowerCase());
  const former = words.find((word) => Object.hasOwn(formerWords, word));
  return former && formerWords[former];
}
