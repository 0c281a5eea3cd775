/**
 * Tests of the last released API that fail on the schema of this code for their knowledge of tables and indexes, not for
 * the behavior of the released API, each with the reason. The run fails when one of them passes or is gone. The next
 * release of the API empties the list: `docs/decisions/082-compatibility.md`.
 */
export const testsOfLayout: Readonly<Record<string, string>> = {
  'ledger-archive.test.ts: the archive of the ledger is in a backup, and answers after a restore':
    'restores a backup of the new schema by the released tool, which rejects it and says so (decision 073)',
};
