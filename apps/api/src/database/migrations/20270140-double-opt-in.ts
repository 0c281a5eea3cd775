import { Migration } from '@mikro-orm/migrations';

/**
 * Lists with double opt-in, the sign-ups that wait for a confirmation, and the consents of sign-ups. A pending sign-up
 * is not a subscriber: an earlier release knows three states of those, and reads each of them.
 */
export class Migration20270140DoubleOptIn extends Migration {
  override up(): void {
    this.addSql('alter table email_lists add column double_opt_in boolean not null default false');
    this.addConsents();
    this.addPendingSignUps();
  }

  /** Consents refer to a text, which is stored once for each version. */
  private addConsents(): void {
    this.addSql(`
      create table consent_texts (
        version text primary key,
        text text not null,
        created_at timestamptz(3) not null default now()
      )`);
    this.addSql(`
      create table consents (
        id uuid primary key default uuidv7(),
        email_list_id uuid not null references email_lists on delete cascade,
        email text not null,
        version text references consent_texts,
        page text,
        ip text,
        signed_up_at timestamptz(3) not null,
        confirmed_at timestamptz(3)
      )`);
    this.addSql('create index consents_address on consents (lower(email) collate "C")');
    this.addSql('create index consents_of_list on consents (email_list_id)');
  }

  /** The email is a column of its sign-up, so that an address waits for one email at most. */
  private addPendingSignUps(): void {
    this.addSql(`
      create table pending_sign_ups (
        id uuid primary key default uuidv7(),
        email_list_id uuid not null references email_lists on delete cascade,
        email text not null,
        version text references consent_texts,
        page text,
        ip text,
        requested_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        confirmed_at timestamptz(3),
        mail_kind text not null default 'request' check (mail_kind in ('request', 'reminder')),
        mail_status text not null default 'queued'
          check (mail_status in ('queued', 'sending', 'sent', 'failed', 'uncertain')),
        first_requested_at timestamptz(3) not null default now(),
        mail_requested_at timestamptz(3) not null,
        attempts integer not null default 0,
        next_at timestamptz(3),
        reason text,
        reminded_at timestamptz(3)
      )`);
    this.addSql(`
      create unique index pending_sign_ups_waiting on pending_sign_ups (email_list_id, lower(email) collate "C")
        where confirmed_at is null`);
    this.addSql('create index pending_sign_ups_address on pending_sign_ups (lower(email) collate "C")');
    this.addSql('create index pending_sign_ups_to_send on pending_sign_ups (next_at) where next_at is not null');
    this.addSql(`
      create index pending_sign_ups_to_remind on pending_sign_ups (mail_requested_at)
        where confirmed_at is null and reminded_at is null`);
  }
}
