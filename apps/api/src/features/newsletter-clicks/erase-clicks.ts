import type { EntityManager } from '@mikro-orm/postgresql';
import { isSameAddress } from '../../database/address-key.ts';
import { lockClicks, figuresOf } from './store-clicks.ts';

/** Erases a subscriber's clicks, also from the statistics. Runs before their address is removed from the ledgers. */
export async function eraseClicks(em: EntityManager, email: string): Promise<void> {
  await lockClicks(em);
  await em.execute(
    `with deleted as (
       delete from newsletter_clicks k using newsletter_deliveries d
       where ${isSameAddress('d.email', '?')}
         and k.campaign_id = d.campaign_id and k.delivery_id = d.id
       returning k.campaign_id, k.link, k.at, k.standing, -1 as difference
     ), differences as (${figuresOf('deleted')})
     update newsletter_click_figures f set new_readers = f.new_readers + t.new_readers,
       link_readers = f.link_readers + t.link_readers, clicks = f.clicks + t.clicks,
       scanner_hits = f.scanner_hits + t.scanner_hits
     from differences t where f.campaign_id = t.campaign_id and f.link = t.link and f.hour = t.hour`,
    [email],
  );
}
