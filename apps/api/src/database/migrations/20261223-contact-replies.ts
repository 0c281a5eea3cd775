import { Migration } from '@mikro-orm/migrations';

/** Emails of a request's thread, replies and messages, and templates for replies. */
export class Migration20261223ContactReplies extends Migration {
  override up(): void {
    this.addSql(`
      create table contact_emails (
        id uuid primary key default uuidv7(),
        contact_id uuid not null references contacts on delete cascade,
        status text not null check (status in ('received', 'queued', 'sending', 'sent', 'failed', 'uncertain')),
        token text not null,
        message_id text not null,
        subject text not null,
        text text not null,
        from_address text,
        is_automatic boolean not null default false,
        attachments text[] not null default '{}',
        reason text,
        attempts integer not null default 0,
        next_at timestamptz(3),
        created_at timestamptz(3) not null,
        first_tried_at timestamptz(3),
        sent_at timestamptz(3)
      )`);
    this.addSql('create unique index contact_emails_of_id on contact_emails (message_id)');
    this.addSql('create unique index contact_emails_of_token on contact_emails (token)');
    this.addSql('create index contact_emails_of_contact on contact_emails (contact_id, created_at)');
    this.addSql('create index contact_emails_to_send on contact_emails (next_at) where next_at is not null');
    this.addSql('alter table contact_events add column email_id uuid references contact_emails on delete cascade');
    this.addSql('create index contact_events_of_email on contact_events (email_id) where email_id is not null');
    this.addSql(`
      create table reply_templates (
        id uuid primary key default uuidv7(),
        name text not null,
        text text not null,
        updated_at timestamptz(3) not null,
        updated_by text not null
      )`);
    this.addSql('create unique index reply_templates_of_name on reply_templates (lower(name))');
  }
}
