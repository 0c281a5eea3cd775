import { beforeEach } from 'vitest';
import { sendCampaign } from '@workspace/contracts/campaign-sending';
import { createCampaign, type CampaignDraft } from '@workspace/contracts/newsletter-campaigns';
import { runBatch } from '../../src/features/newsletter-deliveries/run-batch.ts';
import { BatchTest } from './batch-test.ts';
import { campaignTest } from './campaign-test.ts';

/** Sets up campaigns to a list of Anna and Bo, and two more lists: Engineers with Anna too, and Customers. */
export function audienceTest() {
  const staff = campaignTest();
  const sql = <T extends object>(query: string, values: unknown[] = []) => staff.em().execute<T[]>(query, values);
  const lists = { cities: '', engineers: '', customers: '' };

  /** Creates a list with these subscribers. */
  async function addList(name: string, ...emails: string[]): Promise<string> {
    const [list] = await sql<{ id: string }>('insert into email_lists (name) values (?) returning id', [name]);
    for (const email of emails)
      await sql('insert into email_list_subscribers (email_list_id, email) values (?, ?)', [list!.id, email]);
    return list!.id;
  }

  beforeEach(async () => {
    await sql('delete from segments');
    lists.cities = staff.draft.emailListId;
    lists.engineers = await addList('Engineers', 'ANNA@example.org', 'carl@example.org', 'dora@example.org');
    lists.customers = await addList('Customers', 'Dora@example.org');
  });

  const create = async (change: Partial<CampaignDraft>) =>
    (await staff.as(createCampaign, { body: { ...staff.draft, ...change } })).campaign;

  return {
    staff,
    sql,
    lists,
    create,
    /** Returns each recipient with the name of their list. */
    ledger: (id: string) =>
      sql<{ email: string; list: string }>(
        `select d.email, l.name as list from newsletter_deliveries d left join email_lists l on l.id = d.email_list_id
         where d.campaign_id = ? order by d.id`,
        [id],
      ).then((rows) => rows.map(({ email, list }) => [email, list])),
    begin: async (change: Partial<CampaignDraft>) => {
      const { id } = await create(change);
      await staff.as(sendCampaign, { params: { id } });
      return id;
    },
    /** Submits the only batch, and returns the messages by recipient. */
    submitAll: async (campaignId: string): Promise<Record<string, string>> => {
      const worker = new BatchTest();
      worker.test = staff.test;
      await runBatch(worker.worker(), { campaignId, number: 1 }, new AbortController().signal);
      return Object.fromEntries(worker.submitted.map(({ to, content }) => [to, content.toString()]));
    },
  };
}
