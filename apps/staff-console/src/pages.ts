import { lazy, type ComponentType } from 'react';
import { loadPage } from './load-page.ts';

interface ConsolePage {
  /** Path pattern below the base path of the console; empty for its first page. */
  path: string;
  Page: ComponentType;
  /** Fetches the page's code before it is opened. */
  preload: () => Promise<unknown>;
}

const page = (path: string, load: () => Promise<{ default: ComponentType }>): ConsolePage => ({
  path,
  Page: lazy(() => loadPage(load)),
  preload: load,
});

const editor = () => import('./features/blog-posts/PostEditorPage.tsx');

/** Pages of the console. Each is a chunk of its own. */
export const pages: readonly ConsolePage[] = [
  page('', () => import('./features/overview/OverviewPage.tsx')),
  page('blog', () => import('./features/blog-posts/BlogManagementPage.tsx')),
  page('blog/new', editor),
  page('blog/edit/:id', editor),
  page('calendar', () => import('./features/content-calendar/CalendarPage.tsx')),
  page('images', () => import('./features/images/ImagesPage.tsx')),
  page('redirects', () => import('./features/redirects/RedirectsPage.tsx')),
  page('newsletter', () => import('./features/email-lists/NewsletterPage.tsx')),
  page('lists/:id', () => import('./features/email-lists/ListPage.tsx')),
  page('lists/:id/import', () => import('./features/subscriber-imports/UploadPage.tsx')),
  page('imports/:id', () => import('./features/subscriber-imports/ImportPage.tsx')),
  page('campaigns/:id', () => import('./features/newsletter-campaigns/CampaignPage.tsx')),
  page('deliveries', () => import('./features/newsletter-deliveries/DeliveriesPage.tsx')),
  page('suppressions', () => import('./features/mail-suppressions/SuppressionsPage.tsx')),
  page('contacts', () => import('./features/contacts/ContactsPage.tsx')),
];
