import { chooseVariant, getAbTest } from '@workspace/contracts/campaign-ab-tests';
import { sendCampaign } from '@workspace/contracts/campaign-sending';
import { createCampaign, type CampaignDraft } from '@workspace/contracts/newsletter-campaigns';
import { decideTests } from '../../src/features/campaign-ab-tests/decide-tests.ts';
import { dueBatches } from '../../src/features/newsletter-deliveries/due-batches.ts';
import { finishCampaigns } from '../../src/features/newsletter-deliveries/finish-campaigns.ts';
import { runBatch } from '../../src/features/newsletter-deliveries/run-batch.ts';
import { storeClicks } from '../../src/features/newsletter-clicks/store-clicks.ts';
import { BatchTest } from './batch-test.ts';
import { campaignTest } from './campaign-test.ts';
import { stored } from './click-test.ts';

interface Row {
  id: number;
  email: string;
  variant: number | null;
  inTest: boolean;
  status: string;
}

export const subjects = ['Before winter', 'Cracks cost more in spring'];

/** Sets up campaigns with two subjects to 100 people, 20 of them in the test. */
export function abCampaignTest() {
  const staff = campaignTest();
  const sql = <T extends object>(query: string, values: unknown[] = []) => staff.em().execute<T[]>(query, values);

  const create = async (change: Partial<CampaignDraft> = {}, people = 100): Promise<string> => {
    await sql('delete from email_list_subscribers');
    await sql(
      `insert into email_list_subscribers (email_list_id, email)
       select ?, 'reader' || n || '@example.org' from generate_series(1, ?) n`,
      [staff.draft.emailListId, people],
    );
    const body = { ...staff.draft, subjects, tracksClicks: true, ...change };
    return (await staff.as(createCampaign, { body })).campaign.id;
  };

  /** A worker that submits everything that is due, and returns the messages by recipient. */
  const submitDue = async (): Promise<Map<string, string>> => {
    const worker = new BatchTest();
    worker.test = staff.test;
    for (const batch of await dueBatches(staff.em()))
      await runBatch(worker.worker(), batch, new AbortController().signal);
    return new Map(worker.submitted.map(({ to, content }) => [to, content.toString()]));
  };

  const ledger = (id: string) =>
    sql<Row>(
      `select id, email, variant, is_in_test as "inTest", status from newsletter_deliveries
       where campaign_id = ? order by id`,
      [id],
    );

  return {
    staff,
    sql,
    create,
    submitDue,
    ledger,
    begin: async (change: Partial<CampaignDraft> = {}, people = 100): Promise<string> => {
      const id = await create(change, people);
      await staff.as(sendCampaign, { params: { id } });
      return id;
    },
    /** Runs the steps of the reconcile job. */
    reconcile: async () => {
      await decideTests(staff.em());
      await finishCampaigns(staff.em());
    },
    /** Ends the waiting time. */
    timeIsOver: () => sql('update newsletter_campaigns set test_ends_at = now() where test_ends_at is not null'),
    /** Lets this many people of a variant in the test follow a link. */
    click: async (id: string, variant: number, people: number) => {
      const rows = (await ledger(id)).filter((row) => row.inTest && row.variant === variant).slice(0, people);
      await sql(`update newsletter_deliveries set changed_at = now() - interval '1 hour' where campaign_id = ?`, [id]);
      const [link] = await sql<{ slug: string }>('select slug from newsletter_links where campaign_id = ?', [id]);
      await storeClicks(
        staff.em(),
        rows.map((row) => stored(id, row.id, link!.slug, 0)),
      );
    },
    test: (id: string) => staff.as(getAbTest, { params: { id } }),
    choose: (id: string, variant: number) => staff.as(chooseVariant, { params: { id }, body: { variant } }),
  };
}

/** Returns the subject of a message. */
export const subjectOf = (message: string): string => /^subject: (.*)$/im.exec(message)![1]!.trim();
