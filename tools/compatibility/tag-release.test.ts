import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from '../checks/started-proxy.ts';
import { readToolConfig, root } from '../config.ts';

const canSign = isInstalled('ssh', '-V');

const script = join(root, 'tools/compatibility/tag-release.ts');
const settings = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
let folder: string;
const env = () => ({ PATH: readToolConfig().environment.PATH, HOME: folder, ...settings });
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env: env(), encoding: 'utf8' });
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

function release(version: string): void {
  for (const name of ['api', 'public-site']) {
    mkdirSync(join(folder, 'apps', name), { recursive: true });
    write(`apps/${name}/package.json`, JSON.stringify({ name, version: name === 'api' ? version : '1.0.0' }));
  }
  git('add', '.');
  git('commit', '--quiet', '--message', version);
}

function tagRelease() {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    env: env(),
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function signWithNewKey(): void {
  const key = join(folder, 'key');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
  write('signers', `ada@lanesight.example ${readFileSync(`${key}.pub`, 'utf8')}`);
  git('config', 'gpg.format', 'ssh');
  git('config', 'user.signingKey', `${key}.pub`);
  git('config', 'gpg.ssh.allowedSignersFile', join(folder, 'signers'));
}

/** Verifies a tag. Git writes the outcome to stderr. */
const verify = (tag: string) => spawnSync('git', ['tag', '-v', tag], { cwd: folder, env: env(), encoding: 'utf8' });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tags-'));
  git('init', '--quiet');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@lanesight.example');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('npm run release:tag', () => {
  it.runIf(canSign)('signs a tag for each new version by an SSH key, which git verifies', () => {
    signWithNewKey();
    release('1.0.0');
    expect(tagRelease()).toMatchObject({ status: 0, stderr: '' });
    release('1.1.0');
    expect(tagRelease().stdout).toBe('Signed: api@1.1.0. Push with: git push origin api@1.1.0\n');
    expect(git('tag', '--list').trim().split('\n')).toEqual(['api@1.0.0', 'api@1.1.0', 'public-site@1.0.0']);
    expect(verify('api@1.1.0')).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('Good "git" signature for ada@lanesight.example with ED25519'),
    });
    expect(tagRelease().stdout).toBe('Each version has its tag.\n');
  });

  it('makes no tag without a key, and says how to choose one', () => {
    release('1.0.0');
    const { status, stderr } = tagRelease();
    expect(status).toBe(1);
    expect(stderr).toContain('git config user.signingKey');
    expect(git('tag', '--list')).toBe('');
  });

  it.runIf(canSign)('leaves no unsigned tag behind when the key cannot sign', () => {
    signWithNewKey();
    release('1.0.0');
    rmSync(join(folder, 'key'));
    expect(tagRelease()).toMatchObject({ status: 1, stderr: expect.stringContaining('so api@1.0.0 was not made') });
    expect(git('tag', '--list')).toBe('');
  });
});
