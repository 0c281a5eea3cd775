import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { readToolConfig } from '../config.ts';
import type { Image } from './open-image.ts';

/** A program in an image. */
export interface Running {
  output: () => string;
  ended: Promise<number | null>;
  stop: () => Promise<number | null>;
}

/**
 * Runs a program as the image's user, on its files, which nobody can change: only the named folders are writable, and
 * empty, as in the manifests for Kubernetes. It has a view of mounts of its own, which ends with it.
 */
export function runImage(image: Image, command: string[], env: Record<string, string>, writable = ['/tmp']): Running {
  const { files, user, folder } = image;
  const mounts = [
    'mount --bind "$FILES" "$FILES"',
    'mount -o remount,bind,ro "$FILES"',
    'mount --bind /dev "$FILES/dev"',
    'mount --rbind /proc "$FILES/proc"',
    ...writable.map((path) => `mount -t tmpfs -o uid=${user.id},gid=${user.group} tmpfs "$FILES${path}"`),
    'exec chroot --userspec="$WHO" "$FILES" /usr/bin/env -i "--chdir=$FOLDER" "$@"',
  ];
  const settings = [...image.env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
  const child = spawn(
    'unshare',
    ['--mount', '--propagation', 'private', 'sh', '-ec', mounts.join('\n'), 'sh', ...settings, ...command],
    { env: { ...readToolConfig().environment, FILES: files, WHO: `${user.id}:${user.group}`, FOLDER: folder } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { output: () => output, ended, stop };
}

/** Waits until a running part is ready. Throws with its output when it ends first. */
export async function untilReady({ ended, output }: Running, origin: string): Promise<void> {
  const end = ended.then((code) => {
    throw new Error(`It ended with ${code}:\n${output()}`);
  });
  const ready = async () => {
    while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) await sleep(200);
  };
  await Promise.race([ready(), end]);
}
