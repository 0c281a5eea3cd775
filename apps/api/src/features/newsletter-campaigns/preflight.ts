import type { EntityManager } from '@mikro-orm/postgresql';
import type { PreflightCheck } from '@workspace/contracts/newsletter-campaigns';
import { audienceOf, type AudienceFields } from './audience.ts';
import { countAudience } from './count-audience.ts';
import { arrayLiteral } from '../../database/text-array.ts';
import { listIdsOf } from './campaign-lists.ts';
import { composeMessage } from './compose-message.ts';
import { SegmentBroken, SegmentNotFound } from '../segments/find-segment.ts';
import { contentOf, type Composable } from './content-of.ts';
import type { NetworkChecks } from '../../adapters/network-checks.ts';
import { checkLinks, checkSenderDomain } from './check-network.ts';
import type { MailSettings } from './mail-settings.ts';

/** Gmail clips a longer message, including its unsubscribe link. */
const maxBytes = 100_000;

const check = (name: PreflightCheck['name'], isOk: boolean, ok: string, stop: string): PreflightCheck =>
  isOk ? { name, outcome: 'ok', sentence: ok } : { name, outcome: 'stop', sentence: stop };

/** The checks without network access: each can stop a campaign. The first is that of the audience. */
async function ownChecks(
  em: EntityManager,
  about: Composable,
  settings: MailSettings,
): Promise<[PreflightCheck & { people: number }, ...PreflightCheck[]]> {
  const content = await contentOf(em, about, settings);
  const { html, text } = composeMessage(content);
  const missing = about.blogPostIds.length - content.posts.length;
  const kilobytes = Math.ceil(Buffer.byteLength(html) / 1_000);
  const hasWayOut = html.includes('{{preferencesUrl}}') && text.includes('{{preferencesUrl}}');
  return [
    await audienceCheck(em, about),
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

async function audienceCheck(em: EntityManager, about: Composable): Promise<PreflightCheck & { people: number }> {
  const { people, stop } = await countOrStop(em, about);
  const ok = `It goes to ${people.toLocaleString('en-US')} ${people === 1 ? 'person' : 'people'}.`;
  const nobody = 'Nobody here can be mailed. Add subscribers, or choose another list.';
  return { ...check('audience', people > 0 && !stop, ok, stop ?? nobody), people };
}

/** Counts the people of a campaign, or returns the reason why it cannot go to them now. */
async function countOrStop(
  em: EntityManager,
  about: Composable,
): Promise<{ people: number; stop?: string | undefined }> {
  try {
    const audience = await audienceOf(em, about);
    return { people: await countAudience(em, audience), stop: await listStop(em, about) };
  } catch (thrown) {
    if (thrown instanceof SegmentNotFound || thrown instanceof SegmentBroken)
      return { people: 0, stop: thrown.message };
    throw thrown;
  }
}

/** Returns the reason why the lists of a campaign cannot be used now; undefined without one. */
async function listStop(em: EntityManager, about: AudienceFields): Promise<string | undefined> {
  const [trashed] = await em.execute<{ name: string }[]>(
    'select name from email_lists where id = any (?::uuid[]) and trashed_at is not null',
    [arrayLiteral([...listIdsOf(about), ...about.excludedListIds])],
  );
  if (trashed) return `The list “${trashed.name}” is in the trash. Restore it, or choose another list.`;
  const importing = await findImporting(em, about);
  return importing && `A file is being imported into “${importing}”. Wait until that is done.`;
}

/**
 * Returns the name of a list of a campaign into which a file is being imported: a campaign that started now would reach
 * a part of it.
 */
export async function findImporting(em: EntityManager, about: AudienceFields): Promise<string | undefined> {
  const [importing] = await em.execute<{ name: string }[]>(
    `select l.name from subscriber_imports i join email_lists l on l.id = i.email_list_id
     where i.status in ('importing', 'undoing') and (l.id = any (?::uuid[]) or ?) limit 1`,
    [arrayLiteral([...listIdsOf(about), ...about.excludedListIds]), about.segmentIds.length > 0],
  );
  return importing?.name;
}

/** Returns the messages of the failed checks that stop a campaign, and the number of its people. */
export async function stopsFor(
  em: EntityManager,
  about: Composable,
  settings: MailSettings,
): Promise<{ stops: string[]; people: number }> {
  const [audience, ...others] = await ownChecks(em, about, settings);
  const stops = [audience, ...others].filter(({ outcome }) => outcome === 'stop').map(({ sentence }) => sentence);
  return { stops, people: audience.people };
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
