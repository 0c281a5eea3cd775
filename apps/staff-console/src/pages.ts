import { createElement, lazy, useState, type ComponentType } from 'react';
import type { Permission } from '@workspace/contracts/roles';
import type { EarlyPage } from './layout/early-page.ts';
import { loadPage } from './load-page.ts';

interface ConsolePage extends EarlyPage {
  Page: ComponentType;
  /** The permission that the actions of the page need, or the page itself if it is one to read. */
  permission?: Permission;
}

interface PageModule extends Partial<Pick<EarlyPage, 'earlyRequests'>> {
  default: ComponentType;
}

const page = (path: string, load: () => Promise<PageModule>, permission?: Permission): ConsolePage => {
  const Lazy = lazy(() => loadPage(load));
  let loaded: PageModule | undefined;
  return {
    path,
    ...(permission && { permission }),
    // `lazy` suspends even when the code is in memory, and shows the fallback first.
    Page: function Page() {
      const [Content] = useState<ComponentType>(() => loaded?.default ?? Lazy);
      return createElement(Content);
    },
    preload: async () => {
      loaded = await load();
    },
    earlyRequests: (address) => loaded?.earlyRequests?.(address) ?? [],
  };
};

// One page at two addresses: the router keeps the editor when a new post gets its own.
const editor = page('blog/new', () => import('./features/blog-posts/PostEditorPage.tsx'), 'blog-posts:write');

/** Pages of the console, in the order in which they are preloaded. Each is a chunk of its own. */
export const pages: readonly ConsolePage[] = [
  page('', () => import('./features/overview/OverviewPage.tsx')),
  page('blog', () => import('./features/blog-posts/BlogManagementPage.tsx'), 'blog-posts:write'),
  page('contacts/:id?', () => import('./features/contacts/ContactsPage.tsx'), 'contacts:write'),
  page('newsletter', () => import('./features/email-lists/NewsletterPage.tsx'), 'email-lists:write'),
  page('lists/:id', () => import('./features/email-lists/ListPage.tsx'), 'email-lists:write'),
  page('campaigns/:id', () => import('./features/newsletter-campaigns/CampaignPage.tsx'), 'newsletter-campaigns:write'),
  editor,
  { ...editor, path: 'blog/edit/:id' },
  page('calendar', () => import('./features/content-calendar/CalendarPage.tsx'), 'blog-posts:write'),
  page('images', () => import('./features/images/ImagesPage.tsx'), 'images:write'),
  page('redirects', () => import('./features/redirects/RedirectsPage.tsx'), 'redirects:write'),
  page('lists/:id/import', () => import('./features/subscriber-imports/UploadPage.tsx'), 'email-lists:write'),
  page('segments/:id', () => import('./features/segments/SegmentPage.tsx'), 'email-lists:write'),
  page('subscriber-fields', () => import('./features/subscriber-fields/FieldsPage.tsx'), 'email-lists:write'),
  page('imports/:id', () => import('./features/subscriber-imports/ImportPage.tsx'), 'email-lists:write'),
  page('sequences/:id', () => import('./features/sequences/SequencePage.tsx'), 'newsletter-campaigns:write'),
  page('domain-check', () => import('./features/domain-check/DomainCheckPage.tsx'), 'newsletter-campaigns:write'),
  page('deliveries', () => import('./features/newsletter-deliveries/DeliveriesPage.tsx')),
  page('suppressions', () => import('./features/suppressions/SuppressionsPage.tsx'), 'suppressions:write'),
  page('staff', () => import('./features/staff/PeoplePage.tsx')),
  page('sessions', () => import('./features/sessions/SessionsPage.tsx')),
  page('audit-log', () => import('./features/audit-log/AuditLogPage.tsx'), 'audit-log:read'),
  page('retention', () => import('./features/retention/RetentionPage.tsx')),
  page('api-keys', () => import('./features/api-keys/ApiKeysPage.tsx'), 'api-keys:read'),
  page('webhooks', () => import('./features/webhooks/WebhooksPage.tsx'), 'webhooks:read'),
  page('api', () => import('./features/api/ApiPage.tsx')),
];

/** Addresses that people guess from those of single things, by the page that lists them. */
export const movedPages: Readonly<Record<string, string>> = {
  lists: 'newsletter',
  segments: 'newsletter?tab=segments',
  campaigns: 'newsletter?tab=campaigns',
  // Each list shows its own.
  sequences: 'newsletter',
  imports: 'newsletter',
  'blog/edit': 'blog',
  posts: 'blog',
  requests: 'contacts',
};
