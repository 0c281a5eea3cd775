import { Migration } from '@mikro-orm/migrations';

export class Migration20261124EmailLists extends Migration {
  override up(): void {
    this.listSubscribers();
    this.keepCounts();
    this.rememberWhoLeft();
    this.takeOverSignUps();
  }

  /** Addresses are stored as entered and compared without case, in byte order, so that the index also serves pages and prefixes. */
  private listSubscribers(): void {
    this.addSql(`
      create table email_lists (
        id uuid primary key default uuidv7(),
        name text not null,
        description text,
        subscriber_count integer not null default 0,
        kind text not null default 'own' check (kind in ('own', 'website')),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      )`);
    this.addSql("create unique index email_lists_website on email_lists (kind) where kind = 'website'");
    this.addSql(`
      create table email_list_subscribers (
        id uuid primary key default uuidv7(),
        email_list_id uuid not null references email_lists on delete cascade,
        email text not null,
        first_name text,
        last_name text,
        status text not null default 'subscribed' check (status in ('subscribed', 'unsubscribed', 'bounced')),
        unsubscribed_at timestamptz(3),
        source text not null default 'manual' check (source in ('manual', 'import', 'website')),
        import_id uuid,
        created_at timestamptz(3) not null default now()
      )`);
    this.addSql(`
      create unique index email_list_subscribers_address
        on email_list_subscribers (email_list_id, lower(email) collate "C")`);
  }

  /** Counts the subscribed of each list, in every statement that changes them. */
  private keepCounts(): void {
    const changed = (rows: string, sign: string) => `
      select email_list_id, ${sign}1 as change from ${rows} where status = 'subscribed'`;
    const counting = (source: string) => `
      update email_lists l set subscriber_count = subscriber_count + c.change
      from (select email_list_id, sum(change) as change from (${source}) s group by email_list_id) c
      where l.id = c.email_list_id and c.change <> 0;
      return null;`;
    const functions = {
      insert: { tables: 'new table as added', source: changed('added', '') },
      delete: { tables: 'old table as removed', source: changed('removed', '-') },
      update: {
        tables: 'old table as removed new table as added',
        source: `${changed('added', '')} union all ${changed('removed', '-')}`,
      },
    };
    for (const [event, { tables, source }] of Object.entries(functions)) {
      this.addSql(`
        create function count_subscribers_on_${event}() returns trigger language plpgsql as $$
        begin ${counting(source)} end $$`);
      this.addSql(`
        create trigger count_subscribers_on_${event} after ${event} on email_list_subscribers
        referencing ${tables} for each statement execute function count_subscribers_on_${event}()`);
    }
  }

  /** Addresses that no list mails until the person asks. Stored as a hash, so that an erased address stays suppressed. */
  private rememberWhoLeft(): void {
    this.addSql(`
      create function address_hash(email text) returns bytea language sql immutable parallel safe
      return sha256(convert_to(lower(email), 'UTF8'))`);
    this.addSql(`
      create table mail_suppressions (
        address_hash bytea primary key,
        email text,
        reason text not null check (reason in ('left', 'bounced', 'complained', 'erased')),
        detail text,
        created_at timestamptz(3) not null default now()
      )`);
  }

  private takeOverSignUps(): void {
    this.addSql(`
      insert into email_lists (name, description, kind)
      values ('Website sign-ups', 'Everyone who signed up on the website.', 'website')`);
    this.addSql(`
      insert into email_list_subscribers (email_list_id, email, source, created_at)
      select l.id, s.email, 'website', s.created_at from newsletter_subscriptions s, email_lists l
      where l.kind = 'website'`);
  }
}
