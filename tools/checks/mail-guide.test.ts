import { execFile, execFileSync } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { apiEnvironment } from '../../apps/api/test/api-environment.ts';
import { startTestApp } from '../../apps/api/test/start-test-app.ts';
import { readConfig, variableSchemas } from '../../apps/api/src/config.ts';
import { guideBlocks } from './guide-blocks.ts';

const run = promisify(execFile);
const blocks = guideBlocks('mail', 'env');
const [keyCommands = '', reportCommand = ''] = guideBlocks('mail', 'sh');
const required = { ...apiEnvironment, DATABASE_URL: 'postgres://app@localhost/site' };

describe('the settings in the guide to mail', () => {
  it('are found', () => expect(blocks.length).toBeGreaterThan(5));

  it.each(blocks)('are accepted by the API: %s', (block) => {
    const entries = block
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
    expect(entries.filter(([name]) => !(name in variableSchemas))).toEqual([]);
    expect(() => readConfig({ ...required, ...Object.fromEntries(entries) })).not.toThrow();
  });
});

describe('the commands in the guide to mail', () => {
  it('make a key that the API signs with, and its record', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dkim-'));
    const output = execFileSync('sh', ['-ec', keyCommands], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const pem = readFileSync(join(folder, 'dkim.pem'), 'utf8');
    rmSync(folder, { recursive: true });
    const key = createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64');
    const [record, setting] = output.replace('\n', '\0').split('\0');
    // The first line ends where the key as one line begins.
    expect(`${record}${setting}`).toContain(`v=DKIM1; k=rsa; p=${key}`);
    const DKIM_PRIVATE_KEY = pem.replaceAll('\n', String.raw`\n`);
    expect(output.endsWith(DKIM_PRIVATE_KEY)).toBe(true);
    expect(() =>
      readConfig({ ...required, DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: '2027a', DKIM_PRIVATE_KEY }),
    ).not.toThrow();
  });

  it('report a bounce to the API', async () => {
    const test = await startTestApp();
    const WORD = 'w'.repeat(32);
    const mailEvents = { secrets: [WORD], snsTopic: undefined, fetchCachedText: async () => '' };
    const app = await test.startAnother({ mailEvents });
    await app.listen({ host: 'localhost', port: 0 });
    const origin = `http://localhost:${(app.server.address() as AddressInfo).port}`;
    const command = reportCommand.replace('https://www.example.com', origin);
    const { stdout } = await run('sh', ['-ec', command], { env: { PATH: '/usr/bin:/bin', WORD } });
    const rows = await test.orm.em.fork().execute('select reason, email from mail_suppressions');
    await test.close();
    expect(stdout).toBe('204\n');
    expect(rows).toEqual([{ reason: 'bounced', email: 'nobody@example.com' }]);
  });
});
