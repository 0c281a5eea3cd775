const index = 'expects the name of an index of the whole ledger; each partition has its own now (decision 078)';
const plan = 'looks for the table of the whole ledger in a plan, which names partitions now (decision 078)';

/**
 * Tests of the last released API that fail on the schema of this code for their knowledge of tables and indexes, not for
 * the behavior of the released API, each with the reason. The run fails when one of them passes or is gone. The next
 * release of the API empties the list: `docs/decisions/082-compatibility.md`.
 */
export const testsOfLayout: Readonly<Record<string, string>> = {
  'newsletter-failures.test.ts: failures of a campaign are counted from their index': index,
  'sequence-workers.test.ts: the ledger rejects a second row of a person in a step': index,
  'mail-providers/provider-plans.test.ts: a ledger that is being sent is checked for complaints and blocks by their indexes':
    plan,
  'mail-providers/provider-plans.test.ts: a ledger that is being sent is searched for waiting emails by the range of their batches':
    plan,
};
