import { keepMergeFields } from '@workspace/contracts/merge-fields';
import type { CampaignPreview } from '@workspace/contracts/campaign-previews';
import type { MailSettings } from '../mail-settings.ts';
import { fillPlaceholders, personalOf, type Person } from './placeholders.ts';
import { linksFor, messageWriter, type CampaignMessage } from './write-messages.ts';

/** Renders the preview for one recipient: subject, preheader, both parts and the total size. */
export async function previewOf(
  draft: CampaignMessage & { preheader?: string },
  recipient: Person & { listId?: string | undefined },
  settings: MailSettings,
): Promise<CampaignPreview> {
  const nobody = { id: 0, ...recipient };
  const write = await messageWriter(draft, settings);
  const { content } = await write(nobody);
  const personal = { ...personalOf(recipient, draft.fieldTypes), ...linksFor(nobody, draft, settings) };
  const filled = (text: string) => fillPlaceholders(keepMergeFields(text), personal, 'text');
  return {
    subject: filled(draft.subject),
    ...(draft.preheader !== undefined && { preheader: filled(draft.preheader) }),
    ...(draft.senderName && { senderName: draft.senderName }),
    html: fillPlaceholders(draft.html, personal, 'html'),
    text: fillPlaceholders(draft.text, personal, 'text'),
    bytes: content.length,
  };
}
