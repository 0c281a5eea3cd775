import { Migration } from '@mikro-orm/migrations';

const waiting = 'answered_at is null and archived_at is null and spam_at is null';
const answered = 'answered_at is not null and archived_at is null and spam_at is null';

const changedRows = { insert: ['new'], update: ['new', 'old'], delete: ['old'] } as const;
const changeOf = (rows: 'new' | 'old') =>
  `select contact_status(c::contacts) as status, coalesce(owner, '') as owner, ${rows === 'new' ? 1 : -1} as change from ${rows}_rows c`;

/**
 * Requests have a due time, an owner, tags, an archive and a history. The trigger gives the plain due time to rows of an
 * earlier release, which knows none.
 */
export class Migration20261222RequestInbox extends Migration {
  override up(): void {
    this.addSql(`
      alter table contacts
        add column due_at timestamptz(3),
        add column soon_at timestamptz(3),
        add column first_in_time boolean,
        add column soon_reminded_at timestamptz(3),
        add column late_reminded_at timestamptz(3),
        add column owner text,
        add column tags text[] not null default '{}',
        add column archived_at timestamptz(3),
        add column spam_at timestamptz(3),
        add column spam_by text,
        add column spam_reasons text[] not null default '{}',
        add column spam_cleared_by text`);
    // Nobody is reminded of requests that were late before there were reminders.
    this.addSql(`
      update contacts set
        due_at = created_at + interval '24 hours',
        soon_at = created_at + interval '18 hours',
        soon_reminded_at = case when created_at + interval '18 hours' < now() then now() end,
        late_reminded_at = case when created_at + interval '24 hours' < now() then now() end`);
    this.addSql('alter table contacts alter column due_at set not null, alter column soon_at set not null');
    this.addClock();
    this.addIndexes();
    this.addCounts();
    this.addSql(`
      create table contact_events (
        id uuid primary key default uuidv7(),
        contact_id uuid not null references contacts on delete cascade,
        kind text not null,
        at timestamptz(3) not null,
        actor text,
        text text,
        detail text
      )`);
    this.addSql('create index contact_events_of_contact on contact_events (contact_id, at, id)');
  }

  private addClock(): void {
    this.addSql(`
      create function set_contact_clock() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.created_at <> old.created_at and new.due_at = old.due_at then
          new.due_at = old.due_at + (new.created_at - old.created_at);
          new.soon_at = old.soon_at + (new.created_at - old.created_at);
        end if;
        new.due_at = coalesce(new.due_at, new.created_at + interval '24 hours');
        new.soon_at = coalesce(new.soon_at, new.due_at - interval '6 hours');
        return new;
      end $$`);
    this.addSql(`
      create trigger set_contact_clock before insert or update of created_at on contacts
      for each row execute function set_contact_clock()`);
  }

  private addIndexes(): void {
    this.addSql(`create index contacts_due on contacts (due_at, id) where ${waiting}`);
    this.addSql(`create index contacts_latest_answers on contacts (answered_at desc, id desc) where ${answered}`);
    this.addSql(`create index contacts_due_of_owner on contacts (owner, due_at, id) where ${waiting}`);
    this.addSql(
      `create index contacts_answers_of_owner on contacts (owner, answered_at desc, id desc) where ${answered}`,
    );
    this.addSql(
      'create index contacts_archived on contacts (archived_at desc, id desc) where archived_at is not null and spam_at is null',
    );
    this.addSql('create index contacts_spam on contacts (spam_at desc, id desc) where spam_at is not null');
    this.addSql("create index contacts_of_domain on contacts (lower(substring(email from '[^@]*$')), created_at)");
    this.addSql('create extension if not exists pg_trgm');
    // Must match `searchedText` in contact-filters.ts.
    this.addSql(`
      create index contacts_inside on contacts using gin (
        lower(' ' || first_name || ' ' || last_name || ' ' || email) gin_trgm_ops)`);
  }

  /** Counting a million rows takes a second. */
  private addCounts(): void {
    this.addSql(`
      create table contact_counts (
        status text not null,
        owner text not null,
        count bigint not null,
        primary key (status, owner)
      )`);
    this.addSql(`
      create function contact_status(contact contacts) returns text language sql immutable as $$
        select case
          when contact.spam_at is not null then 'spam'
          when contact.archived_at is not null then 'archived'
          when contact.answered_at is not null then 'answered'
          else 'waiting' end $$`);
    this.addSql(`
      insert into contact_counts
      select contact_status(c), coalesce(owner, ''), count(*) from contacts c group by 1, 2`);
    for (const [event, tables] of Object.entries(changedRows)) {
      this.addSql(`
        create function count_contacts_after_${event}() returns trigger language plpgsql as $$
        begin
          insert into contact_counts
          select status, owner, sum(change) from (${tables.map(changeOf).join(' union all ')}) changes
          group by status, owner having sum(change) <> 0 order by status, owner
          on conflict (status, owner) do update set count = contact_counts.count + excluded.count;
          return null;
        end $$`);
      this.addSql(`
        create trigger count_contacts_after_${event} after ${event} on contacts
        referencing ${tables.map((table) => `${table} table as ${table}_rows`).join(' ')}
        for each statement execute function count_contacts_after_${event}()`);
    }
  }
}
