import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { todaySql } from '../mail-providers/warm-up-days.ts';
import { batchValues, inBatch, type Run } from './batch-rows.ts';
import { beforeClaim } from './store-checkpoint.ts';

/** The messages of one attempt with an outcome that is not in the ledger yet. */
export interface Marks extends Run {
  /** Being submitted, or submitted without a response: uncertain if the worker dies. */
  submitting: number[];
  /** Accepted by the mail server. */
  handedOver: number[];
}

/** Marks are stored hundreds of times a second, so they bypass the entity manager. */
type Client = Pick<Pool, 'query'>;

/**
 * Stores the marks of several attempts and returns the indexes of those that still own their batch. Nothing else may
 * be submitted. Taking over a batch changes `run` in the same row, so this statement waits for it and then matches
 * nothing.
 */
export async function storeMarks(client: Client, marks: readonly Marks[]): Promise<Set<number>> {
  const stored = await updateMarks(client, marks);
  for (const [index, each] of marks.entries())
    if (!stored.has(index) && (await restoreMarks(client, each))) stored.add(index);
  return stored;
}

async function updateMarks(client: Client, marks: readonly Marks[]): Promise<Set<number>> {
  const given = marks.map((each, index) => ({ ...each, index }));
  const { rows } = await client.query<{ index: number }>(
    `update newsletter_submissions s set submitting = m.submitting, handed_over = m."handedOver"
     from jsonb_to_recordset($1::jsonb) as m(index integer, "campaignId" uuid, number integer, run integer,
       submitting integer[], "handedOver" integer[])
     where s.campaign_id = m."campaignId" and s.number = m.number and s.run = m.run returning m.index`,
    [JSON.stringify(given)],
  );
  return new Set(rows.map(({ index }) => index));
}

/**
 * PostgreSQL truncates the unlogged table when it recovers from a crash. An attempt that still owns its batch has its
 * marks in memory.
 */
async function restoreMarks(client: Client, marks: Marks): Promise<boolean> {
  const { campaignId, number, run, submitting, handedOver } = marks;
  const { rowCount } = await client.query(
    `with ours as (
       select campaign_id, number, run from newsletter_batches
       where campaign_id = $1 and number = $2 and run = $3 for no key update
     )
     insert into newsletter_submissions (campaign_id, number, run, submitting, handed_over)
     select campaign_id, number, run, $4::integer[], $5::integer[] from ours
     on conflict do nothing`,
    [campaignId, number, run, submitting, handedOver],
  );
  return rowCount === 1;
}

/**
 * Takes over the marks of the previous attempt and settles its claimed recipients: an accepted message counts as
 * submitted, a marked one as uncertain, and the rest is queued again, out of today's budget of a warm-up. Without its
 * marks all of it is uncertain.
 */
export async function settleClaims(inside: EntityManager, { campaignId, number, run }: Run): Promise<void> {
  await inside.execute(
    `with former as (
       insert into newsletter_submissions (campaign_id, number, run) values (?, ?, ?)
       on conflict (campaign_id, number) do update set run = excluded.run, submitting = '{}', handed_over = '{}'
       returning old.run is not distinct from new.run - 1 as is_known, old.submitting, old.handed_over
     ), settled as (
       update newsletter_deliveries d set changed_at = now(),
         status = case when ${isUncertain} then 'uncertain' when ${isSubmitted} then 'handed_over' else 'queued' end,
         reason = case when ${isUncertain} then 'worker_stopped' end,
         attempts = d.attempts - (not ${isUncertain} and not ${isSubmitted})::integer,
         first_attempt_at = case when ${isUncertain} or ${isSubmitted} then d.first_attempt_at else ${beforeClaim} end
       from former f where ${inBatch} and d.status = 'handing'
       returning new.status, old.changed_at as claimed_at
     )
     update mail_warm_up_days w set used = greatest(0, w.used - (select count(*) from settled
       where status = 'queued' and (claimed_at at time zone 'UTC')::date = ${todaySql})::int)
     where w.day = ${todaySql}
       and w.provider = (select provider from newsletter_batches where campaign_id = ? and number = ?)`,
    [campaignId, number, run, ...batchValues({ campaignId, number }), campaignId, number],
  );
}

const isSubmitted = `coalesce(f.is_known and d.id = any (f.handed_over), false)`;
const isUncertain = `(not f.is_known or d.id = any (f.submitting) and not ${isSubmitted})`;

/** Deletes the marks of an attempt without claimed recipients, so that the table only contains open batches. */
export async function deleteMarks(em: EntityManager, { campaignId, number, run }: Run): Promise<void> {
  await em.execute('delete from newsletter_submissions where campaign_id = ? and number = ? and run = ?', [
    campaignId,
    number,
    run,
  ]);
}
