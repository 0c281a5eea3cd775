import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailPreferences } from '@workspace/contracts/mail-preferences';
import { isSameAddress } from '../../database/address-key.ts';
import { findFieldTypes } from '../newsletter-campaigns/content/merge-field-keys.ts';
import { sentSubjectSql } from '../newsletter-campaigns/content/variants-of.ts';
import { fillPlaceholders, personalOf, type Person } from '../newsletter-campaigns/rendering/placeholders.ts';

type SentEmail = MailPreferences['letters'][number];
type Row = Person & Omit<SentEmail, 'at'> & { at: Date | string };

const most = 50;

/** Finds the emails that were sent to an address, the newest first, each with the subject that its reader got. */
export async function findSentEmails(em: EntityManager, email: string): Promise<SentEmail[]> {
  const rows = await em.execute<Row[]>(
    `select ${sentSubjectSql} as subject, d.changed_at as at, d.email,
       d.first_name as "firstName", d.last_name as "lastName", (
       select s.fields from email_list_subscribers s
       where s.email_list_id = d.email_list_id and ${isSameAddress('s.email', 'd.email')}) as fields,
     array(
       select l.title from newsletter_links l where l.campaign_id = c.id and exists (
         select from newsletter_clicks k where k.campaign_id = c.id and k.delivery_id = d.id and k.link = l.number
           and k.standing <> 'scanner') order by l.number
     ) as opened, (
       select count(*)::int from newsletter_clicks k
       where k.campaign_id = c.id and k.delivery_id = d.id and k.standing = 'scanner') as "scannerHits"
     from newsletter_deliveries d join newsletter_campaigns c on c.id = d.campaign_id
     where ${isSameAddress('d.email', '?')} and d.status = 'handed_over'
     order by d.changed_at desc limit ?`,
    [email, most],
  );
  const types = await findFieldTypes(em);
  return rows.map(({ subject, at, opened, scannerHits, fields, ...person }) => ({
    subject: fillPlaceholders(subject, personalOf({ ...person, fields: fields ?? {} }, types), 'text'),
    at: new Date(at).toISOString(),
    opened,
    scannerHits,
  }));
}
