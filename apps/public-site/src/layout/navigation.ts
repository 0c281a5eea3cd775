import { brand } from '@workspace/contracts/brand';

/** A path of the site (`/blog`, or `/#faq` for a section of the home page), or an external URL. */
export interface NavItem {
  readonly label: string;
  readonly to: string;
}

/** Several items under one label. */
export interface NavGroup {
  readonly label: string;
  readonly items: readonly NavItem[];
}

// Pages and sections of this release. Navigation leaves out other paths, so that no link leads to a 404.
const knownPlaces: ReadonlySet<string> = new Set([
  '/',
  '/blog',
  '/cms/blog',
  '/#features',
  '/#pricing',
  '/#faq',
  '/#contact',
  '/#who-is-it-for',
  '/self-service',
  '/full-service',
  '/white-label',
  '/cities',
  '/cost',
  '/evidence',
  '/lab',
  '/lab/audit',
  '/lab/method',
  '/lab/rating',
  '/saas',
  '/saas#top',
  '/about',
  '/potholes-report',
  '/case-studies',
  '/faq',
  '/privacy-policy',
]);

/** Returns true when a path exists in this release. External URLs always do. */
export const isKnown = ({ to }: NavItem): boolean => !to.startsWith('/') || knownPlaces.has(to);

const services: NavGroup = {
  label: 'Services',
  items: [
    { label: 'Self Service', to: '/self-service' },
    { label: 'Full Service', to: '/full-service' },
    { label: 'White Label', to: '/white-label' },
  ],
};

const lab: NavGroup = {
  label: 'Lab',
  items: [
    { label: 'Street Network Lab', to: '/lab' },
    { label: 'Cost Calculator', to: '/cost' },
    { label: 'How a Rating Is Made', to: '/lab/rating' },
    { label: 'Audit Your Vendor', to: '/lab/audit' },
    { label: 'Method and Limits', to: '/lab/method' },
  ],
};

const evidence: NavItem = { label: 'Evidence', to: '/evidence' };

const demo: NavItem = { label: 'Request Demo', to: brand.demoCalendarUrl };

const headerPlan: readonly (NavItem | NavGroup)[] = [
  { label: 'Features', to: '/#features' },
  { label: 'Pricing', to: '/#pricing' },
  services,
  lab,
  { label: 'Potholes', to: '/potholes-report' },
  { label: 'Blog', to: '/blog' },
  { label: 'Examples', to: '/case-studies' },
  evidence,
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/#contact' },
];

const footerPlan: readonly NavGroup[] = [
  services,
  {
    label: 'Company',
    items: [
      { label: 'SaaS', to: '/saas#top' },
      { label: 'About Us', to: '/about' },
      { label: 'Case Studies', to: '/case-studies' },
      { label: 'For Cities', to: '/cities' },
      demo,
    ],
  },
  {
    label: 'Lab and Evidence',
    items: [...lab.items, evidence],
  },
  {
    label: 'Help',
    items: [
      { label: 'Blog', to: '/blog' },
      { label: 'Manage Blog', to: '/cms/blog' },
      { label: 'FAQ', to: '/faq' },
      { label: 'Contact Us', to: '/#contact' },
    ],
  },
];

const isGroup = (entry: NavItem | NavGroup): entry is NavGroup => 'items' in entry;

/** Removes items that do not exist yet, and groups that become empty. */
function existing<Entry extends NavItem | NavGroup>(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry): Entry[] => {
    if (!isGroup(entry)) return isKnown(entry) ? [entry] : [];
    const items = entry.items.filter(isKnown);
    return items.length > 0 ? [{ ...entry, items }] : [];
  });
}

/** Entries of the header and the drawer, in order. */
export const headerEntries = existing(headerPlan);

/** Columns of the footer, in order. */
export const footerColumns = existing(footerPlan);

/** The legal pages, once they exist. */
export const legalItems = existing<NavItem>([{ label: 'Privacy Policy', to: '/privacy-policy' }]);

export { demo as demoItem, isGroup };
