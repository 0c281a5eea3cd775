import { Migration } from '@mikro-orm/migrations';

export class Migration20261122ContactsAndNewsletter extends Migration {
  override up(): void {
    this.addSql(`
      create table newsletter_subscriptions (
        id uuid primary key default uuidv7(),
        email text not null,
        created_at timestamptz(3) not null default now(),
        welcomed_at timestamptz(3)
      )`);
    this.addSql('create unique index newsletter_subscriptions_email on newsletter_subscriptions (lower(email))');
    this.addSql(
      'create index newsletter_subscriptions_to_welcome on newsletter_subscriptions (created_at) where welcomed_at is null',
    );
    this.addSql(`
      create table contacts (
        id uuid primary key default uuidv7(),
        first_name text not null,
        last_name text not null,
        email text not null,
        city_size text not null,
        service_interest text not null,
        created_at timestamptz(3) not null default now(),
        policy_version text not null,
        agreed_at timestamptz(3) not null default now(),
        notified_at timestamptz(3),
        answered_at timestamptz(3)
      )`);
    this.addSql('create index contacts_newest on contacts (created_at)');
    this.addSql('create index contacts_to_notify on contacts (created_at) where notified_at is null');
    this.addSql('create index contacts_waiting on contacts (created_at) where answered_at is null');
  }
}
