import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { previewCampaign } from '@workspace/contracts/newsletter-campaigns';
import type { MailSettings } from './mail-settings.ts';
import { fillPlaceholders, greetingFor } from './placeholders.ts';
import { linksFor, messageWriter, type CampaignMessage, type Recipient } from './write-messages.ts';

/** Renders the preview for one recipient: both parts and the total size. */
export async function previewOf(
  draft: CampaignMessage,
  recipient: Omit<Recipient, 'id'>,
  settings: MailSettings,
): Promise<ResponseOf<typeof previewCampaign>> {
  const { firstName, lastName } = recipient;
  const nobody = { id: 0, ...recipient };
  const write = await messageWriter(draft, settings);
  const { content } = await write(nobody);
  const personal = { greeting: greetingFor(firstName, lastName), ...linksFor(nobody, draft, settings) };
  return {
    subject: draft.subject,
    html: fillPlaceholders(draft.html, personal, 'html'),
    text: fillPlaceholders(draft.text, personal, 'text'),
    bytes: content.length,
  };
}
