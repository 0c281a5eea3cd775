import type { EntityManager } from '@mikro-orm/postgresql';
import type { PausedBecause } from '@workspace/contracts/campaign-brake';
import { blockKindsSql } from '../../smtp-replies/block-kinds.ts';
import { recordSystemChange } from '../audit-log/record-system-change.ts';
import { findBrake, type Accepted, type BrakeLimits, type BrakeNumbers } from './find-brake.ts';

/** A campaign that the system paused. */
export type Braked = { campaignId: string } & Pick<PausedBecause, 'kind' | 'count' | 'percent'>;

const complaints = `(select count(*)::int from newsletter_deliveries d where d.campaign_id = c.id and d.reason = 'complained')`;
/** Rejected at once. Those in doubt are tried again. */
const isRejected = `(d.status = 'refused' or d.status = 'retry' and starts_with(d.answer, '5'))`;
/** Rejected at once, or accepted by our mail server and returned; also addresses whose bounces are in doubt. */
const blocks = `(select count(*)::int from newsletter_deliveries d
  where d.campaign_id = c.id
    and (d.failure in (${blockKindsSql}) and (${isRejected} or d.reason in ('bounced', 'came_back'))
      or d.failure = 'bad_mailbox' and d.reason = 'came_back'))`;
const sumOf = (columns: string) =>
  `(select coalesce(sum(${columns}), 0)::int from newsletter_batches b where b.campaign_id = c.id)`;

/** Pauses campaigns with too many complaints or blocks. Returns those that it paused. */
export async function brakeCampaigns(em: EntityManager, limits: BrakeLimits): Promise<Braked[]> {
  const sending = await em.execute<(BrakeNumbers & { id: string; accepted: Accepted | null })[]>(
    `select c.id, c.brake_accepted as accepted, ${sumOf('queued + handed_over + refused + retry + uncertain')} as recipients,
       ${sumOf('handed_over')} as submitted, ${sumOf('refused')} as refused,
       ${complaints} as complaints, ${blocks} as blocks
     from newsletter_campaigns c where c.status = 'sending'`,
  );
  const braked: Braked[] = [];
  for (const { id, accepted, ...numbers } of sending) {
    if (!findBrake(numbers, limits, accepted)) continue;
    const exact = { ...numbers, ...(await countExactly(em, id)) };
    const because = findBrake(exact, limits, accepted);
    if (!because || !(await brake(em, id, { because, accepted, numbers: exact }))) continue;
    const { kind, count, percent } = because;
    braked.push({ campaignId: id, kind, count, percent });
  }
  return braked;
}

/** The counters of batches in progress are up to a second old, and too low: a percentage of them may be too high. */
async function countExactly(em: EntityManager, id: string): Promise<Pick<BrakeNumbers, 'submitted' | 'refused'>> {
  const [exact] = await em.execute<[Pick<BrakeNumbers, 'submitted' | 'refused'>]>(
    `select count(*) filter (where status = 'handed_over')::int as submitted,
       count(*) filter (where ${isRejected})::int as refused
     from newsletter_deliveries d where campaign_id = ?`,
    [id],
  );
  return exact;
}

interface Brake {
  because: PausedBecause;
  /** The accepted numbers that were read: staff may have resumed the campaign since. */
  accepted: Accepted | null;
  numbers: BrakeNumbers;
}

/** Pauses one campaign and records it. Returns false when it changed meanwhile. */
function brake(em: EntityManager, id: string, { because, accepted, numbers }: Brake): Promise<boolean> {
  return em.transactional(async (inside) => {
    const paused = await inside.execute<unknown[]>(
      `update newsletter_campaigns set status = 'paused', updated_at = now(), paused_because = ?::jsonb,
         brake_accepted = ?::jsonb
       where id = ? and status = 'sending' and brake_accepted is not distinct from ?::jsonb returning id`,
      [
        JSON.stringify(because),
        JSON.stringify({ complaints: numbers.complaints, blocks: numbers.blocks }),
        id,
        accepted && JSON.stringify(accepted),
      ],
    );
    if (paused.length === 0) return false;
    await recordSystemChange(inside, {
      origin: 'sweep-newsletters',
      action: 'brakeCampaign',
      resource: 'newsletter-campaigns',
      resourceId: id,
      changes: { status: ['sending', 'paused'], pausedBecause: because.sentence },
    });
    return true;
  });
}

/** Stores the numbers of a campaign that the system paused, before staff resume it. */
export async function acceptNumbers(em: EntityManager, id: string): Promise<void> {
  await em.execute(
    `update newsletter_campaigns c set brake_accepted = jsonb_build_object('complaints', ${complaints}, 'blocks', ${blocks})
     where c.id = ? and c.status = 'paused' and c.paused_because is not null`,
    [id],
  );
}
