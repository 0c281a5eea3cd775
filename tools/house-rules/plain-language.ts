const clauseOpening = /^[\s*/]*(?:What|Who|Whoever|Whose|Whether|Where|Wherever|That|Which|Whichever)\b/i;

/** Words that stand in no name, each with the standard term. CONTRIBUTING.md has the writing rules. */
const formerWords: Readonly<Record<string, string>> = {
  asked: 'requested',
  asking: 'pending or request',
  begun: 'started',
  colour: 'color',
  deed: 'action',
  deeds: 'actions',
  forgotten: 'deleted',
  gathering: 'builder',
  held: 'cached or stored',
  kept: 'stored',
  mend: 'repair',
  mended: 'repaired',
  noun: 'resource',
  nudge: 'enqueue',
  outdate: 'invalidate',
  outdated: 'stale',
  patience: 'timeout',
  refusal: 'error',
  refusals: 'errors',
  refuse: 'reject',
  refused: 'rejected',
  sealed: 'encrypted',
  seldom: 'throttled',
  standing: 'status',
  standings: 'statuses',
  stopgap: 'fallback',
  stretch: 'part',
  stretches: 'parts',
  sweep: 'reconcile',
  told: 'reported',
  unseal: 'decrypt',
  wished: 'desired',
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
