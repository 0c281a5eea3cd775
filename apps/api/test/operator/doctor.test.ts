import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getPostsVersion } from '@workspace/contracts/blog-posts';
import { freePort } from '@workspace/sandbox/free-port';
import { buffersFindings, checkDatabase } from '../../src/operator/doctor/check-database.ts';
import {
  checkIdentityProvider,
  checkLinkedin,
  checkModel,
  checkSite,
} from '../../src/operator/doctor/check-services.ts';
import { checkDisk, checkImageStore } from '../../src/operator/doctor/check-storage.ts';
import { testDatabase } from '../test-database.ts';
import { emptyDatabase } from './empty-database.ts';
import { runOperator } from './run-operator.ts';
import { aFolder, connected } from './use-backup.ts';
import { environment, found, nobody, silentPort, website } from './use-doctor.ts';

/** An address that nobody listens on, and that `fetch` does not refuse by itself. */
const closedAddress = async () => `http://127.0.0.1:${await freePort()}`;

describe('the check of the database', () => {
  it('finds a database of this release', async () => {
    expect(await found(checkDatabase, { DATABASE_URL: await testDatabase() })).toEqual([
      expect.stringMatching(/^ok: PostgreSQL 18.+ responds\.$/),
      'ok: The schema is that of this release.',
    ]);
  });

  it('names a schema that is behind, and one that is ahead', async () => {
    expect(await found(checkDatabase, { DATABASE_URL: await emptyDatabase() })).toContainEqual(
      expect.stringMatching(/^wrong: The schema is behind this release by \d+ changes: run lanesight migrate\.$/),
    );
    const url = await testDatabase();
    const orm = await connected(url);
    await orm.em.fork().execute("insert into mikro_orm_migrations (name) values ('29991231-newer')");
    expect(await found(checkDatabase, { DATABASE_URL: url })).toContain(
      'warning: The schema is of a newer release (29991231-newer), and still fits this one.',
    );
    await orm.em.fork().execute("update schema_compatibility set oldest_code = '29991231-newer'");
    expect(await found(checkDatabase, { DATABASE_URL: url })).toContain(
      'wrong: The schema is ahead of this release (29991231-newer): start the newer release.',
    );
  });

  it('names online changes that no worker has made', async () => {
    const url = await testDatabase();
    const orm = await connected(url);
    await orm.em.fork().execute('drop index contacts_tags');
    expect(await found(checkDatabase, { DATABASE_URL: url })).toContain(
      'warning: Changes that a worker makes beside the requests are not done yet (contacts_tags): keep one running.',
    );
  });

  it('names a user without ownership', async () => {
    const stranger = new URL(await emptyDatabase());
    const url = Object.assign(new URL(await emptyDatabase()), { username: stranger.username });
    expect(await found(checkDatabase, { DATABASE_URL: url.href })).toContainEqual(
      expect.stringMatching(/^warning: The user \S+ does not own the database, so it cannot migrate: alter database/),
    );
  });

  it('names a user who may not read the tables, and their owner', async () => {
    const stranger = new URL(await emptyDatabase()).username;
    const own = new URL(await testDatabase());
    const url = Object.assign(new URL(own), { username: stranger });
    expect(await found(checkDatabase, { DATABASE_URL: url.href })).toEqual([
      `wrong: The user ${stranger} may not read the tables, which belong to ${own.username}. Set DATABASE_URL to that user, or run as it: reassign owned by ${own.username} to ${stranger};`,
    ]);
  });

  it('names a closed port, and ends for a silent server', async () => {
    expect(await found(checkDatabase)).toEqual([
      expect.stringMatching(/^wrong: PostgreSQL at 127\.0\.0\.1:1 cannot be reached/),
    ]);
    const url = `postgres://app@127.0.0.1:${await silentPort()}/site`;
    expect(await found(checkDatabase, { DATABASE_URL: url }, 500)).toEqual([
      'wrong: No result within 0.5 s: the other side does not respond.',
    ]);
  });

  it('warns of lists that are larger than shared_buffers', () => {
    const megabyte = 1024 ** 2;
    expect(buffersFindings({ listBytes: null, bufferBytes: megabyte })).toEqual([]);
    expect(buffersFindings({ listBytes: 100 * megabyte, bufferBytes: 128 * megabyte })).toEqual([]);
    expect(buffersFindings({ listBytes: 376 * megabyte, bufferBytes: 128 * megabyte })).toMatchObject([
      { outcome: 'warning', sentence: expect.stringContaining('376 MB, and shared_buffers is 128 MB') },
    ]);
  });
});

describe('the checks of services', () => {
  it('find an identity provider, and name one without a discovery document', async () => {
    const provider = await website((request, response) => {
      if (request.url === '/empty/.well-known/openid-configuration') return response.end('{}');
      if (request.url !== '/.well-known/openid-configuration') return response.writeHead(404).end('Not here');
      return response.end(JSON.stringify({ issuer: 'x', jwks_uri: 'https://id.example/keys' }));
    });
    const at = (OIDC_ISSUER: string) => found(checkIdentityProvider, { OIDC_ISSUER }, 6_000);
    expect(await at(provider)).toEqual([expect.stringMatching(/^ok: .+ has a discovery document\.$/)]);
    const none = (path: string, status: number) =>
      `wrong: ${provider}${path} has no valid discovery document, so nobody can sign in (${provider}${path}/.well-known/openid-configuration responds with ${status}, and not with a discovery document). Correct OIDC_ISSUER.`;
    expect(await at(`${provider}/wrong`)).toEqual([none('/wrong', 404)]);
    expect(await at(`${provider}/empty`)).toEqual([none('/empty', 200)]);
    expect(await at(nobody)).toEqual([expect.stringMatching(/^wrong: .+ has no valid discovery document/)]);
  });

  it('accept a missing LinkedIn and model, and name a model that rejects its key', async () => {
    expect(await found(checkLinkedin)).toEqual(['ok: LinkedIn is not set up.']);
    expect(await found(checkModel)).toEqual(['ok: No model drafts posts: MODEL_API_KEY, MODEL_NAME not set.']);
    const model = await website(({ headers }, response) =>
      response.writeHead(headers.authorization === 'Bearer right' ? 200 : 401).end('{}'),
    );
    const by = (MODEL_API_KEY: string) =>
      found(checkModel, { MODEL_BASE_URL: `${model}/v1`, MODEL_NAME: 'm', MODEL_API_KEY });
    expect(await by('right')).toEqual(['ok: The model responds.']);
    expect(await by('wrong')).toEqual(['wrong: The model rejects MODEL_API_KEY (401).']);
    expect(
      await found(checkModel, { MODEL_BASE_URL: await closedAddress(), MODEL_NAME: 'm', MODEL_API_KEY: 'right' }),
    ).toEqual([
      expect.stringMatching(
        /^wrong: The model at .+ cannot be reached \(connect .+\)\. Start it, or correct MODEL_BASE_URL\.$/,
      ),
    ]);
  });

  it('find the site, and name one that is not ready, hides request ids or is silent', async () => {
    const site = async (status: number, headers: Record<string, string>) =>
      found(checkSite, {
        PUBLIC_ORIGIN: await website((_request, response) => response.writeHead(status, headers).end()),
      });
    expect(await site(200, { 'x-request-id': 'a' })).toEqual([
      expect.stringMatching(/^ok: .+ is ready, and request ids arrive/),
    ]);
    expect(await site(200, {})).toEqual([expect.stringMatching(/^warning: .+ x-request-id does not arrive/)]);
    expect(await site(503, {})).toEqual([expect.stringMatching(/^wrong: .+\/readyz responds with 503/)]);
    const behindProxy = (status: number) =>
      website(({ url }, response) => response.writeHead(url === getPostsVersion.path ? status : 404).end());
    expect(await found(checkSite, { PUBLIC_ORIGIN: await behindProxy(200) })).toEqual([
      expect.stringMatching(/^ok: .+ and its API respond; the proxy keeps \/readyz inside\.$/),
    ]);
    expect(await found(checkSite, { PUBLIC_ORIGIN: await behindProxy(502) })).toEqual([
      expect.stringMatching(/^wrong: .+ responds with 502: start the site/),
    ]);
    expect(await found(checkSite, { PUBLIC_ORIGIN: await closedAddress() })).toEqual([
      expect.stringMatching(
        /^wrong: The site at .+ cannot be reached \(connect .+\)\. Start it, or correct PUBLIC_ORIGIN or the proxy\.$/,
      ),
    ]);
    expect(await found(checkSite, { PUBLIC_ORIGIN: `http://127.0.0.1:${await silentPort()}` }, 500)).toEqual([
      'wrong: No result within 0.5 s: the other side does not respond.',
    ]);
  });
});

describe('the checks of storage', () => {
  it('find a folder that can be written, and its free space', async () => {
    const folder = await aFolder();
    expect(await found(checkImageStore, { IMAGE_STORE: `file:${folder}` })).toEqual([
      'ok: A file was stored, read and deleted.',
    ]);
    expect(await found(checkDisk, { IMAGE_STORE: `file:${folder}/not/yet` })).toEqual([
      expect.stringMatching(/GB are free for images/),
    ]);
  });

  it('name a folder that cannot be written', async () => {
    const file = join(await aFolder(), 'file');
    await writeFile(file, '');
    expect(await found(checkImageStore, { IMAGE_STORE: `file:${file}/images` })).toEqual([
      `wrong: No file can be stored in ${file}/images (ENOTDIR). Correct its permissions, or DATA_DIR or IMAGE_STORE.`,
    ]);
  });
});

describe('lanesight doctor', () => {
  it('reports every part, and ends with 1 when one is wrong', async () => {
    const { code, out } = await runOperator(['doctor', '--json'], {
      ...environment,
      DATA_DIR: join(await aFolder(), 'data'),
    });
    expect(code).toBe(1);
    const { findings } = JSON.parse(out) as { findings: { name: string }[] };
    expect(findings[0]).toEqual({ name: 'configuration', outcome: 'ok', sentence: 'Every variable is valid.' });
    const names = new Set(findings.map(({ name }) => name.split(':')[0]));
    expect([...names]).toEqual([
      'configuration',
      'database',
      'read replica',
      'worker',
      'secrets',
      'mail server',
      'sender domain',
      'mailbox',
      'identity provider',
      'LinkedIn',
      'model',
      'image store',
      'disk',
      'site',
      'certificates',
    ]);
  });

  it('names an invalid configuration alone', async () => {
    expect(await runOperator(['doctor'], { ...environment, API_PORT: 'x' })).toMatchObject({
      code: 1,
      out: 'wrong    configuration  The API cannot start: API_PORT: has to be a number.',
    });
  });
});
