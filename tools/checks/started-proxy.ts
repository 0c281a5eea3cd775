import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@workspace/sandbox/free-port';
import { isListening } from '../start/ports.ts';

/** Returns true when a program can be run here. */
export function isInstalled(program: string, versionOption: string): boolean {
  try {
    execFileSync(program, [versionOption], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

interface Proxy {
  port: number;
  stop: () => Promise<void>;
}

/** The addresses of the servers behind a proxy. */
interface Behind {
  site: number;
  console: number;
}

/** Starts nginx on a guide's block, on a free port, with a certificate of its own. */
export function startNginx(block: string, behind: Behind): Promise<Proxy> {
  return start(async (folder, port) => {
    const listening = replacePorts(block, behind).replaceAll('listen 443', `listen 127.0.0.1:${port}`);
    const servers = listening.replaceAll('/etc/ssl/', `${folder}/`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
    const file = join(folder, 'nginx.conf');
    const http = `access_log off; ${paths}\n${servers}`;
    await writeFile(file, `pid ${folder}/pid; daemon off; events {} http { ${http} }`);
    execFileSync('nginx', ['-t', '-c', file, '-e', 'stderr'], { stdio: 'ignore' });
    return ['nginx', '-c', file, '-e', 'stderr'];
  });
}

/** Starts Caddy on a guide's block, on a free port, with a certificate of its own. */
export function startCaddy(block: string, behind: Behind): Promise<Proxy> {
  return start(async (folder, port) => {
    const tls = `\ttls ${folder}/site.pem ${folder}/site.key\n`;
    const sites = replacePorts(block, behind).replaceAll(/^(\w+\.example\.com) \{$/gm, `$1:${port} {\n${tls}`);
    const file = join(folder, 'Caddyfile');
    await writeFile(file, `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${folder}\n}\n${sites}`);
    execFileSync('caddy', ['validate', '--config', file], { stdio: 'ignore' });
    return ['caddy', 'run', '--config', file];
  });
}

/** Writes a certificate for the names of the guide, and its key. */
function writeCertificate(folder: string): void {
  const names = 'subjectAltName=DNS:www.example.com,DNS:console.example.com';
  const files = ['-keyout', `${folder}/site.key`, '-out', `${folder}/site.pem`];
  const subject = ['-subj', '/CN=www.example.com', '-addext', names, '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], { stdio: 'ignore' });
}

const replacePorts = (block: string, { site, console }: Behind): string =>
  block.replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`).replaceAll('127.0.0.1:3002', `127.0.0.1:${console}`);

async function start(prepare: (folder: string, port: number) => Promise<string[]>): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'proxy-'));
  await chmod(folder, 0o777);
  writeCertificate(folder);
  const port = await freePort();
  const [program = '', ...args] = await prepare(folder, port);
  const child = spawn(program, args, { stdio: 'ignore', env: { PATH: '/usr/sbin:/usr/bin:/bin', HOME: folder } });
  const ended = once(child, 'exit');
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    await new Promise((next) => setTimeout(next, 50));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  };
  return { port, stop };
}
