import type { IconName } from '@workspace/ui/Icon';

/** A place of the console's navigation. */
export interface ConsolePlace {
  /** Path below the base path of the console; empty for its first page. */
  page: string;
  label: string;
  icon: IconName;
  /** Pages that are reached from this one and belong to it. */
  also?: readonly string[];
  /** The number of `getWaitingCounts` that stands beside it. */
  count?: 'requests' | 'drafts';
  /** True in the bar at the lower edge of a phone; the others are under More. */
  isOnPhone?: true;
}

/** The places at the top of the navigation. */
export const consolePages: readonly ConsolePlace[] = [
  { page: '', label: 'Overview', icon: 'home', isOnPhone: true },
  { page: 'blog', label: 'Posts', icon: 'document', count: 'drafts', isOnPhone: true },
  { page: 'calendar', label: 'Calendar', icon: 'calendar' },
  { page: 'images', label: 'Pictures', icon: 'picture' },
  {
    page: 'newsletter',
    label: 'Newsletter',
    icon: 'mail',
    also: [
      'lists',
      'segments',
      'subscriber-fields',
      'imports',
      'campaigns',
      'sequences',
      'deliveries',
      'suppressions',
      'domain-check',
    ],
    isOnPhone: true,
  },
  { page: 'contacts', label: 'Requests', icon: 'comment', count: 'requests', isOnPhone: true },
];

/** The places at its foot: settings, and rarely used pages. */
export const footPages: readonly ConsolePlace[] = [
  { page: 'redirects', label: 'Redirects', icon: 'turn' },
  {
    page: 'staff',
    label: 'Settings',
    icon: 'settings',
    also: ['sessions', 'audit-log', 'retention', 'api-keys', 'webhooks', 'api'],
  },
];
