import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sequence, SequenceStep } from '@workspace/contracts/sequences';
import { arrayLiteral } from '../../database/text-array.ts';
import { findSequenceOrFail } from './find-sequence.ts';
import type { SequenceEntity } from './sequence-entity.ts';

type StepRow = SequenceStep & { sequenceId: string };
interface CountRow {
  sequenceId: string;
  stepId: string | null;
  status: 'waiting' | 'done' | 'stopped';
  people: number;
}

/** Returns the views of sequences with their steps and figures. */
export async function toSequences(em: EntityManager, sequences: readonly SequenceEntity[]): Promise<Sequence[]> {
  const ids = arrayLiteral(sequences.map(({ id }) => id));
  const steps = await em.execute<StepRow[]>(stepsSql, [ids]);
  const counts = await em.execute<CountRow[]>(countsSql, [ids]);
  return sequences.map((sequence) => toSequence(sequence, steps, counts));
}

/** Returns the view of one sequence as it is stored now. Throws `SequenceNotFound`. */
export async function viewOf(em: EntityManager, id: string): Promise<{ sequence: Sequence }> {
  const [sequence] = await toSequences(em, [await findSequenceOrFail(em, id)]);
  return { sequence: sequence! };
}

const outcome = (column: string) => `coalesce(b.${column}, 0)::int`;

const stepsSql = `
  select t.sequence_id as "sequenceId", t.id, t.campaign_id as "campaignId", c.subject, t.delay_hours as "delayHours",
    t.segment_id as "segmentId", g.name as "segmentName", t.condition, c.tracks_clicks as "tracksClicks",
    ${outcome('handed_over')} as sent, ${outcome('skipped')} as skipped, ${outcome('refused')} as failed,
    ${outcome('uncertain')} as uncertain, coalesce(k.readers, 0)::int as clicked
  from sequence_steps t join newsletter_campaigns c on c.id = t.campaign_id left join segments g on g.id = t.segment_id
    left join lateral (
      select sum(handed_over) as handed_over, sum(skipped) as skipped, sum(refused) as refused, sum(uncertain) as uncertain
      from newsletter_batches where campaign_id = c.id) b on true
    left join lateral (
      select sum(new_readers) as readers from newsletter_click_figures where campaign_id = c.id) k on true
  where t.sequence_id = any (?::uuid[]) and t.removed_at is null order by t.position, t.id`;

const countsSql = `
  select sequence_id as "sequenceId", next_step_id as "stepId", status, count(*)::int as people
  from sequence_enrollments where sequence_id = any (?::uuid[]) group by 1, 2, 3`;

function toSequence(sequence: SequenceEntity, steps: readonly StepRow[], counts: readonly CountRow[]): Sequence {
  const { id, emailListId, emailListName, name, status, includesImports } = sequence;
  const own = counts.filter(({ sequenceId }) => sequenceId === id);
  return {
    id,
    emailListId,
    emailListName,
    name,
    status,
    includesImports,
    activatedAt: sequence.activatedAt?.toISOString() ?? null,
    pausedAt: sequence.pausedAt?.toISOString() ?? null,
    pausedBecause: sequence.pausedBecause ?? null,
    waiting: peopleIn(own, 'waiting'),
    done: peopleIn(own, 'done'),
    stopped: peopleIn(own, 'stopped'),
    steps: steps.filter(({ sequenceId }) => sequenceId === id).map((step) => withPeople(step, own)),
    createdBy: sequence.createdBy ?? null,
    createdAt: sequence.createdAt.toISOString(),
    updatedAt: sequence.updatedAt.toISOString(),
  };
}

function withPeople({ sequenceId: _sequenceId, ...step }: StepRow, counts: readonly CountRow[]): SequenceStep {
  const before = counts.filter(({ stepId }) => stepId === step.id);
  return { ...step, waiting: peopleIn(before, 'waiting'), stopped: peopleIn(before, 'stopped') };
}

const peopleIn = (counts: readonly CountRow[], status: CountRow['status']): number =>
  counts.reduce((sum, row) => sum + (row.status === status ? row.people : 0), 0);
