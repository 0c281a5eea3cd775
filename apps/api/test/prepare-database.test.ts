import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MikroORM } from '@mikro-orm/postgresql';
import { describe, expect, inject, it } from 'vitest';
import { migrations } from '../src/database/migrations.ts';
import { connectDatabase } from '../src/database/orm.ts';
import { prepareDatabase } from '../src/database/prepare-database.ts';
import { runOperator } from './operator/run-operator.ts';
import { startOldPostgres } from './old-postgres.ts';

const ownName = () => `test_${randomUUID().replaceAll('-', '')}`;

function urlOf(database: string, user = 'app', password = ''): string {
  const url = new URL(inject('postgresUrl'));
  return Object.assign(url, { pathname: `/${database}`, username: user, password }).href;
}

/** Runs a statement as the superuser. */
async function run(statement: string, database = 'postgres'): Promise<Record<string, unknown>[]> {
  const clientUrl = urlOf(database);
  const orm = await MikroORM.init({ clientUrl, entities: [], discovery: { warnWhenNoEntities: false } });
  try {
    return await orm.em.fork().execute<Record<string, unknown>[]>(statement);
  } finally {
    await orm.close();
  }
}

/** Returns the error message of the preparation; undefined when it succeeds. */
async function prepare(url: string, preparation: 'check' | 'migrate'): Promise<string | undefined> {
  const orm = await connectDatabase(url);
  try {
    await prepareDatabase(orm, preparation);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await orm.close();
  }
}

async function createEmpty(): Promise<string> {
  const name = ownName();
  await run(`create database ${name} template template0`);
  return name;
}

describe('prepareDatabase', () => {
  it.each(['check', 'migrate'] as const)('never creates a missing database with %s', async (preparation) => {
    const name = ownName();
    expect(await prepare(urlOf(name), preparation)).toMatch(
      new RegExp(`^PostgreSQL at .+ has no database "${name}"\\. Create it, or correct the name in DATABASE_URL\\.$`),
    );
    expect(await run(`select from pg_database where datname = '${name}'`)).toEqual([]);
  });

  it('writes nothing to an empty database with check', async () => {
    const name = await createEmpty();
    expect(await prepare(urlOf(name), 'check')).toMatch(/^The database is behind this code by \d+ change\(s\)/);
    expect(await run("select from pg_class where relnamespace = 'public'::regnamespace", name)).toEqual([]);
  });

  it('migrates an empty database, and then finds nothing to do', async () => {
    const url = urlOf(await createEmpty());
    expect([await prepare(url, 'migrate'), await prepare(url, 'check')]).toEqual([undefined, undefined]);
  });

  it("rejects another application's database without a change", async () => {
    const name = await createEmpty();
    await run('create table invoices (id int)', name);
    expect(await prepare(urlOf(name), 'migrate')).toBe(
      'The database in DATABASE_URL holds tables of another application (invoices). Correct the name, or create a database for this product.',
    );
    expect(await run("select from pg_class where relname = 'mikro_orm_migrations'", name)).toEqual([]);
  });

  it('names the privilege that a user lacks', async () => {
    const [name, user] = [await createEmpty(), ownName()];
    await run(`create role ${user} login`);
    expect(await prepare(urlOf(name, user), 'migrate')).toBe(
      `The user "${user}" may not change the schema (permission denied for schema public). Make it the owner of the database: alter database ${name} owner to ${user};`,
    );
    await run(`alter database ${name} owner to ${user}`);
    expect(await prepare(urlOf(name, user), 'migrate')).toBeUndefined();
  });

  it('names the owner of tables that a user may not read', async () => {
    const [name, user] = [await createEmpty(), ownName()];
    expect(await prepare(urlOf(name), 'migrate')).toBeUndefined();
    await run(`create role ${user} login`);
    const { username: owner } = new URL(urlOf(name));
    const message = `The user ${user} may not read the tables, which belong to ${owner}. Set DATABASE_URL to that user, or run as it: reassign owned by ${owner} to ${user};`;
    expect([await prepare(urlOf(name, user), 'check'), await prepare(urlOf(name, user), 'migrate')]).toEqual([
      message,
      message,
    ]);
  });

  it('names a user that the server does not know', async () => {
    expect(await prepare(urlOf('site', 'stranger'), 'check')).toMatch(
      /^PostgreSQL at .+ refuses the user "stranger" \(.+\)\. Correct user and password in DATABASE_URL/,
    );
  });

  it('names a server that does not respond', async () => {
    expect(await prepare('postgres://app:secret@127.0.0.1:1/site', 'check')).toBe(
      'PostgreSQL at 127.0.0.1:1 cannot be reached (connect ECONNREFUSED 127.0.0.1:1). Start it, or correct DATABASE_URL.',
    );
  });

  it('names a server that is not PostgreSQL', async () => {
    const web = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
    await once(web, 'listening');
    const { port } = web.address() as AddressInfo;
    expect(await prepare(`postgres://app:secret@127.0.0.1:${port}/site`, 'check')).toMatch(
      /^What answers at 127\.0\.0\.1:\d+ is not PostgreSQL \(.+\)\. Correct host and port in DATABASE_URL\.$/,
    );
    web.close();
  });

  it('rejects a template database', async () => {
    const name = ownName();
    await run(`create database ${name} is_template true`);
    expect(await prepare(urlOf(name), 'migrate')).toBe(
      `The database "${name}" in DATABASE_URL is a template for new databases. Create a database for this product.`,
    );
  });

  it('rejects a PostgreSQL version that is too old', async () => {
    const old = await startOldPostgres('15.18 (Debian 15.18-0+deb12u1)');
    expect(await prepare(old.url, 'check')).toMatch(
      /^PostgreSQL at .+ is version 15\.18 \(Debian .+\), and this needs 18 or newer\./,
    );
    old.stop();
  });
});

describe('lanesight migrate', () => {
  it('migrates and exits with 0; a second run changes nothing', async () => {
    const url = urlOf(await createEmpty());
    const done = { code: 0, out: `The database is migrated to ${migrations.at(-1)!.name}.`, error: '' };
    expect(await runOperator(['migrate'], { DATABASE_URL: url })).toEqual(done);
    expect(await runOperator(['migrate'], { DATABASE_URL: url })).toEqual(done);
    expect(await prepare(url, 'check')).toBeUndefined();
  });

  it('exits with 1 and one message when it fails', async () => {
    expect(await runOperator(['migrate'])).toEqual({
      code: 1,
      out: '',
      error: 'This command cannot start: DATABASE_URL is not set.',
    });
  });
});

describe('lanesight seed', () => {
  it('adds the sample posts once', async () => {
    const name = await createEmpty();
    const count = () => run('select count(*)::int as posts from blog_posts', name);
    await runOperator(['seed'], { DATABASE_URL: urlOf(name) });
    const seeded = await count();
    expect(seeded).not.toEqual([{ posts: 0 }]);
    await run('delete from blog_posts', name);
    expect(await runOperator(['seed'], { DATABASE_URL: urlOf(name) })).toMatchObject({ code: 0 });
    expect(await count()).toEqual([{ posts: 0 }]);
  });
});
