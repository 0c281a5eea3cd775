import type { Attention, AttentionItem } from '@workspace/contracts/overview';
import type { Permission } from '@workspace/contracts/roles';
import type { BadgeTone } from '@workspace/ui/Badge';
import { longDate } from '@workspace/contracts/long-date';
import { formatCount } from '../../layout/format-number.ts';
import { span } from '../../layout/span.ts';

type Kind = Attention['kind'];

/** A line of the overview: its state, its sentence and the one thing to do. */
export interface AttentionLine {
  tone: BadgeTone;
  state: string;
  title: string;
  sentence: string;
  /** The console's page that the line leads to. */
  page: string;
  action: string;
  /** People without it may only look. */
  permission?: Permission;
}

const parts: Readonly<Record<string, string>> = { model: 'AI drafts', newsletter: 'Newsletter' };

const dayOf = ({ at }: AttentionItem) => (at ? longDate(new Date(at)) : 'an unknown day');
const away = ({ at }: AttentionItem, now: number) => span(Math.abs(Date.parse(at ?? '') - now));

/** How each kind reads. */
const lines: Readonly<Record<Kind, (item: AttentionItem, now: number) => Omit<AttentionLine, 'title'>>> = {
  late_requests: (item, now) => ({
    tone: 'danger',
    state: `Late ${away(item, now)}`,
    sentence: 'waits for an answer',
    page: `contacts/${item.id}`,
    action: 'Answer',
    permission: 'contacts:write',
  }),
  soon_late_requests: (item, now) => ({
    tone: 'caution',
    state: `${away(item, now)} left`,
    sentence: 'waits for an answer',
    page: `contacts/${item.id}`,
    action: 'Answer',
    permission: 'contacts:write',
  }),
  unsent_replies: (item) => ({
    tone: 'danger',
    state: 'Not sent',
    sentence: `may not have got the reply of ${dayOf(item)}`,
    page: `contacts/${item.id}`,
    action: 'See why',
  }),
  late_campaigns: (item) => ({
    tone: 'caution',
    state: 'Waits',
    sentence: `was to be sent on ${dayOf(item)}, and waits for your word`,
    page: `campaigns/${item.id}`,
    action: 'Review',
  }),
  uncertain_campaigns: (item) => ({
    tone: 'caution',
    state: 'Uncertain',
    sentence: `has ${formatCount(item.count ?? 0, 'email')} that the mail server took or did not take`,
    page: `campaigns/${item.id}`,
    action: 'Review',
  }),
  digest_drafts: (item) => ({
    tone: 'neutral',
    state: 'Draft',
    sentence: `has ${formatCount(item.count ?? 0, 'post')}, and waits for your introduction`,
    page: `campaigns/${item.id}`,
    action: 'Write',
    permission: 'newsletter-campaigns:write',
  }),
  braked_campaigns: (item, now) => ({
    tone: 'danger',
    state: `Paused ${away(item, now)}`,
    sentence: `was paused because of ${formatCount(item.count ?? 0, 'complaint or rejection', 'complaints or rejections')}`,
    page: `campaigns/${item.id}`,
    action: 'Review',
  }),
  returned_campaigns: (item) => ({
    tone: 'danger',
    state: 'Returned',
    sentence: `came back from ${formatCount(item.count ?? 0, 'address', 'addresses')} as unknown, more than is plausible`,
    page: `campaigns/${item.id}`,
    action: 'Review',
  }),
  paused_providers: (item, now) => ({
    tone: 'caution',
    state: `Paused ${away(item, now)}`,
    sentence: `holds back ${formatCount(item.count ?? 0, 'email')}`,
    page: 'domain-check',
    action: 'See why',
  }),
  failed_linkedin_posts: (item) => ({
    tone: 'danger',
    state: 'Failed',
    sentence: 'is not on LinkedIn',
    page: `blog?search=${encodeURIComponent(item.title)}`,
    action: 'See why',
  }),
  waiting_linkedin_posts: (item, now) => ({
    tone: 'caution',
    state: `Waits ${away(item, now)}`,
    sentence: 'is tried again until LinkedIn takes it',
    page: `blog?search=${encodeURIComponent(item.title)}`,
    action: 'See why',
  }),
  missing_settings: (item) => ({
    tone: 'neutral',
    state: 'Not set',
    sentence: `needs ${item.title}`,
    page: item.id === 'model' ? 'blog' : 'newsletter',
    action: 'Open',
  }),
  expiring_claims: (item, now) => ({
    tone: Date.parse(item.at ?? '') <= now ? 'danger' : 'caution',
    state: Date.parse(item.at ?? '') <= now ? 'Expired' : `${away(item, now)} left`,
    sentence: 'is printed on the site and needs its owner to confirm it',
    page: 'blog',
    action: 'Open posts',
  }),
  old_drafts: (item, now) => ({
    tone: 'neutral',
    state: away(item, now),
    sentence: `is a draft that nobody saved since ${dayOf(item)}`,
    page: `blog/edit/${item.id}`,
    action: 'Open',
  }),
};

/** The list with every item of a kind. */
const lists: Readonly<Record<Kind, string>> = {
  late_requests: 'contacts?status=late',
  soon_late_requests: 'contacts',
  unsent_replies: 'contacts?status=all',
  late_campaigns: 'newsletter?tab=campaigns',
  uncertain_campaigns: 'newsletter?tab=campaigns',
  digest_drafts: 'newsletter?tab=campaigns',
  braked_campaigns: 'newsletter?tab=campaigns',
  returned_campaigns: 'newsletter?tab=campaigns',
  paused_providers: 'domain-check',
  failed_linkedin_posts: 'blog',
  waiting_linkedin_posts: 'blog',
  missing_settings: 'newsletter',
  expiring_claims: 'blog',
  old_drafts: 'blog?status=draft',
};

/** Returns the console's page with the list of a kind. */
export const attentionList = (kind: Kind): string => lists[kind];

/** Returns the line of an item at a time, in milliseconds since 1970. */
export const attentionLine = (kind: Kind, item: AttentionItem, now: number): AttentionLine => ({
  title: kind === 'missing_settings' ? (parts[item.id] ?? item.id) : item.title,
  ...lines[kind](item, now),
});
