import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareDatabase } from '../../src/database/prepare-database.ts';
import { migrations } from '../../src/database/migrations.ts';
import { aContact } from '../a-contact.ts';
import { useImages } from '../use-images.ts';
import { testDatabase } from '../test-database.ts';
import { emptyDatabase } from './empty-database.ts';
import { runOperator } from './run-operator.ts';
import { aFolder, backUp, connected, restoreAnew, restoreTo } from './use-backup.ts';

const images = useImages();
const source = () => ({ orm: images.test.orm, store: images.test.imageStore });
const environment = (change: Record<string, string> = {}) => ({
  DATABASE_URL: images.test.orm.config.get('clientUrl'),
  IMAGE_STORE: `file:${images.test.imageFolder}`,
  ...change,
});

describe('lanesight backup and restore', () => {
  it('back up into a folder and restore, encrypted, and report time, rows and bytes', async () => {
    await images.ready();
    const folder = await aFolder();
    const BACKUP_KEY = randomBytes(32).toString('base64');
    const backedUp = await runOperator(['backup', folder], environment({ BACKUP_KEY, LOG_LEVEL: 'info' }));
    expect(backedUp).toMatchObject({ code: 0, error: '' });
    expect(backedUp.out).toMatch(/^Backed up \d+ rows of \d+ tables \(.+\) and \d+ image files \(.+\) in [\d.]+ s\.\n/);
    const [name = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(name).toMatch(/^lanesight-\d{4}-\d\d-\d\dT\d{6}-\d{3}Z\.tar\.gz\.encrypted$/);
    const target = { DATABASE_URL: await emptyDatabase(), IMAGE_STORE: `file:${join(folder, 'images')}`, BACKUP_KEY };
    const { code, out, error } = await runOperator(['restore', join(folder, name), '--json'], target);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(JSON.parse(out)).toMatchObject({
      migration: migrations.at(-1)!.name,
      pendingMigrations: 0,
      unsetVariables: ['LOG_LEVEL'],
      missingFiles: [],
      rows: expect.any(Number),
      seconds: expect.any(Number),
    });
  });

  it('never overwrites a file', async () => {
    const file = join(await aFolder(), 'mine.tar.gz');
    await writeFile(file, 'precious');
    expect(await runOperator(['backup', file], environment())).toEqual({
      code: 2,
      out: '',
      error: `${file} exists. Name another file, or a folder. See lanesight backup --help.`,
    });
    expect(await readFile(file, 'utf8')).toBe('precious');
  });
});

describe('a backup', () => {
  it('leaves no file behind when it fails in the middle of a table', async () => {
    await aContact(images.test.orm.em.fork());
    const fail = () => {
      throw new Error('The disk is full');
    };
    const folder = await aFolder();
    const { createBackup } = await import('../../src/operator/backup/create-backup.ts');
    const deps = {
      ...source(),
      release: { version: '1', commit: 'a' },
      variables: [],
      key: undefined,
      now: new Date(),
    };
    await expect(createBackup({ ...deps, progress: fail }, join(folder, 'b.tar.gz'))).rejects.toThrow(
      'The disk is full',
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('names image files that the store lost, and has the rest', async () => {
    const { url } = await images.ready();
    const key = url.replace('/media/', '');
    await rm(join(images.test.imageFolder, key));
    const { file, missingFiles } = await backUp(source());
    expect(missingFiles).toEqual([key]);
    expect((await restoreAnew(file)).manifest.missingFiles).toEqual([key]);
    await images.test.orm.em.fork().execute('delete from images where id = ?', [dirname(key)]);
  });

  it('rejects a database without our tables', async () => {
    const orm = await connected(await emptyDatabase());
    await expect(backUp({ ...source(), orm })).rejects.toThrow('has no tables of this product');
  });
});

describe('a restore', () => {
  it('rejects a database with tables, and changes nothing there', async () => {
    const { file } = await backUp(source());
    const url = await testDatabase();
    await expect(restoreTo(url, file)).rejects.toThrow(
      /^The database in DATABASE_URL is not empty: it has \d+ tables \(.+\)\. A restore never overwrites\./,
    );
    const orm = await connected(url);
    await prepareDatabase(orm, 'check');
  });

  it('rejects a backup of a newer release', async () => {
    const newer = await connected(await testDatabase());
    await newer.em.fork().execute("insert into mikro_orm_migrations (name) values ('29991231-newer')");
    const { file } = await backUp({ ...source(), orm: newer });
    await expect(restoreAnew(file)).rejects.toThrow(
      'The backup is of release 1.2.3 (commit abcdef1), and has changes that this release does not know (29991231-newer). Restore it with that release, or a newer one.',
    );
  });

  it('restores a backup of an older release, which then migrates', async () => {
    const older = await connected(await emptyDatabase());
    const names = migrations.slice(0, -12).map(({ name }) => name);
    await older.migrator.up({ migrations: names });
    await aContact(older.em.fork(), { firstName: 'Old' });
    const { file } = await backUp({ ...source(), orm: older });
    const { orm, head } = await restoreAnew(file);
    expect(head.migrations).toEqual(names);
    await prepareDatabase(orm, 'migrate');
    expect(await orm.em.fork().execute('select first_name from contacts')).toEqual([{ first_name: 'Old' }]);
  });

  it('restores nothing from a damaged backup, and all of a good one into the same database', async () => {
    const { file } = await backUp(source());
    const good = await readFile(file);
    const url = await emptyDatabase();
    const damaged = Buffer.from(good);
    damaged[Math.floor(good.length / 2)]! ^= 1;
    for (const bytes of [
      good.subarray(0, good.length - 200),
      good.subarray(0, 5_000),
      damaged,
      Buffer.from('no backup'),
    ]) {
      await writeFile(file, bytes);
      await expect(restoreTo(url, file)).rejects.toThrow(
        /^(?:The backup is damaged|The file is no backup of this product)/,
      );
    }
    await writeFile(file, good);
    const { orm } = await restoreTo(url, file);
    await prepareDatabase(orm, 'check');
  });
});
