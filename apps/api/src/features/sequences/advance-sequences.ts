import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral } from '../../database/text-array.ts';
import { domainKey } from '../../database/address-domain.ts';
import { learnDomains } from '../mail-providers/learn-domains.ts';
import type { Grouping } from '../newsletter-deliveries/prepare-ledger.ts';
import { findCondition, SegmentBroken } from '../segments/find-segment.ts';
import type { SegmentCondition } from '../segments/segment-condition.ts';
import { pause, pauseBraked } from './pause-sequence.ts';
import { planEnrollments } from './plan-enrollments.ts';
import { writeStep, type DueStep } from './write-step.ts';

/** The number of people that one transaction advances: a batch of the ledger. */
const peopleAtOnce = 500;

/** The condition for a person whose time has come, as a person of sequence `e`. */
const isDue = `e.status = 'waiting' and e.due_at <= now()`;

export interface AdvanceOptions {
  signal?: AbortSignal | undefined;
  /** The providers with batches of their own; without it, batches are of any provider. */
  grouping?: Grouping | undefined;
}

/** Writes the emails whose time has come into the ledgers of their steps. Returns the number of people. */
export async function advanceSequences(
  newEm: () => EntityManager,
  { signal, grouping }: AdvanceOptions = {},
): Promise<{ advanced: number }> {
  await pauseBraked(newEm());
  let advanced = 0;
  for (const id of await dueSequences(newEm())) {
    for (let people = 1; people > 0 && !signal?.aborted;) {
      if (grouping) await learnNext(newEm(), id, grouping);
      people = await advanceOrPause(newEm, id, grouping?.keys ?? []);
      advanced += people;
    }
  }
  return { advanced };
}

/** Returns the active sequences with a person whose time has come. */
export async function dueSequences(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select q.id from sequences q where q.status = 'active' and q.deleted_at is null and exists (
       select from sequence_enrollments e where e.sequence_id = q.id and ${isDue}) order by q.id`,
  );
  return rows.map(({ id }) => id);
}

/** Learns the providers of the next people outside of their transaction, as lookups may take seconds. */
async function learnNext(em: EntityManager, id: string, grouping: Grouping): Promise<void> {
  const rows = await em.execute<{ domain: string }[]>(
    `select domain from (
       select distinct ${domainKey('e.email')} as domain from (
         select email from sequence_enrollments e where e.sequence_id = ? and ${isDue}
         order by e.due_at limit ${peopleAtOnce}) e) d
     where not exists (select from mail_domains m where m.domain = d.domain and m.expires_at > now())`,
    [id],
  );
  await learnDomains(
    em,
    rows.map(({ domain }) => domain),
    grouping,
  );
}

/** A condition that cannot be evaluated must neither send nor skip: the sequence waits for staff. */
async function advanceOrPause(newEm: () => EntityManager, id: string, providers: readonly string[]): Promise<number> {
  try {
    return await newEm().transactional((inside) => advanceChunk(inside, id, providers));
  } catch (thrown) {
    if (!(thrown instanceof SegmentBroken)) throw thrown;
    await pause(newEm(), id, thrown.message);
    return 0;
  }
}

/**
 * Advances the next people of a sequence. Everything is one transaction under the lock of the sequence: a worker that
 * dies leaves nothing of it, and two workers take turns. Returns their number.
 */
export async function advanceChunk(
  inside: EntityManager,
  sequenceId: string,
  providers: readonly string[],
): Promise<number> {
  const locked = await inside.execute<unknown[]>(
    `select 1 from sequences where id = ? and status = 'active' and deleted_at is null for no key update`,
    [sequenceId],
  );
  if (locked.length === 0) return 0;
  const ids = await takeDue(inside, sequenceId);
  if (ids.length === 0) return 0;
  // The steps may have changed while somebody joined.
  await planEnrollments(inside, sequenceId, ids);
  for (const step of await dueSteps(inside, ids)) {
    const fits = await fitsOf(inside, step);
    await writeStep(inside, step, { ids, fits, providers });
  }
  await inside.execute(
    `update sequence_enrollments e set advanced_at = now() where e.id = any (?::uuid[]) and ${isDue}`,
    [arrayLiteral(ids)],
  );
  await planEnrollments(inside, sequenceId, ids);
  return ids.length;
}

/** People who leave at this moment are skipped: they need not wait for this transaction, nor it for theirs. */
async function takeDue(inside: EntityManager, sequenceId: string): Promise<string[]> {
  const rows = await inside.execute<{ id: string }[]>(
    `select e.id from sequence_enrollments e where e.sequence_id = ? and ${isDue}
     order by e.due_at limit ${peopleAtOnce} for no key update skip locked`,
    [sequenceId],
  );
  return rows.map(({ id }) => id);
}

function dueSteps(inside: EntityManager, ids: readonly string[]): Promise<DueStep[]> {
  return inside.execute<DueStep[]>(
    `select t.id, t.campaign_id as "campaignId", q.email_list_id as "emailListId", t.segment_id as "segmentId", t.condition
     from sequence_steps t join sequences q on q.id = t.sequence_id
     where t.id in (select e.next_step_id from sequence_enrollments e where e.id = any (?::uuid[]) and ${isDue})
     order by t.position`,
    [arrayLiteral(ids)],
  );
}

async function fitsOf(inside: EntityManager, { segmentId, condition }: DueStep): Promise<SegmentCondition | undefined> {
  if (!segmentId) return undefined;
  const { sql, values } = await findCondition(inside, segmentId);
  return { sql: condition === 'in' ? sql : `(${sql}) is not true`, values };
}
