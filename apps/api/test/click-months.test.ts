import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteOldClicks } from '../src/features/newsletter-clicks/delete-old-clicks.ts';
import { useTestApp } from './use-test-app.ts';
import { useOldMonths } from './use-old-months.ts';

const { newEm, sql } = useTestApp();
const { monthAgo, campaignOf, click, clicks, partitions } = useOldMonths(sql);

describe('clicks', () => {
  it('are stored and found without a partition of their month, and move to it', async () => {
    const id = await campaignOf(monthAgo(-8), { started: 'now()' });
    await click(id);
    expect(await clicks()).toEqual([{ month: 'newsletter_clicks_other', campaign: id }]);
    await sql(`select create_month('newsletter_clicks', ?)`, [monthAgo(-8)]);
    expect(await clicks()).toEqual([{ month: expect.stringMatching(/^newsletter_clicks_\d{4}_\d\d$/), campaign: id }]);
    await expect(
      sql(`insert into newsletter_clicks select * from newsletter_clicks where campaign_id = ?`, [id]),
    ).rejects.toThrow('duplicate key');
  });

  describe('of an old month', () => {
    let name: string;
    let old: string;
    beforeEach(async () => {
      name = await partitions.cut('newsletter_clicks', monthAgo(6));
      old = await campaignOf(monthAgo(6));
      await sql(`insert into newsletter_click_figures (campaign_id, link, hour, clicks) values (?, 1, 0, 2)`, [old]);
      await click(old);
      await click(old);
    });

    it('go with its partition, are counted in the audit log, and stay in the figures', async () => {
      const recent = await campaignOf(monthAgo(0), { started: `now() - interval '89 days'` });
      await click(recent);
      expect((await clicks()).map(({ month }) => month)).toContain(name);
      expect(await deleteOldClicks(newEm)).toEqual({ deleted: 2 });
      expect(await partitions.of('newsletter_clicks')).not.toContain(name);
      expect((await clicks()).map(({ campaign }) => campaign)).toEqual([recent]);
      expect(await sql('select clicks from newsletter_click_figures')).toEqual([{ clicks: 2 }]);
      const changes = await sql(`select changes from audit_log where action = 'deleteOldClicks'`);
      expect(changes).toEqual([
        {
          changes: [
            { field: 'month', before: null, after: name },
            { field: 'deleted', before: null, after: '2' },
          ],
        },
      ]);
    });

    it('go by row while a campaign that started late has some of the month', async () => {
      const late = await campaignOf(monthAgo(6), { started: `now() - interval '5 days'` });
      await click(late);
      expect(await deleteOldClicks(newEm)).toEqual({ deleted: 2 });
      expect(await clicks()).toEqual([{ month: name, campaign: late }]);
    });

    it('go by row while a sequence has a click of the last 90 days there', async () => {
      const step = await campaignOf(monthAgo(6), { isStep: true });
      await click(step, `now() - interval '91 days'`);
      await click(step, `now() - interval '89 days'`);
      expect(await deleteOldClicks(newEm)).toEqual({ deleted: 3 });
      expect(await clicks()).toEqual([{ month: name, campaign: step }]);
      await sql(`update newsletter_clicks set at = now() - interval '91 days'`);
      expect(await deleteOldClicks(newEm)).toEqual({ deleted: 1 });
      expect(await partitions.of('newsletter_clicks')).not.toContain(name);
    });

    it('go by row while a backup reads the table, and the month goes another night', async () => {
      const backup = newEm();
      await backup.begin();
      await backup.execute(`lock table "${name}" in access share mode`);
      expect(await deleteOldClicks(newEm, 1)).toEqual({ deleted: 2 });
      expect(await clicks()).toEqual([]);
      expect(await partitions.of('newsletter_clicks')).toContain(name);
      await backup.commit();
      expect(await deleteOldClicks(newEm)).toEqual({ deleted: 0 });
      expect(await partitions.of('newsletter_clicks')).not.toContain(name);
    });

    it('go while others are stored, and none of these is lost', async () => {
      const recent = await campaignOf(monthAgo(0), { started: 'now()' });
      let isOn = true;
      let stored = 0;
      const writers = [1, 2, 3].map(async () => {
        while (isOn) {
          await click(recent);
          stored += 1;
        }
      });
      await expect.poll(() => stored).toBeGreaterThan(5);
      const before = stored;
      expect(await deleteOldClicks(newEm)).toEqual({ deleted: 2 });
      await expect.poll(() => stored).toBeGreaterThan(before);
      isOn = false;
      await Promise.all(writers);
      expect(await clicks()).toHaveLength(stored);
      expect(await partitions.of('newsletter_clicks')).not.toContain(name);
    });

    it('stay when a late campaign stores its first one while the table is locked', async () => {
      const late = await campaignOf(monthAgo(6), { started: 'now()' });
      const writer = newEm();
      await writer.begin();
      await writer.execute(click.sql(late), [randomUUID(), late]);
      const deleted = deleteOldClicks(newEm);
      await new Promise((next) => setTimeout(next, 700));
      await writer.commit();
      expect(await deleted).toEqual({ deleted: 2 });
      expect(await clicks()).toEqual([{ month: name, campaign: late }]);
    });
  });
});
