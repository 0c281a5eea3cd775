import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral } from '../../database/text-array.ts';

/**
 * Gives waiting people of a sequence their next step and its time: all of them, or those of `ids`. The next step is the
 * first one after the last step that they reached, in the present order: nobody goes back. People without one are done.
 */
export async function planEnrollments(
  inside: EntityManager,
  sequenceId: string,
  ids?: readonly string[],
): Promise<void> {
  await inside.execute(
    `update sequence_enrollments e set next_step_id = n.id, due_at = n.due_at, changed_at = now(),
       status = case when n.id is null then 'done' else 'waiting' end
     from (
       select p.id as enrollment_id, t.id, p.advanced_at + make_interval(hours => t.delay_hours) as due_at
       from sequence_enrollments p
         left join lateral (
           select coalesce(max(r.position), 0) as position
           from newsletter_deliveries d join sequence_steps r on r.campaign_id = d.campaign_id
           where d.enrollment_id = p.id and r.removed_at is null) last on true
         left join lateral (
           select s.id, s.delay_hours from sequence_steps s
           where s.sequence_id = p.sequence_id and s.removed_at is null and s.position > last.position
           order by s.position limit 1) t on true
       where p.sequence_id = ? and p.status = 'waiting' ${ids ? 'and p.id = any (?::uuid[])' : ''}
     ) n
     where e.id = n.enrollment_id and e.status = 'waiting'`,
    [sequenceId, ...(ids ? [arrayLiteral(ids)] : [])],
  );
}
