import type { ReadyMessage } from '../../adapters/submit-message.ts';
import { preferenceLinks } from '../mail-preferences/preference-links.ts';
import { createReaderToken } from '../newsletter-clicks/reader-token.ts';
import type { MailSettings } from './mail-settings.ts';
import { domainOf, messageTemplate, type Composed } from './message-template.ts';
import { greetingFor } from './placeholders.ts';
import { messageSigner } from './sign-message.ts';

/** One recipient, as the ledger has them. */
export interface Recipient {
  id: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/** What of a campaign a message is made from. */
export type Frozen = Omit<Composed, 'from'>;

/** Makes the message of each recipient of one campaign, signed where there is a key. */
export async function messageWriter(
  campaign: Frozen,
  settings: MailSettings,
): Promise<(recipient: Recipient) => Promise<ReadyMessage>> {
  const { from, returnAddress, dkim } = settings;
  const write = await messageTemplate({ ...campaign, from });
  const sign = dkim ? messageSigner(dkim) : async (content: Buffer) => content;
  const sender = returnAddress || addressOf(from);
  return async (recipient) => {
    const content = write({
      to: recipient.email,
      messageId: `<${campaign.campaignId}.${recipient.id}@${domainOf(from)}>`,
      greeting: greetingFor(recipient.firstName, recipient.lastName),
      ...linksFor(recipient, campaign, settings),
    });
    return { from: sender, to: recipient.email, content: await sign(content) };
  };
}

/** What of a message's links is the recipient's own: the ways out, and whose its counted links are. */
export function linksFor(
  { id, email }: Pick<Recipient, 'id' | 'email'>,
  { listId, campaignId, tracksClicks }: Pick<Frozen, 'listId' | 'campaignId' | 'tracksClicks'>,
  settings: Pick<MailSettings, 'publicOrigin' | 'linkSecrets'>,
): { preferencesUrl: string; leavingUrl: string; reader: string } {
  return {
    ...preferenceLinks({ email, listId, campaignId }, settings),
    // A test has a number below zero, and is nobody's.
    reader: tracksClicks ? createReaderToken(settings.linkSecrets, { campaignId, delivery: Math.max(0, id) }) : '',
  };
}

/** `news@example.com` of `News <news@example.com>`. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from.trim();
