import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReplyKind } from '@workspace/contracts/reply-kinds';
import { todaySql } from '../mail-providers/warm-up-days.ts';
import type { Run } from './batch-rows.ts';

/** The outcome of a claimed recipient. `queued`: it was recalled before submission. */
export interface Outcome {
  id: number;
  status: 'handed_over' | 'refused' | 'retry' | 'uncertain' | 'queued';
  answer: string;
  reason: string | null;
  /** The cause, when the message was not accepted. */
  failure: ReplyKind | null;
  /** Seconds until the next attempt of a `retry`. */
  retryIn: number | null;
  /** True when nothing was tried, because the provider gets no email now. */
  isUntried?: boolean;
}

/** The emails that the provider of a batch may get today. */
export interface DayBudget {
  provider: string;
  budget: number;
}

interface Checkpoint {
  outcomes: Outcome[];
  /** The ids to claim. */
  next: number[];
  /** The response of the same checkpoint was lost, so its claimed recipients are yet to be submitted. */
  isRepeat: boolean;
  /** Set during a warm-up: not more are claimed than it has left. */
  day?: DayBudget | undefined;
}

interface Stored {
  isOurs: boolean;
  taken: number[];
  /** The number of recipients who have to wait for another day's budget. */
  held: number;
}

// As an array, so that PostgreSQL finds each row by its key whatever the size of the campaign. The campaign is a value,
// so that it plans one partition.
const idsOf = 'array(select jsonb_array_elements(?::jsonb)::integer)';

/** SQL: the time of the first attempt without the present claim. The day of retries begins with an attempt. */
export const beforeClaim = `(case when d.attempts > 1 then d.first_attempt_at end)`;

/**
 * One checkpoint of an attempt, in one statement: stores the outcomes of recipients in flight, and claims the next
 * ones while the campaign is being sent.
 */
export async function storeCheckpoint(
  em: EntityManager,
  { campaignId, number, run }: Run,
  { outcomes, next, isRepeat, day }: Checkpoint,
): Promise<Stored> {
  const claimable = `d.status in ('queued', 'retry'${isRepeat ? ", 'handing'" : ''})`;
  const [answer] = await em.execute<[Stored]>(
    `with ours as (
       select campaign_id from newsletter_batches where campaign_id = ? and number = ? and run = ? for no key update
     ), written as (
       update newsletter_deliveries d set status = o.status, answer = o.answer, reason = o.reason, failure = o.failure, changed_at = now(),
         retry_at = now() + make_interval(secs => o."retryIn"),
         attempts = d.attempts - (o.status = 'queued' or o."isUntried" is true)::integer,
         first_attempt_at = case when o.status = 'queued' or o."isUntried" is true then ${beforeClaim}
           + make_interval(secs => coalesce(o."retryIn", 0)) else d.first_attempt_at end
       from ours, jsonb_to_recordset(?::jsonb)
         as o(id integer, status text, answer text, reason text, failure text, "retryIn" float8, "isUntried" boolean)
       where d.campaign_id = ? and d.id = any (${idsOf}) and d.id = o.id and d.status = 'handing'
       returning new.status, old.changed_at as claimed_at
     ), ${day ? chosenSql(claimable) : ''} taken as (
       update newsletter_deliveries d set status = 'handing', attempts = d.attempts + 1, retry_at = null,
         first_attempt_at = coalesce(d.first_attempt_at, now()), changed_at = now()
       from ours join newsletter_campaigns c on c.id = ours.campaign_id
       where c.status = 'sending' and d.campaign_id = ?
         and d.id = any (${day ? 'array(select id from chosen)' : idsOf}) and ${claimable}
       returning d.id, old.status as was
     )${day ? `, ${countedSql}` : ''}
     select exists (select from ours) as "isOurs", array(select id from taken order by id) as taken,
       ${day ? '(select count(*) from due)::int - (select count(*) from chosen)::int' : '0'} as held`,
    checkpointValues({ campaignId, number, run }, { outcomes, next, day }),
  );
  return answer;
}

/** The values of a checkpoint, in the order of its statement. */
const checkpointValues = (
  { campaignId, number, run }: Run,
  { outcomes, next, day }: Pick<Checkpoint, 'outcomes' | 'next' | 'day'>,
): unknown[] => [
  campaignId,
  number,
  run,
  JSON.stringify(outcomes),
  campaignId,
  JSON.stringify(outcomes.map(({ id }) => id)),
  ...(day ? [day.provider, campaignId, JSON.stringify(next), day.budget] : []),
  campaignId,
  day ? day.provider : JSON.stringify(next),
];

/**
 * SQL: chooses the next recipients that the rest of the day's budget allows. The lock of the day's row makes workers take
 * turns, so they never exceed it together. Recipients of a repeated checkpoint have theirs already.
 */
const chosenSql = (claimable: string): string => `room as (
       select w.used from ours cross join mail_warm_up_days w
       where w.day = ${todaySql} and w.provider = ? for no key update of w
     ), due as (
       select d.id, d.status = 'handing' as is_claimed,
         count(*) filter (where d.status <> 'handing') over (order by d.id) as place
       from ours join newsletter_campaigns c on c.id = ours.campaign_id and c.status = 'sending'
       join newsletter_deliveries d on d.campaign_id = ? and d.id = any (${idsOf}) and ${claimable}
     ), chosen as (
       select id from due where is_claimed or place <= ? - (select used from room)
     ),`;

/** SQL: counts the claimed recipients, without those of today to whom nothing went in the end. */
const countedSql = `counted as (
       update mail_warm_up_days w set used = greatest(0, w.used
         + (select count(*) from taken where was <> 'handing')::int
         - (select count(*) from written
            where status in ('queued', 'retry') and (claimed_at at time zone 'UTC')::date = ${todaySql})::int)
       from room where w.day = ${todaySql} and w.provider = ?
     )`;
