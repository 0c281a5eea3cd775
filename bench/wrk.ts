import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Load {
  requests: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  median: number;
  p99: number;
}

/** One of several requests that a load sends in rotation. */
export interface Sent {
  path: string;
  method?: string;
  cookie?: string;
  body?: unknown;
}

/**
 * Runs wrk once: one thread, this many connections, as a browser that accepts brotli. Throws when a response was not
 * 2xx.
 */
export async function wrk(url: string, connections: number, seconds: number, script: string[] = []): Promise<Load> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    // The first save waits for the start of a thread; wrk counts what takes more than 2 s as unanswered by default.
    '--timeout',
    '10s',
    '--latency',
    ...(script.length ? script.slice(0, 2) : ['-H', 'accept-encoding: br']),
    url,
    ...script.slice(2),
  ]).catch((cause: unknown) => {
    throw new Error('This measurement is driven by wrk. Install it (Debian: apt-get install wrk), then try again.', {
      cause,
    });
  });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} did not answer every request:\n${stdout}`);
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)![1]),
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]),
    median: latency(stdout, 50),
    p99: latency(stdout, 99),
  };
}

/** Runs the same with several requests, sent in rotation. */
export async function wrkInRounds(origin: string, sent: Sent[], connections: number, seconds: number): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'wrk-'));
  const file = join(folder, 'requests');
  const lines = sent.map(({ method = 'GET', path, cookie = '', body }) =>
    [method, path, cookie, body ? JSON.stringify(body) : ''].join('\t'),
  );
  await writeFile(file, `${lines.join('\n')}\n`);
  try {
    return await wrk(origin, connections, seconds, ['-s', join(import.meta.dirname, 'requests.lua'), '--', file]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function latency(report: string, percent: number): number {
  const [, amount, unit] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(report)!;
  return Number(amount) * { us: 0.001, ms: 1, s: 1_000 }[unit as 'us' | 'ms' | 's'];
}
