import { logout } from '@workspace/contracts/auth';
import { isPermitted, type Role } from '@workspace/contracts/roles';
import { consolePages, footPages } from '../../layout/console-pages.ts';
import { settingsPages } from '../settings/settings-pages.ts';
import type { Command } from './command.ts';

/** The pages of the console, and pages below them that the navigation does not list. */
export const pageCommands: readonly Command[] = [
  ...[...consolePages, ...footPages].map(({ page, label, icon }) => ({ id: `page ${page}`, label, icon, page })),
  { id: 'drafts', label: 'Drafts', icon: 'document', page: 'blog?status=draft' },
  { id: 'scheduled', label: 'Scheduled posts', icon: 'document', page: 'blog?status=scheduled' },
  { id: 'trash', label: 'Trash', hint: 'Deleted posts', icon: 'bin', page: 'blog?status=trashed' },
  { id: 'campaigns', label: 'Campaigns', icon: 'mail', page: 'newsletter?tab=campaigns' },
  { id: 'domain-check', label: 'Sender domain', icon: 'mail', page: 'domain-check' },
  { id: 'segments', label: 'Segments', hint: 'People by rules', icon: 'people', page: 'newsletter?tab=segments' },
  { id: 'fields', label: 'Subscriber fields', icon: 'people', page: 'subscriber-fields' },
  { id: 'suppressions', label: 'Suppressions', icon: 'mail', page: 'suppressions' },
  { id: 'deliveries', label: 'Did they get it?', hint: 'Emails to one address', icon: 'mail', page: 'deliveries' },
  ...settingsPages.map((place): Command => ({
    ...place,
    id: `settings ${place.page}`,
    hint: 'Settings',
    icon: 'settings',
  })),
];

/** Actions that start from everywhere. */
export const actionCommands: readonly Command[] = [
  { id: 'create post', label: 'Create New Post', icon: 'plus', page: 'blog/new', permission: 'blog-posts:write' },
  {
    id: 'ai create',
    label: 'AI Create',
    hint: 'A model drafts a post',
    icon: 'plus',
    page: 'blog?start=ai-create',
    permission: 'ai-drafts:write',
  },
  {
    id: 'create campaign',
    label: 'Create Campaign',
    icon: 'plus',
    page: 'newsletter?tab=campaigns&start=campaign',
    permission: 'newsletter-campaigns:write',
  },
  {
    id: 'create list',
    label: 'Create List',
    icon: 'plus',
    page: 'newsletter?start=list',
    permission: 'email-lists:write',
  },
  {
    id: 'create segment',
    label: 'Create Segment',
    icon: 'plus',
    page: 'segments/new',
    permission: 'email-lists:write',
  },
  { id: 'site', label: 'Back to Home', hint: 'The public site', icon: 'external', href: '/' },
  { id: 'sign out', label: 'Sign out', icon: 'signOut', href: logout.path },
];

/** Returns the commands that a role may use. Without a role, as in an API of an earlier release, all of them. */
export function permittedCommands(commands: readonly Command[], role: Role | undefined): Command[] {
  return commands.filter(({ permission }) => !role || !permission || isPermitted(role, permission));
}

/** Returns the commands whose label or hint has every word. */
export function matchingCommands(commands: readonly Command[], search: string): Command[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label, hint = '' }) => {
    const text = `${label} ${hint}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
