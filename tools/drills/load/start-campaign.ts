import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../fleet/database.ts';
import type { MailSink } from '@workspace/sandbox/mail-sink';
import { enqueueJob } from '../../enqueue-job.ts';
import { countOutcomes } from '../../../apps/api/test/faults/count-outcomes.ts';
import { beginCampaign } from '../../../apps/api/test/sending/begin-campaign.ts';
import { createBigCampaign } from '../../../apps/api/test/sending/create-big-campaign.ts';

/** The outcomes of a campaign, compared with the messages that the mail server accepted. */
export interface Deliveries {
  recipients: number;
  handedOver: number;
  uncertain: number;
  doubled: number;
  /** Recipients whose outcome is not that of the mail server. */
  wrong: string[];
}

/** A running campaign. `finish` waits until nothing is left to send. */
export interface RunningCampaign {
  /** True when nothing is left to send. */
  isSent: () => Promise<boolean>;
  finish: () => Promise<Deliveries>;
}

interface Product {
  orm: Database;
  sink: MailSink;
  databaseUrl: string;
}

/** Starts a campaign to this many made-up subscribers. */
export async function startCampaign({ orm, sink, databaseUrl }: Product, recipients: number): Promise<RunningCampaign> {
  const { id } = await createBigCampaign(orm.em.fork(), recipients);
  await beginCampaign(() => orm.em.fork(), id);
  await enqueueJob(databaseUrl, 'sweep-newsletters');
  const isSent = async () => {
    const [{ open }] = await orm.em
      .fork()
      .execute<[{ open: number }]>(
        'select count(*)::int as open from newsletter_batches where campaign_id = ? and done_at is null',
        [id],
      );
    return open === 0;
  };
  const finish = async () => {
    const end = Date.now() + 4 * 60_000;
    while (!(await isSent())) {
      if (Date.now() > end) throw new Error('The campaign was not sent within four minutes');
      await sleep(500);
    }
    const { counts, wrong } = await countOutcomes(orm.em.fork(), id, { recipients, taken: sink.taken });
    return {
      recipients,
      handedOver: counts.handed_over ?? 0,
      uncertain: counts.uncertain ?? 0,
      doubled: counts.duplicates ?? 0,
      wrong,
    };
  };
  return { isSent, finish };
}
