import type { FieldType } from '@workspace/contracts/field-values';
import type { ReadyMessage } from '../../../adapters/mail-transport.ts';
import { preferenceLinks } from '../../mail-preferences/preference-links.ts';
import { createReaderToken } from '../../newsletter-clicks/reader-token.ts';
import type { MailSettings } from '../mail-settings.ts';
import { domainOf, listHeaderOf, messageTemplate, type Composed } from './message-template.ts';
import { personalOf, type Person } from './placeholders.ts';
import { messageSigner } from '../../../sign-message.ts';

/** A recipient, as stored in the ledger. */
export interface Recipient extends Person {
  id: number;
  /** The list through which they are a recipient; without one, the first list of the campaign. */
  listId?: string | null | undefined;
  /** The variant of an A/B test. */
  variant?: number | null | undefined;
}

/** The campaign data that a message is written from. */
export type CampaignMessage = Omit<Composed, 'from'> & {
  /** The types of the fields of subscribers by key. */
  fieldTypes?: ReadonlyMap<string, FieldType>;
  /** The name of a variant's sender; empty: the usual one. */
  senderName?: string | undefined;
};

/** Returns a writer for the messages of a campaign's recipients, signed when a key is configured. */
export async function messageWriter(
  campaign: CampaignMessage,
  settings: MailSettings,
): Promise<(recipient: Recipient) => Promise<ReadyMessage>> {
  const { from, returnAddress, dkim } = settings;
  const write = await messageTemplate({ ...campaign, from: senderOf(from, campaign.senderName) });
  const sign = dkim ? messageSigner(dkim) : async (content: Buffer) => content;
  const sender = returnAddress || addressOf(from);
  return async (recipient) => {
    const { unsubscribeUrl, listHeader, ...links } = linksFor(recipient, campaign, settings);
    const content = write({
      to: recipient.email,
      messageId: `<${campaign.campaignId}.${recipient.id}@${domainOf(from)}>`,
      listHeader,
      unsubscribeUrl,
      personal: { ...personalOf(recipient, campaign.fieldTypes), ...links },
    });
    return { from: sender, to: recipient.email, content: await sign(content) };
  };
}

/** Returns a recipient's list, and the personal links: preferences, unsubscribe, and the token of counted links. */
export function linksFor(
  { id, email, listId: ofRecipient }: Pick<Recipient, 'id' | 'email' | 'listId'>,
  campaign: Pick<CampaignMessage, 'listId' | 'listName' | 'listNames' | 'campaignId' | 'tracksClicks'>,
  settings: Pick<MailSettings, 'publicOrigin' | 'linkSecrets' | 'from'>,
): { preferencesUrl: string; unsubscribeUrl: string; reader: string; listName: string; listHeader: string } {
  const { campaignId, tracksClicks, listNames } = campaign;
  const listId = ofRecipient ?? campaign.listId;
  const listName = listNames?.get(listId) ?? campaign.listName;
  return {
    listName,
    listHeader: listHeaderOf(listId, listName, domainOf(settings.from)),
    ...preferenceLinks({ email, listId, campaignId }, settings),
    // A test has a negative ID and belongs to no recipient.
    reader: tracksClicks ? createReaderToken(settings.linkSecrets, { campaignId, delivery: Math.max(0, id) }) : '',
  };
}

/** Returns the sender with another name, if there is one. */
const senderOf = (from: string, name = '') => (name ? { name, address: addressOf(from) } : from);

/** Extracts `news@example.com` from `News <news@example.com>`. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from.trim();
