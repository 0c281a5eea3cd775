/** Pages around the lab. Only those that exist are linked. */
export const labLinks = [
  { label: 'Method and limits', to: '/lab/method', isOpen: true },
  { label: 'How a rating is made', to: '/lab/rating', isOpen: true },
  { label: 'Audit your vendor', to: '/lab/audit', isOpen: true },
] as const satisfies readonly { label: string; to: string; isOpen: boolean }[];
