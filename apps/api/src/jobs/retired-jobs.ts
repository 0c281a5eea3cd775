/** Jobs of earlier releases. Their schedules would go on to fill queues that no worker reads. */
export const retiredJobs = [
  'create-ledger-months',
  'delete-old-autosaves',
  'forget-sign-ups',
  'prune-draft-history',
  'prune-draft-sentences',
];
