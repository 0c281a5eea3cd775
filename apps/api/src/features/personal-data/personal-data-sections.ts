import { addressDomain } from '../../database/address-domain.ts';
import { addressKey } from '../../database/address-key.ts';
import { sentSubjectSql } from '../newsletter-campaigns/content/variants-of.ts';

/** One kind of data about an address: its name in the export, and the query of its rows. */
interface Section {
  name: string;
  /** `key` of `given` is the address in lowercase. */
  sql: string;
}

/** The address of a row is the exported one. `email` is an expression. */
const isTheirs = (email: string): string => `${addressKey(email)} = (select key from given) collate "C"`;
const inAnyList = 's.email_list_id = any (array(select id from email_lists))';

/** All that is stored about an address, kind by kind. A new kind of data is one more entry. */
export const personalDataSections: readonly Section[] = [
  {
    name: 'subscriptions',
    sql: `select l.name as list, s.email, s.first_name as "firstName", s.last_name as "lastName", s.status, s.source,
        s.created_at as "addedAt", s.unsubscribed_at as "unsubscribedAt", i.file_name as "importedFile",
        (select coalesce(json_object_agg(f.name, v.value), '{}')
         from jsonb_each(s.fields) v join subscriber_fields f on f.key = v.key and f.deleted_at is null) as fields
      from email_list_subscribers s join email_lists l on l.id = s.email_list_id
      left join subscriber_imports i on i.id = s.import_id
      where ${inAnyList} and ${isTheirs('s.email')} order by s.created_at`,
  },
  {
    name: 'websiteSignUps',
    sql: `select email, created_at as "signedUpAt", welcomed_at as "welcomedAt" from newsletter_subscriptions
      where lower(email) = (select key from given)`,
  },
  {
    name: 'pendingSignUps',
    sql: `select l.name as list, p.email, p.requested_at as "requestedAt", p.expires_at as "expiresAt",
        p.confirmed_at as "confirmedAt", p.page, p.ip, p.version as "textVersion",
        p.mail_requested_at as "lastEmailAt", p.mail_status as "lastEmail", p.reminded_at as "remindedAt"
      from pending_sign_ups p join email_lists l on l.id = p.email_list_id
      where ${isTheirs('p.email')} order by p.requested_at`,
  },
  {
    name: 'consents',
    sql: `select l.name as list, c.email, c.version as "textVersion", t.text, c.page, c.ip,
        c.signed_up_at as "signedUpAt", c.confirmed_at as "confirmedAt"
      from consents c join email_lists l on l.id = c.email_list_id left join consent_texts t on t.version = c.version
      where ${isTheirs('c.email')} order by c.signed_up_at`,
  },
  {
    name: 'suppressions',
    sql: `select reason, detail, created_at as since from mail_suppressions
      where address_hash = address_hash((select key from given))`,
  },
  {
    name: 'sequences',
    sql: `select q.name as sequence, l.name as list, e.email, e.source, e.joined_at as "joinedAt", e.status, e.reason,
        c.subject as "nextEmail", e.due_at as "nextEmailAt"
      from sequence_enrollments e join sequences q on q.id = e.sequence_id join email_lists l on l.id = q.email_list_id
      left join sequence_steps t on t.id = e.next_step_id left join newsletter_campaigns c on c.id = t.campaign_id
      where ${isTheirs('e.email')} order by e.joined_at`,
  },
  {
    name: 'deliveries',
    sql: `select ${sentSubjectSql} as subject, d.email, d.first_name as "firstName", d.last_name as "lastName", d.status, d.reason,
        d.answer as "answerOfMailServer", d.attempts, d.first_attempt_at as "firstAttemptAt", d.changed_at as "changedAt"
      from newsletter_deliveries d join newsletter_campaigns c on c.id = d.campaign_id
      where ${isTheirs('d.email')} order by d.changed_at`,
  },
  {
    name: 'clicks',
    sql: `select ${sentSubjectSql} as subject, n.title as link, coalesce(n.url, '/blog/' || n.slug) as address, k.at, k.standing = 'scanner' as "byScanner"
      from newsletter_deliveries d join newsletter_campaigns c on c.id = d.campaign_id
      join newsletter_clicks k on k.campaign_id = d.campaign_id and k.delivery_id = d.id
      left join newsletter_links n on n.campaign_id = k.campaign_id and n.number = k.link
      where ${isTheirs('d.email')} order by k.at`,
  },
  {
    name: 'requests',
    sql: `select c.first_name as "firstName", c.last_name as "lastName", c.email, c.city_size as "citySize",
        c.service_interest as "serviceInterest", c.created_at as "requestedAt", c.policy_version as "policyVersion",
        c.agreed_at as "agreedAt", c.answered_at as "answeredAt", c.tags, c.archived_at as "archivedAt",
        c.spam_at as "markedAsSpamAt",
        (select coalesce(json_agg(json_build_object('at', e.created_at, 'status', e.status, 'from', e.from_address,
           'subject', e.subject, 'text', e.text, 'attachments', e.attachments) order by e.created_at), '[]')
         from contact_emails e where e.contact_id = c.id) as emails,
        (select coalesce(json_agg(json_build_object('at', v.at, 'kind', v.kind, 'text', v.text) order by v.at, v.id), '[]')
         from contact_events v where v.contact_id = c.id) as history
      from contacts c
      where ${addressDomain('c.email')} = ${addressDomain('(select key from given)')} and ${isTheirs('c.email')}
      order by c.created_at`,
  },
  {
    name: 'importRejects',
    sql: `select i.file_name as file, r.line, r.email, r.reason, i.created_at as "importedAt"
      from subscriber_import_rejects r join subscriber_imports i on i.id = r.import_id
      where lower(r.email) = (select key from given) order by i.created_at`,
  },
];
