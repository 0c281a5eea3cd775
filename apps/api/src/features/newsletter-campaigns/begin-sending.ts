import type { EntityManager } from '@mikro-orm/postgresql';
import { createLedger } from '../newsletter-deliveries/create-ledger.ts';
import { composeCampaign } from './compose-campaign.ts';
import { storeLinks } from '../newsletter-clicks/store-links.ts';
import { composableColumns, contentOf, type Composable } from './content-of.ts';
import type { MailSettings } from './mail-settings.ts';
import { postsIn } from './message-content.ts';

/**
 * Starts sending exactly once: stores the message and writes the ledger in one transaction with the status. Returns
 * false when it was already started, also by a concurrent call.
 */
export async function beginSending(em: EntityManager, id: string, settings: MailSettings): Promise<boolean> {
  return em.fork().transactional(async (inside) => {
    const [begun] = await inside.execute<Composable[]>(
      `update newsletter_campaigns set status = 'sending', started_at = now(), updated_at = now(), html = '', text = ''
       where id = ? and status in ('draft', 'scheduled', 'late')
         and exists (
           select from email_lists l where l.id = email_list_id and l.trashed_at is null for key share)
       returning ${composableColumns}`,
      [id],
    );
    if (!begun) return false;
    const content = await contentOf(inside, begun, settings);
    const { html, text } = composeCampaign(content);
    if (begun.tracksClicks) await storeLinks(inside, id, postsIn(content.blocks));
    const recipients = await createLedger(inside, id, begun.emailListId);
    await inside.execute('update newsletter_campaigns set html = ?, text = ?, recipient_count = ? where id = ?', [
      html,
      text,
      recipients,
      id,
    ]);
    return true;
  });
}
