import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  p99: number;
}

/** One run of wrk: one thread, that many connections, as a browser that takes brotli. Throws where an answer was not a 2xx. */
export async function wrk(url: string, connections: number, seconds: number): Promise<Load> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'accept-encoding: br',
    url,
  ]).catch((cause: unknown) => {
    throw new Error('This measurement is driven by wrk. Install it (Debian: apt-get install wrk), then try again.', {
      cause,
    });
  });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} did not answer every request:\n${stdout}`);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)![1];
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)!;
  return {
    requestsPerSecond: Number(rate),
    p99: Number(amount) * { us: 0.001, ms: 1, s: 1_000 }[unit as 'us' | 'ms' | 's'],
  };
}
