import { composeCampaign } from './compose-campaign.ts';
import type { MessageContent } from '../content/message-content.ts';

/** Stands for the list's name while the message is composed: its recipients may be on different lists. */
const listName = 'the-list-of-this-recipient';

/** Renders both parts of a campaign's message, with a placeholder for the name of the recipient's list. */
export function composeMessage(content: MessageContent): { html: string; text: string } {
  const { html, text } = composeCampaign({ ...content, listName });
  return { html: html.replaceAll(listName, '{{listName}}'), text: text.replaceAll(listName, '{{listName}}') };
}
