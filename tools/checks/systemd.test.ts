import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '@workspace/sandbox/free-port';
import { readConfig as readApiConfig, variableSchemas as ofApi } from '../../apps/api/src/config.ts';
import { readConfig as readSiteConfig, variableSchemas as ofSite } from '../../apps/public-site/server/config.ts';
import {
  readConfig as readConsoleConfig,
  variableSchemas as ofConsole,
} from '../../apps/staff-console/server/config.ts';
import { testDatabase } from '../../apps/api/test/test-database.ts';
import { root } from '../config.ts';
import { guideBlocks } from './guide-blocks.ts';
import { isInstalled } from './started-proxy.ts';

const folder = join(root, 'deploy/systemd');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const units = readdirSync(folder).filter((name) => name.endsWith('.service'));
const secrets = { SESSION_SECRETS: 's'.repeat(32), LINK_SECRETS: 'l'.repeat(32) };
const commands = guideBlocks('without-containers', 'sh').join('');

/** The variables of a file for systemd. */
const variablesIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));

/** The command of a unit and the variables that it sets. */
function serviceOf(unit: string): { args: string[]; env: Record<string, string>; file: string } {
  const text = read(unit);
  const set = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
    line.startsWith('"') ? [line.slice(1, -1)] : line.split(' '),
  );
  return {
    args: /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(text)![1]!.split(' '),
    env: variablesIn(set.join('\n')),
    file: /^EnvironmentFile=\/etc\/lanesight\/(\w+)\.env$/m.exec(text)![1]!,
  };
}

describe('the units for systemd', () => {
  it.each(units)('%s names a script and a file of settings that exist', (unit) => {
    const { args, file } = serviceOf(unit);
    expect([args[0], existsSync(join(root, args[0]!))]).toEqual([args[0], true]);
    expect(existsSync(join(folder, `${file}.env.example`))).toBe(true);
  });

  it.each(units.filter((unit) => !unit.includes('migration')))(
    '%s lets a stop take longer than STOP_SECONDS',
    (unit) => {
      expect(read(unit)).toContain('\nTimeoutStopSec=40\n');
    },
  );

  it.each(units)('%s starts again until it succeeds, as while a database comes up', (unit) => {
    expect(read(unit)).toMatch(/^Restart=(always|on-failure)$/m);
    expect(read(unit)).toContain('\nStartLimitIntervalSec=0\n');
    expect(read(unit)).not.toContain('\nRequires=');
  });

  it.runIf(isInstalled('systemd-analyze', '--version'))('are accepted by systemd', () => {
    const copies = mkdtempSync(join(tmpdir(), 'units-'));
    for (const unit of units)
      writeFileSync(join(copies, unit), read(unit).replaceAll('/usr/bin/node', process.execPath));
    const files = units.map((unit) => join(copies, unit));
    const output = execFileSync('systemd-analyze', ['verify', '--man=no', ...files], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    rmSync(copies, { recursive: true });
    expect(output).toBe('');
  });

  it('migrate, and then serve and work until they are stopped', async () => {
    const DATABASE_URL = await testDatabase();
    const settings = {
      ...variablesIn(read('api.env.example')),
      ...secrets,
      DATABASE_URL,
      DATA_DIR: tmpdir(),
      LOG_LEVEL: 'info',
    };
    const start = (unit: string, more: Record<string, string> = {}) => {
      const { args, env } = serviceOf(unit);
      const child = spawn(process.execPath, args, {
        cwd: root,
        env: { ...settings, ...env, ...more },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let log = '';
      child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
      return { child, ended: once(child, 'exit'), log: () => log };
    };
    expect(await start('lanesight-migration.service').ended).toEqual([0, null]);
    for (const unit of ['lanesight-api.service', 'lanesight-worker.service']) {
      const port = await freePort();
      const { child, ended, log } = start(unit, { API_PORT: String(port) });
      await expect
        .poll(
          () =>
            fetch(`http://localhost:${port}/readyz`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 60_000 },
        )
        .toBe(200);
      child.kill('SIGTERM');
      expect([unit, ...((await ended) as unknown[])]).toEqual([unit, 0, null]);
      expect(log()).toContain('"started"');
    }
  });
});

describe('the files of settings for systemd', () => {
  it.each([
    ['api', readApiConfig, ofApi],
    ['site', readSiteConfig, ofSite],
    ['console', readConsoleConfig, ofConsole],
  ] as const)('%s.env.example is complete, and has no unknown variable', (part, readConfig, schemas) => {
    const settings = variablesIn(read(`${part}.env.example`));
    expect(() => readConfig({ ...settings, ...(part === 'api' ? secrets : {}) })).not.toThrow();
    expect(Object.keys(settings).filter((name) => !(name in schemas))).toEqual([]);
  });
});

describe('the commands of the guide without containers', () => {
  it('name units that exist', () => {
    const named = [...commands.matchAll(/lanesight-(?:\w+)/g)].map(([name]) => `${name}.service`);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !units.includes(name))).toEqual([]);
  });

  it('name scripts that exist, and the pnpm of the workspace', () => {
    const scripts = [...commands.matchAll(/apps\/\S+\.ts/g)].map(([path]) => path);
    expect(scripts.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      devDependencies: { pnpm: string };
    };
    const versions = new Set([...commands.matchAll(/pnpm@([\d.]+)/g)].map(([, version]) => version));
    expect([...versions]).toEqual([devDependencies.pnpm]);
  });

  it('install the units and settings into the named folders, and write the commit of each release', () => {
    const target = mkdtempSync(join(tmpdir(), 'install-'));
    const lines = commands.split('\n').filter((line) => /^(?:install|for part|sed) /.test(line));
    const script = lines
      .join('\n')
      .replaceAll(' -g lanesight', '')
      .replaceAll('$(git rev-parse HEAD)', 'abc123')
      .replaceAll(/ (\/etc\/[\w/]+)/g, ` ${target}$1`);
    execFileSync('sh', ['-ec', `mkdir -p ${target}/etc/systemd/system\n${script}`], { cwd: root });
    expect(readdirSync(join(target, 'etc/lanesight'))).toEqual(['api.env', 'console.env', 'site.env']);
    expect(readdirSync(join(target, 'etc/systemd/system'))).toEqual(units);
    for (const part of ['api', 'console', 'site'])
      expect(variablesIn(readFileSync(join(target, `etc/lanesight/${part}.env`), 'utf8'))).toMatchObject({
        RELEASE_COMMIT: 'abc123',
      });
    rmSync(target, { recursive: true });
  });
});
