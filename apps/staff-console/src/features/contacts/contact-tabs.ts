import type { ContactCounts } from '@workspace/contracts/contacts';

/** The tabs of the inbox. `all`: everything that is neither archived nor spam. */
export const contactTabs = ['waiting', 'late', 'mine', 'answered', 'all', 'archived', 'spam'] as const;
export type ContactTab = (typeof contactTabs)[number];

export const tabLabels: Readonly<Record<ContactTab, string>> = {
  waiting: 'Waiting',
  late: 'Late',
  mine: 'Mine',
  answered: 'Answered',
  all: 'All',
  archived: 'Archived',
  spam: 'Spam',
};

/** Returns the tab that the URL names. */
export const tabOf = (status: string): ContactTab => contactTabs.find((tab) => tab === status) ?? 'waiting';

export const countOfTab = (counts: ContactCounts, tab: ContactTab): number =>
  tab === 'all' ? counts.waiting + counts.answered : counts[tab];
