import type { EntityManager } from '@mikro-orm/postgresql';
import type { CampaignProgress } from '@workspace/contracts/campaign';
import { CampaignNotFound } from './campaign-errors.ts';
import { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';

/** Returns a campaign as it is stored now. Throws `CampaignNotFound`. */
export async function findCampaignOrFail(em: EntityManager, id: string): Promise<NewsletterCampaignEntity> {
  const campaign = await em.findOne(NewsletterCampaignEntity, { id }, { refresh: true });
  if (!campaign) throw new CampaignNotFound();
  return campaign;
}

/** Returns an issue: a sequence sends, pauses and deletes the emails of its steps itself. Throws `CampaignNotFound`. */
export async function findIssueOrFail(em: EntityManager, id: string): Promise<NewsletterCampaignEntity> {
  const campaign = await findCampaignOrFail(em, id);
  if (campaign.sequenceId) throw new CampaignNotFound('This email belongs to a sequence, which sends it by itself.');
  return campaign;
}

type Sums = CampaignProgress['counts'] & {
  waiting: number;
  seconds: number | null;
  isHeld: boolean;
  isPreparing: boolean;
  undoSecondsLeft: number;
};

/** SQL of the seconds that a campaign spent waiting for the decision of its A/B test. */
const waitedSeconds = `greatest(0, coalesce(extract(epoch from (decision ->> 'at')::timestamptz
  - (test_ends_at - make_interval(mins => test_minutes)))::float8, 0))`;

/** Returns the progress: a sum over its batches, some two thousand for a million recipients. */
export async function progressOf(
  em: EntityManager,
  { id, status, recipientCount }: NewsletterCampaignEntity,
): Promise<CampaignProgress> {
  const [sums] = await em.execute<[Sums]>(
    `select coalesce(sum(queued), 0)::int as queued, coalesce(sum(handed_over), 0)::int as "handedOver",
       coalesce(sum(refused), 0)::int as refused, coalesce(sum(retry), 0)::int as retry,
       coalesce(sum(uncertain), 0)::int as uncertain, coalesce(sum(skipped), 0)::int as skipped,
       coalesce(sum(queued) filter (where waits), 0)::int as waiting,
       -- The warm-up lets no more out today.
       coalesce(bool_or(due_at >= date_trunc('day', now(), 'UTC') + interval '1 day') filter (where queued > 0), false)
         as "isHeld",
       -- To the first end, without pauses: a message that is sent once more later does not slow it down.
       (select greatest(0, extract(epoch from coalesce(sent_at, finished_at, paused_at, now())
          - coalesce(sends_at, started_at))::float8 - paused_seconds - ${waitedSeconds}) from newsletter_campaigns where id = ?) as seconds,
       exists (select from newsletter_preparations where campaign_id = ?) as "isPreparing",
       (select coalesce(ceil(extract(epoch from sends_at - now())), 0)::int from newsletter_campaigns where id = ?)
         as "undoSecondsLeft"
     from newsletter_batches where campaign_id = ?`,
    [id, id, id, id],
  );
  const { seconds, isPreparing, undoSecondsLeft, waiting, isHeld, ...counts } = sums;
  const isUnderWay = status === 'sending' || status === 'paused';
  const done = counts.handedOver + counts.refused + counts.uncertain;
  const perSecond = seconds && done ? Number((done / seconds).toFixed(2)) : null;
  const isOnlyWaiting = waiting > 0 && waiting === counts.queued;
  const secondsLeft =
    status === 'sending' && perSecond && !isOnlyWaiting && !isHeld
      ? Math.ceil((counts.queued - waiting) / perSecond)
      : null;
  return {
    counts,
    preparing: isPreparing && isUnderWay ? { written: counts.queued + counts.skipped, of: recipientCount } : null,
    undoSecondsLeft: isUnderWay ? Math.max(0, undoSecondsLeft) : 0,
    waiting,
    perSecond: isOnlyWaiting ? null : perSecond,
    secondsLeft,
  };
}
