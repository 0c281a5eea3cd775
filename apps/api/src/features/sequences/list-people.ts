import type { EntityManager } from '@mikro-orm/postgresql';
import type { listSequencePeople, SequencePerson } from '@workspace/contracts/sequences';
import type { ParsedOf, ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { isoTimes } from '../../database/iso-times.ts';

const pageSize = 100;

/** Returns a page of the people of a sequence, the latest first. */
export async function pageOfPeople(
  em: EntityManager,
  sequenceId: string,
  { status, before }: ParsedOf<typeof listSequencePeople>['query'],
): Promise<ResponseOf<typeof listSequencePeople>> {
  const rows = await em.execute<SequencePerson[]>(
    `select e.id, e.email, e.status, e.reason, e.joined_at as "joinedAt", c.subject as "nextSubject", e.due_at as "dueAt"
     from sequence_enrollments e left join sequence_steps t on t.id = e.next_step_id
       left join newsletter_campaigns c on c.id = t.campaign_id
     where e.sequence_id = ? ${status ? 'and e.status = ?' : ''} ${before ? 'and e.id < ?' : ''}
     order by e.id desc limit ${pageSize + 1}`,
    [sequenceId, ...(status ? [status] : []), ...(before ? [before] : [])],
  );
  const shown = rows.slice(0, pageSize).map((row) => isoTimes(row, ['joinedAt', 'dueAt']));
  return { people: shown, next: rows.length > pageSize ? shown.at(-1)!.id : null };
}
