import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  countFailures,
  findDeliveries,
  listDeliveries,
  resendUncertain,
} from '@workspace/contracts/newsletter-deliveries';
import { exportPersonalData } from '@workspace/contracts/personal-data';
import { archiveDueMonths } from '../src/features/ledger-archive/archive-due-months.ts';
import { findArchived } from '../src/features/ledger-archive/find-archived.ts';
import { manifestKey } from '../src/features/ledger-archive/manifest.ts';
import { folderStore } from '../src/adapters/image-store/folder-store.ts';
import { eraseAddress } from '../src/features/mail-preferences/erase-address.ts';
import { eraseArchived } from '../src/features/ledger-archive/erase-archived.ts';
import { apiErrorOf } from './call-as.ts';
import { backUp, restoreAnew } from './operator/use-backup.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { useLedger } from './use-ledger.ts';

let test: TestApp;
let asStaff: TestApp['callWith'] extends (headers: never) => infer Call ? Call : never;
const { sql, campaignTo, archive, archivedText } = useLedger(() => test);
beforeEach(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
afterEach(() => test.close());

const listed = (id: string) => asStaff(listDeliveries, { params: { id }, query: {} });
const find = async (email: string) => (await asStaff(findDeliveries, { query: { email } })).deliveries;
const months = async () =>
  (
    await sql<{ name: string }>(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'newsletter_deliveries'::regclass order by 1`,
    )
  ).map(({ name }) => name);

describe('the archive of the ledger', () => {
  it('answers for each recipient as the ledger did, and only the partition is gone', async () => {
    const id = await campaignTo(['anna@example.org', 'Tom@Example.org']);
    const second = await campaignTo(['anna@example.org'], 'Spring');
    expect((await listed(second)).isArchived).toBe(false);
    await sql(
      `update newsletter_deliveries set status = 'refused', failure = 'policy', answer = '550 "No", we said',
      reason = '' where campaign_id = ? and id = 2`,
      [id],
    );
    const before = { anna: await find('ANNA@example.org'), tom: await find('tom@example.org') };
    const failures = await asStaff(countFailures, { params: { id } });
    expect(await archive()).toBe(1);

    expect(await months()).not.toContain('newsletter_deliveries_first');
    expect(await sql('select 1 from newsletter_deliveries')).toEqual([]);
    expect(before.anna.map(({ campaignId }) => campaignId)).toEqual([second, id]);
    expect(await find('ANNA@example.org')).toEqual(before.anna);
    expect(await find('tom@example.org')).toEqual(before.tom);
    expect(await find('nobody@example.org')).toEqual([]);
    expect(await asStaff(countFailures, { params: { id } })).toEqual(failures);
    const data = (await (await asStaff(exportPersonalData, { query: { email: 'anna@example.org' } })).json()) as {
      archivedDeliveries: unknown[];
    };
    expect(data.archivedDeliveries).toEqual(before.anna);
    expect(await listed(id)).toEqual({ deliveries: [], next: null, isArchived: true });
    expect(await archive()).toBe(0);
  });

  it('has files whose manifest tells their rows, bytes and hashes', async () => {
    await campaignTo(['anna@example.org', 'tom@example.org']);
    await archive();
    const [{ attempt }] = (await sql<{ attempt: string }>(
      'select attempt from ledger_months where archived_at is not null',
    )) as [{ attempt: string }];
    const folder = join(test.imageFolder, `ledger-${attempt}`);
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as {
      rows: number;
      files: { key: string; rows: number; bytes: number; sha256: string }[];
    };
    expect(manifest).toMatchObject({ schema: 1, table: 'newsletter_deliveries', rows: 2 });
    const [file] = manifest.files;
    const bytes = await readFile(join(test.imageFolder, file!.key));
    expect(file).toMatchObject({
      rows: 2,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(await readdir(folder)).toHaveLength(2);
    expect(await sql(`select changes from audit_log where action = 'archiveLedgerMonth'`)).toHaveLength(1);
  });

  it('leaves a month in the ledger when a row changes while it is written, and archives it the next time', async () => {
    await campaignTo(['anna@example.org']);
    const changing = {
      ...test.imageStore,
      put: async (key: string, bytes: Uint8Array, type: string) => {
        await sql(`update newsletter_deliveries set answer = '250 later'`);
        await test.imageStore.put(key, bytes, type);
      },
    };
    expect(await archive(changing)).toBe(0);
    expect(await find('anna@example.org')).toMatchObject([{ answer: '250 later' }]);
    expect(await archive()).toBe(1);
    expect(await find('anna@example.org')).toMatchObject([{ answer: '250 later' }]);
    expect((await readdir(test.imageFolder)).filter((name) => name.startsWith('ledger-'))).toHaveLength(1);
  });

  it('keeps a month whose campaign is under way', async () => {
    const id = await campaignTo(['anna@example.org']);
    await sql(`update newsletter_campaigns set status = 'paused' where id = ?`, [id]);
    const soon = new Date(Date.now() + 300 * 86_400_000);
    expect(await archiveDueMonths({ orm: test.orm, store: test.imageStore, origin: 'test' }, soon)).toBe(0);
  });

  it('forgets an erased person at once, and their address in the files with the next job', async () => {
    await campaignTo(['anna@example.org', 'tom@example.org']);
    await archive();
    await eraseAddress(test.orm.em.fork(), 'Anna@example.org');
    expect(await find('anna@example.org')).toEqual([]);
    expect(await archivedText()).toContain('anna@example.org');

    expect(await eraseArchived(test.orm.em.fork(), test.imageStore)).toEqual({ erased: 1 });
    const text = await archivedText();
    expect(text).not.toContain('anna');
    expect(text.match(/"erased"/g)).toHaveLength(1);
    expect(await find('anna@example.org')).toEqual([]);
    expect(await find('tom@example.org')).toHaveLength(1);
    expect(await eraseArchived(test.orm.em.fork(), test.imageStore)).toEqual({ erased: 0 });
  });

  it('says so when a file cannot be read, instead of leaving its rows out', async () => {
    await campaignTo(['anna@example.org']);
    await archive();
    const [{ key }] = (await sql<{ key: string }>('select key from ledger_archive_files')) as [{ key: string }];
    await test.imageStore.deleteFile(key);
    expect(await apiErrorOf(find('anna@example.org'))).toMatchObject({ status: 503, code: 'archive_unreachable' });
  });

  it('is in a backup, and answers after a restore', async () => {
    await campaignTo(['anna@example.org']);
    await archive();
    const later = await campaignTo(['anna@example.org']);
    const { file } = await backUp({ orm: test.orm, store: test.imageStore });
    const restored = await restoreAnew(file);
    const em = restored.orm.em.fork();
    expect(await findArchived(em, folderStore(restored.folder), 'anna@example.org')).toHaveLength(1);
    expect(await em.execute('select campaign_id as id from newsletter_deliveries')).toEqual([{ id: later }]);
  });

  it('has its missing files and manifests named by a backup', async () => {
    await campaignTo(['anna@example.org']);
    await archive();
    const [{ key, attempt }] = (await sql<{ key: string; attempt: string }>(
      'select key, attempt from ledger_archive_files',
    )) as [{ key: string; attempt: string }];
    await test.imageStore.deleteFile(manifestKey(attempt));
    const named = async () => (await backUp({ orm: test.orm, store: test.imageStore })).missingFiles;
    expect(await named()).toEqual([manifestKey(attempt)]);
    await test.imageStore.deleteFile(key);
    expect(await named()).toEqual([key, manifestKey(attempt)].toSorted());
  });

  it('resends nothing of an archived campaign', async () => {
    const id = await campaignTo(['anna@example.org']);
    await sql(`update newsletter_deliveries set status = 'uncertain'`);
    await archive();
    const resent = asStaff(resendUncertain, { params: { id }, body: { all: true } });
    expect(await apiErrorOf(resent)).toMatchObject({ status: 409, code: 'wrong_moment' });
  });
});
