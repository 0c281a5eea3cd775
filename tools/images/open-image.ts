import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildah, runTool } from './buildah.ts';

/** An image whose files are mounted here. */
export interface Image {
  /** The folder with its files. */
  files: string;
  bytes: number;
  user: { name: string; id: number; group: number };
  env: string[];
  command: string[];
  folder: string;
  close: () => Promise<void>;
}

const certificates = '/etc/ssl/certs';

/** Builds the image of an app. Its packages come over this machine's network, with the certificates that it trusts. */
export async function buildImage(app: string, commit: string): Promise<string> {
  const settings = join(tmpdir(), 'images-npmrc');
  await writeFile(settings, `cafile=${certificates}/ca-certificates.crt\n`);
  const volumes = [`${certificates}:${certificates}:ro`, `${settings}:/root/.npmrc:ro`];
  const name = `localhost/lanesight-${app}`;
  const args = ['--pull=missing', '--layers=false', '--build-arg', `RELEASE_COMMIT=${commit}`, '--tag', name];
  await buildah(
    'build',
    ...volumes.flatMap((each) => ['--volume', each]),
    ...args,
    '--file',
    `apps/${app}/Dockerfile`,
    '.',
  );
  return name;
}

interface Inspected {
  OCIv1: { config: { User?: string; Env?: string[]; Cmd?: string[]; WorkingDir?: string } };
}

/** Mounts the files of an image. */
export async function openImage(name: string): Promise<Image> {
  const { config } = (JSON.parse(await buildah('inspect', '--type', 'image', name)) as Inspected).OCIv1;
  const container = await buildah('from', '--pull-never', name);
  const files = await buildah('mount', container);
  const size = await runTool('du', '--summarize', '--bytes', '--one-file-system', files);
  return {
    files,
    bytes: Number(size.split('\t')[0]),
    user: await userOf(files, config.User ?? 'root'),
    env: config.Env ?? [],
    command: config.Cmd ?? [],
    folder: config.WorkingDir ?? '/',
    close: async () => void (await buildah('rm', container)),
  };
}

async function userOf(files: string, name: string): Promise<Image['user']> {
  const users = await readFile(join(files, 'etc/passwd'), 'utf8');
  const line = users.split('\n').find((each) => each.startsWith(`${name}:`));
  const [, , id, group] = line?.split(':') ?? [];
  return { name, id: Number(id), group: Number(group) };
}
