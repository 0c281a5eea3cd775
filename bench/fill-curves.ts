import { fillList } from '../apps/api/test/fill-list.ts';
import type { Sql } from './fill-blog.ts';

const campaigns = 5;

/** The name of everybody in the ledger, by number. */
export const addressOf = (number: number): string => `person${number}@example${number % 50}.com`;

/** Fills a migrated database by SQL: a list of this many people, and five campaigns that were sent to all of them. */
export async function fillCurves(sql: Sql, people: number): Promise<{ listId: string; campaignId: string }> {
  await sql(`insert into subscriber_fields (key, name, type) values ('city', 'City', 'text')`);
  const city = `jsonb_build_object('city', (array['Denver', 'Boulder', 'Aspen', 'Ouray', 'Salida'])[1 + n % 5])`;
  // A tenth of them joined in the last month.
  const listId = await fillList(sql, people, city, "now() - n % 300 * interval '1 day'");
  const sent = (await sql(
    `insert into newsletter_campaigns (name, subject, email_list_id, status, started_at, sent_at, recipient_count, html, text)
     select 'Weekly ' || n, 'Frost', ?, 'sent', now(), now(), ${people}, '', '' from generate_series(1, ${campaigns}) n returning id`,
    [listId],
  )) as { id: string }[];
  for (const { id } of sent)
    await sql(
      `insert into newsletter_deliveries (campaign_id, id, email, first_name, last_name, status, attempts, answer,
         first_attempt_at, changed_at)
       select ?, n, 'person' || n || '@example' || n % 50 || '.com', 'Anna', 'Berg' || n % 1000, 'handed_over', 1,
         '250 2.0.0 Ok: queued as 4XkQ9b2Wz1z7', now(), now()
       from generate_series(1, ${people}) n`,
      [id],
    );
  await sql('vacuum analyze');
  return { listId, campaignId: sent[0]!.id };
}
