import { Migration } from '@mikro-orm/migrations';

/**
 * Finds out by an index if anybody waits in a sequence. PostgreSQL takes waiting people to be spread evenly, and read all
 * those before them: everybody who is done, for each change of a subscriber.
 */
export class Migration20270331LeavingSequences extends Migration {
  override up(): void {
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
      create or replace function stop_sequences() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from sequences q cross join lateral (
            select from sequence_enrollments x where x.sequence_id = q.id and x.status = 'waiting'
            order by x.due_at limit 1) w) then
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
  }
}
