import type { EntityManager } from '@mikro-orm/postgresql';
import { prepareChunk } from '../../newsletter-deliveries/prepare-ledger.ts';
import { chunkSize } from '../../newsletter-deliveries/write-ledger.ts';
import { storeLinks } from '../../newsletter-clicks/store-links.ts';
import { audienceOf } from '../audience/audience.ts';
import { composeMessage } from '../rendering/compose-message.ts';
import { countedLinks } from '../content/counted-links.ts';
import { contentOf } from '../content/content-of.ts';
import { lockLists } from '../audience/lock-lists.ts';
import type { MailSettings } from '../mail-settings.ts';
import { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';
import { variantsOf } from '../content/variants-of.ts';

interface Start {
  /** The time of the last change that the pre-flight saw. A campaign that was changed since is not started. */
  checkedAt?: Date;
  /** The number of recipients expected. */
  people: number;
  /** Seconds during which the start can be undone, and nothing is submitted. */
  secondsToUndo: number;
  /** Runs in the transaction of the start. */
  record?: (inside: EntityManager) => Promise<void>;
}

/**
 * Starts sending exactly once: stores the message, and the ledger of a small audience; a job writes a larger one.
 * Returns the time when the first message may be submitted; undefined when it was already started, also by a concurrent
 * call, or changed.
 */
export async function beginSending(
  em: EntityManager,
  id: string,
  settings: MailSettings,
  { checkedAt, people, secondsToUndo, record }: Start,
): Promise<Date | undefined> {
  return em.fork().transactional(async (inside) => {
    if (!(await lockLists(inside, id))) return undefined;
    const [begun] = await inside.execute<{ sendsAt: Date }[]>(
      `update newsletter_campaigns set status = 'sending', started_at = now(), updated_at = now(), html = '', text = '',
         sends_at = now() + make_interval(secs => ?), recipient_count = ?, paused_seconds = 0,
         test_ends_at = null, winner = null, decision = null
       where id = ? and status in ('draft', 'scheduled', 'late') and updated_at = coalesce(?, updated_at)
       returning sends_at as "sendsAt"`,
      [secondsToUndo, people, id, checkedAt ?? null],
    );
    if (!begun) return undefined;
    const campaign = await inside.findOneOrFail(NewsletterCampaignEntity, { id }, { refresh: true });
    const content = await contentOf(inside, campaign, settings);
    const { html, text } = composeMessage(content);
    const variants = variantsOf(campaign).map((variant) => ({
      ...variant,
      ...composeMessage({ ...content, ...variant }),
    }));
    if (campaign.tracksClicks) await storeLinks(inside, id, countedLinks(content));
    await inside.execute(
      'update newsletter_campaigns set html = ?, text = ?, variant_messages = ?::jsonb where id = ?',
      [html, text, variants.length > 0 ? JSON.stringify(variants) : null, id],
    );
    await addPreparation(inside, campaign);
    if (people <= chunkSize && !settings.groupsByProvider) await prepareChunk(inside, id);
    await record?.(inside);
    return new Date(begun.sendsAt);
  });
}

async function addPreparation(inside: EntityManager, campaign: NewsletterCampaignEntity): Promise<void> {
  const { segments } = await audienceOf(inside, campaign);
  // Rows of an undone start may still be there: they are removed first.
  await inside.execute(
    `insert into newsletter_preparations (campaign_id, step, segments) values (?, 'write', ?::jsonb)
     on conflict (campaign_id) do update set segments = excluded.segments, after = ''`,
    [campaign.id, JSON.stringify(segments)],
  );
  // A release without preparations would consider a campaign without an open batch as sent.
  await inside.execute('insert into newsletter_batches (campaign_id, number, first_id, last_id) values (?, 0, 0, 0)', [
    campaign.id,
  ]);
}
