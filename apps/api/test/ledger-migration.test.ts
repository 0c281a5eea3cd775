import { describe, expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from '../src/database/orm.ts';
import { migrations } from '../src/database/migrations.ts';
import { prepareDatabase } from '../src/database/prepare-database.ts';
import { emptyDatabase } from './operator/empty-database.ts';

const columns = 'campaign_id, id, email, status, answer, attempts';

describe('the migration of the ledger to months', () => {
  it('keeps every row, its clicks and its keys, also under ids of another kind', async () => {
    const orm = await connectDatabase(await emptyDatabase());
    onTestFinished(() => orm.close());
    const sql = <T extends object>(query: string) => orm.em.fork().execute<T[]>(query);
    const names = migrations.map(({ name }) => name);
    await orm.migrator.up({ migrations: names.slice(0, names.indexOf('20270220-ledger-by-month')) });
    await sql(`insert into email_lists (name) values ('Readers')`);
    await sql(`insert into newsletter_campaigns (id, name, subject, email_list_id, status, html, text)
      select c.id, 'Winter', 'Frost', l.id, 'sent', '', '' from (select id from email_lists limit 1) l,
        (values (uuidv7()), (uuidv7('-40 days')), ('f47ac10b-58cc-4372-a567-0e02b2c3d479')) c(id)`);
    await sql(`insert into newsletter_deliveries (campaign_id, id, email, status, answer, attempts)
      select c.id, n, n || '@example.org', 'handed_over', '250 Ok', 1 from newsletter_campaigns c, generate_series(1, 5) n`);
    await sql(`insert into newsletter_clicks (id, campaign_id, delivery_id, link, at, is_machine)
      select uuidv7(), campaign_id, id, 1, now(), false from newsletter_deliveries`);
    const read = () => sql(`select ${columns} from newsletter_deliveries order by campaign_id, id`);
    const before = await read();
    await prepareDatabase(orm, 'migrate');

    expect(before).toHaveLength(15);
    expect(await read()).toEqual(before);
    expect(
      await sql(
        'select tableoid::regclass::text as name, count(*)::int from newsletter_deliveries group by 1 order by 1',
      ),
    ).toEqual([
      { name: 'newsletter_deliveries_first', count: 10 },
      { name: 'newsletter_deliveries_other', count: 5 },
    ]);
    await expect(
      sql(`insert into newsletter_deliveries (campaign_id, id, email) select campaign_id, id, 'x'
      from newsletter_deliveries limit 1`),
    ).rejects.toThrow('duplicate key');
    expect(await sql('select from newsletter_clicks')).toHaveLength(15);
    await sql('delete from newsletter_campaigns');
    expect(await read()).toEqual([]);
    expect(await sql('select from newsletter_clicks')).toEqual([]);
  });
});
