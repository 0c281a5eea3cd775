import { Migration } from '@mikro-orm/migrations';

/**
 * Sequences: their steps, each with a campaign of its own, and the people in them. Triggers enroll and stop people in
 * the transaction in which they join or leave a list, whichever code or job causes it. A person is in a sequence once,
 * and in the ledger of a step once.
 */
export class Migration20270170Sequences extends Migration {
  override up(): void {
    this.addSql(`
      create table sequences (
        id uuid primary key default uuidv7(),
        email_list_id uuid not null references email_lists on delete cascade,
        name text not null,
        status text not null default 'draft' check (status in ('draft', 'active', 'paused')),
        includes_imports boolean not null default false,
        activated_at timestamptz(3),
        paused_at timestamptz(3),
        paused_because text,
        created_by text,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        deleted_at timestamptz(3)
      )`);
    this.addSql('create index sequences_of_list on sequences (email_list_id)');
    this.addSql('alter table newsletter_campaigns add column sequence_id uuid references sequences');
    this.addSql(
      'create index newsletter_campaigns_sequence on newsletter_campaigns (sequence_id) where sequence_id is not null',
    );
    this.addSql(`
      create table sequence_steps (
        id uuid primary key default uuidv7(),
        sequence_id uuid not null references sequences on delete cascade,
        campaign_id uuid not null unique references newsletter_campaigns on delete cascade,
        position integer not null,
        delay_hours integer not null check (delay_hours between 0 and 8760),
        segment_id uuid references segments,
        condition text not null default 'in' check (condition in ('in', 'not_in')),
        removed_at timestamptz(3)
      )`);
    this.addSql('create index sequence_steps_in_order on sequence_steps (sequence_id, position)');
    this.addSql('create index sequence_steps_segment on sequence_steps (segment_id) where segment_id is not null');
    this.enrollments();
    this.enrolling();
    this.leaving();
  }

  private enrollments(): void {
    this.addSql(`
      create table sequence_enrollments (
        id uuid primary key default uuidv7(),
        sequence_id uuid not null references sequences on delete cascade,
        email text not null,
        source text not null,
        joined_at timestamptz(3) not null default now(),
        advanced_at timestamptz(3) not null default now(),
        status text not null default 'waiting' check (status in ('waiting', 'done', 'stopped')),
        reason text,
        next_step_id uuid references sequence_steps on delete set null,
        due_at timestamptz(3),
        changed_at timestamptz(3) not null default now()
      )`);
    this.addSql(`
      create unique index sequence_enrollments_once on sequence_enrollments (sequence_id, lower(email) collate "C")
      where email <> 'erased'`);
    this.addSql('create index sequence_enrollments_address on sequence_enrollments (lower(email) collate "C")');
    this.addSql(`
      create index sequence_enrollments_due on sequence_enrollments (sequence_id, due_at) where status = 'waiting'`);
    this.addSql('create index sequence_enrollments_counts on sequence_enrollments (sequence_id, status, next_step_id)');
    this.addSql('create index sequence_enrollments_step on sequence_enrollments (next_step_id)');
    this.addSql('alter table newsletter_deliveries add column enrollment_id uuid');
    this.addSql(`
      create unique index newsletter_deliveries_once_per_step on newsletter_deliveries (enrollment_id, campaign_id)
      where enrollment_id is not null`);
  }

  private enrolling(): void {
    this.addSql(`
      create function enroll_in_sequences(list uuid, addresses text[], way text) returns void language sql as $$
        insert into sequence_enrollments (sequence_id, email, source, next_step_id, due_at)
        select q.id, a.email, way, n.id, now() + make_interval(hours => n.delay_hours)
        from sequences q cross join unnest(addresses) as a (email) left join lateral (
          select t.id, t.delay_hours from sequence_steps t
          where t.sequence_id = q.id and t.removed_at is null order by t.position limit 1) n on true
        where q.email_list_id = list and q.status <> 'draft' and q.deleted_at is null
          and (way <> 'import' or q.includes_imports)
        on conflict (sequence_id, lower(email) collate "C") where email <> 'erased' do nothing;
      $$`);
    this.addSql(`
      create function enroll_new_subscribers() returns trigger language plpgsql as $$
      begin
        if exists (select from sequences where status <> 'draft' and deleted_at is null) then
          perform enroll_in_sequences(j.email_list_id, j.emails, j.way) from (
            select email_list_id, array_agg(email) as emails,
              case when import_id is not null then 'import' when source = 'website' then 'website' else 'staff' end as way
            from new_rows where status = 'subscribed' group by 1, 3) j;
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger subscribers_inserted_for_sequences after insert on email_list_subscribers
      referencing new table as new_rows for each statement execute function enroll_new_subscribers()`);
  }

  /**
   * A person whose address staff correct stays enrolled. PostgreSQL knows nothing about the number of rows in a transition
   * table: the offset makes it look each person up by the index.
   */
  private leaving(): void {
    const waitingOf = `sequences q cross join lateral (
        select x.id, x.sequence_id from sequence_enrollments x
        where x.sequence_id = q.id and lower(x.email) collate "C" = lower(o.email) collate "C" and x.status = 'waiting'
        offset 0) w`;
    const stop = (reason: string, people: string) => `update sequence_enrollments
      set status = 'stopped', reason = '${reason}', due_at = null, changed_at = now()
      where id = any (array(select w.id from ${people}))`;
    const leavers = (status: string) => `old_rows o join new_rows n using (id)
      join (${waitingOf}) on q.email_list_id = o.email_list_id where o.status = 'subscribed' and n.status ${status}`;
    this.addSql(`
      create function stop_sequences() returns trigger language plpgsql as $$
      begin
        if not exists (select from sequence_enrollments where status = 'waiting') then
          return null;
        end if;
        if tg_op = 'DELETE' then
          ${stop('removed', `old_rows o join (${waitingOf}) on q.email_list_id = o.email_list_id`)};
          return null;
        end if;
        ${stop('bounced', leavers("= 'bounced'"))};
        ${stop('left', leavers("= 'unsubscribed'"))};
        if exists (select from old_rows o join new_rows n using (id) where n.email <> o.email) then
          update sequence_enrollments e set email = p.email, changed_at = now() from (
            select w.id, n.email from ${leavers("= 'subscribed'")} and n.email <> o.email and not exists (
              select from sequence_enrollments x where x.sequence_id = w.sequence_id and x.id <> w.id
                and lower(x.email) collate "C" = lower(n.email) collate "C")) p
          where e.id = p.id;
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger subscribers_updated_for_sequences after update on email_list_subscribers
      referencing old table as old_rows new table as new_rows for each statement execute function stop_sequences()`);
    this.addSql(`
      create trigger subscribers_deleted_for_sequences after delete on email_list_subscribers
      referencing old table as old_rows for each statement execute function stop_sequences()`);
  }
}
