import type { EntityManager } from '@mikro-orm/postgresql';
import type { PreflightCheck } from '@workspace/contracts/campaign-preflight';
import { abTestChecks, type TestPlan } from './check-ab-test.ts';
import { audienceCheck } from './check-audience.ts';
import { check, contentChecks } from './check-parts.ts';
import { checkLinks, checkSenderDomain } from './check-network.ts';
import { checkWarmUp } from './check-warm-up.ts';
import { checkWrittenLinks, worseOf } from './check-written-links.ts';
import { composeMessage } from '../rendering/compose-message.ts';
import { contentOf, type Composable } from '../content/content-of.ts';
import { longestHtml } from '../rendering/longest-html.ts';
import type { MailSettings } from '../mail-settings.ts';
import { findMergeFields } from '../content/merge-field-keys.ts';
import { postsIn } from '../content/message-content.ts';
import type { CampaignsDeps } from '../newsletter-campaigns-deps.ts';

/** Gmail clips a longer message, including its unsubscribe link. */
const maxBytes = 100_000;

type Checked = Composable & TestPlan & { sequenceId?: string | null | undefined };

/** The audience of a step. */
const joiners = {
  ...check('audience', true, 'It goes to each person when their time in the sequence comes.', ''),
  people: 0,
};

/** The checks without network access: each can stop a campaign. The first is that of the audience. */
async function ownChecks(
  em: EntityManager,
  about: Checked,
  settings: MailSettings,
): Promise<[PreflightCheck & { people: number }, ...PreflightCheck[]]> {
  const content = await contentOf(em, about, settings);
  const subject = [about.subject, ...about.subjects].reduce((one, other) => (other.length > one.length ? other : one));
  const { html, text } = composeMessage({ ...content, subject });
  const bytes = await longestHtml(em, html, about, settings);
  const kilobytes = Math.ceil(bytes / 1_000);
  const hasWayOut = html.includes('{{preferencesUrl}}') && text.includes('{{preferencesUrl}}');
  const audience = about.sequenceId ? joiners : await audienceCheck(em, about);
  return [
    audience,
    check(
      'postal-address',
      settings.postalAddress !== '',
      'The footer shows your postal address.',
      'The footer needs your postal address: set MAIL_POSTAL_ADDRESS.',
    ),
    ...contentChecks(about, content, await findMergeFields(em)),
    ...abTestChecks(about, content, audience.people),
    check(
      'size',
      bytes < maxBytes,
      `Its HTML has ${kilobytes} kB, under the 100 that Gmail shows.`,
      `Its HTML has ${kilobytes} kB, and Gmail cuts off what is over 100. Leave out some posts.`,
    ),
    check('plain-text', text.trim() !== '', 'There is a plain-text part.', 'There is no plain-text part.'),
    check('unsubscribe', hasWayOut, 'Everyone can unsubscribe by one click.', 'There is no way to unsubscribe.'),
  ];
}

/** Returns the messages of the failed checks that stop a campaign, and the number of its people. */
export async function stopsFor(
  em: EntityManager,
  about: Checked,
  settings: MailSettings,
): Promise<{ stops: string[]; people: number }> {
  const [audience, ...others] = await ownChecks(em, about, settings);
  const stops = [audience, ...others].filter(({ outcome }) => outcome === 'stop').map(({ sentence }) => sentence);
  return { stops, people: audience.people };
}

/** Runs all checks: our own, the links, and the DNS records of the sender. */
export async function allChecks(
  em: EntityManager,
  about: Checked,
  deps: Pick<CampaignsDeps, 'settings' | 'networkChecks' | 'probeLink' | 'shaping'>,
): Promise<PreflightCheck[]> {
  const { settings, networkChecks, probeLink } = deps;
  const { siteUrl, blocks } = await contentOf(em, about, settings);
  const posts = [siteUrl, ...postsIn(blocks).map(({ url }) => url)];
  const [own, broken, written, domain, warmUp] = await Promise.all([
    ownChecks(em.fork(), about, settings),
    checkLinks(posts, networkChecks),
    checkWrittenLinks(em.fork(), blocks, { publicOrigin: siteUrl, probeLink }),
    checkSenderDomain(settings, networkChecks),
    checkWarmUp(em.fork(), about, deps),
  ]);
  return [...own, ...(warmUp ? [warmUp] : []), worseOf(broken, written), ...domain];
}
