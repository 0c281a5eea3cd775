import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildah, runTool } from './buildah.ts';

const base = 'node:24-slim';
const own = `localhost/${base}`;

/**
 * Makes sure that the base of the Dockerfiles is there. Where no registry of images can be reached, mmdebstrap makes
 * one like it: a small Debian, with this process's Node, npm and the user `node`.
 */
export async function openBaseImage(): Promise<void> {
  const images = await buildah('images', '--format', '{{.Name}}:{{.Tag}}');
  if (images.split('\n').some((name) => name.endsWith(`/${base}`))) return;
  const folder = await mkdtemp(join(tmpdir(), 'base-image-'));
  try {
    const archive = join(folder, 'base.tar');
    await runTool('mmdebstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', archive);
    await addNode(folder, archive);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function addNode(folder: string, archive: string): Promise<void> {
  execFileSync('npm', ['pack', '--silent', 'npm@11', '--pack-destination', folder], { stdio: 'ignore' });
  execFileSync('sh', ['-c', 'tar xzf npm-*.tgz'], { cwd: folder });
  const container = await buildah('from', 'scratch');
  await buildah('add', container, archive, '/');
  await buildah('copy', container, process.execPath, '/usr/local/bin/node');
  await buildah('copy', container, join(folder, 'package'), '/usr/local/lib/node_modules/npm');
  const set = [
    'groupadd --gid 1000 node',
    'useradd --uid 1000 --gid node --create-home node',
    'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
  ];
  await buildah('run', container, '--', 'sh', '-ec', set.join('\n'));
  await buildah('commit', '--rm', container, own);
}
