import type { EntityManager } from '@mikro-orm/postgresql';
import type { PreflightCheck } from '@workspace/contracts/newsletter-campaigns';
import { composeCampaign } from './compose-campaign.ts';
import { contentOf, type Composable } from './content-of.ts';
import type { NetworkChecks } from '../../adapters/network-checks.ts';
import { checkLinks, checkSenderDomain } from './check-network.ts';
import type { MailSettings } from './mail-settings.ts';
import { suppressedSql } from '../suppressions/suppress.ts';

/** Gmail clips a longer message, including its unsubscribe link. */
const maxBytes = 100_000;

const check = (name: PreflightCheck['name'], isOk: boolean, ok: string, stop: string): PreflightCheck =>
  isOk ? { name, outcome: 'ok', sentence: ok } : { name, outcome: 'stop', sentence: stop };

/** The checks without network access: each can stop a campaign. */
async function ownChecks(em: EntityManager, about: Composable, settings: MailSettings): Promise<PreflightCheck[]> {
  const content = await contentOf(em, about, settings);
  const { html, text } = composeCampaign(content);
  const missing = about.blogPostIds.length - content.posts.length;
  const kilobytes = Math.ceil(Buffer.byteLength(html) / 1_000);
  const hasWayOut = html.includes('{{preferencesUrl}}') && text.includes('{{preferencesUrl}}');
  return [
    await audienceCheck(em, about.emailListId),
    check(
      'postal-address',
      settings.postalAddress !== '',
      'The footer shows your postal address.',
      'The footer needs your postal address: set MAIL_POSTAL_ADDRESS.',
    ),
    check(
      'posts',
      missing === 0 && content.posts.length > 0,
      'Readers can see every post.',
      `Readers cannot see ${missing === 1 ? 'one of the posts' : `${missing} of the posts`}. Publish or leave out what is missing.`,
    ),
    check(
      'size',
      Buffer.byteLength(html) < maxBytes,
      `Its HTML has ${kilobytes} kB, under the 100 that Gmail shows.`,
      `Its HTML has ${kilobytes} kB, and Gmail cuts off what is over 100. Leave out some posts.`,
    ),
    check('plain-text', text.trim() !== '', 'There is a plain-text part.', 'There is no plain-text part.'),
    check('unsubscribe', hasWayOut, 'Everyone can unsubscribe by one click.', 'There is no way to unsubscribe.'),
  ];
}

/** Counts the people on a list who can be mailed. */
export async function countAudience(
  em: EntityManager,
  emailListId: string,
): Promise<{ people: number; isInTrash: boolean }> {
  const [counted] = await em.execute<[{ people: number; isInTrash: boolean }]>(
    `select exists (select from email_lists l where l.id = ? and l.trashed_at is not null) as "isInTrash",
       count(*)::int as people
     from email_list_subscribers s where s.email_list_id = ? and s.status = 'subscribed'
       and not ${suppressedSql('s.email')}`,
    [emailListId, emailListId],
  );
  return counted;
}

async function audienceCheck(em: EntityManager, emailListId: string): Promise<PreflightCheck> {
  const { people, isInTrash } = await countAudience(em, emailListId);
  const ok = `It goes to ${people.toLocaleString('en-US')} ${people === 1 ? 'person' : 'people'}.`;
  const stop = isInTrash
    ? 'The list is in the trash. Restore it, or choose another list.'
    : 'Nobody on this list can be mailed. Add subscribers, or choose another list.';
  return check('audience', people > 0 && !isInTrash, ok, stop);
}

/** Returns the messages of the failed checks that stop a campaign. */
export async function stopsFor(em: EntityManager, about: Composable, settings: MailSettings): Promise<string[]> {
  const checks = await ownChecks(em, about, settings);
  return checks.filter(({ outcome }) => outcome === 'stop').map(({ sentence }) => sentence);
}

/** Runs all checks: our own, the links, and the DNS records of the sender. */
export async function allChecks(
  em: EntityManager,
  about: Composable,
  settings: MailSettings,
  networkChecks: NetworkChecks,
): Promise<PreflightCheck[]> {
  const { siteUrl, posts } = await contentOf(em, about, settings);
  const [own, links, domain] = await Promise.all([
    ownChecks(em.fork(), about, settings),
    checkLinks([siteUrl, ...posts.map(({ url }) => url)], networkChecks),
    checkSenderDomain(settings, networkChecks),
  ]);
  return [...own, links, ...domain];
}
