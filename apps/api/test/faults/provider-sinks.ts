import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { testProviders } from './provider-limits.ts';
import type { SinkReport, Trouble } from './provider-sinks-process.ts';

/** The mail servers of all test providers, in a process of their own. */
export interface Sink {
  child: ChildProcess;
  port: number;
}

export async function startSink(seed: number, trouble: Trouble): Promise<Sink> {
  const child = fork(join(import.meta.dirname, 'provider-sinks-process.ts'));
  child.send({ seed, trouble });
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}

export async function reportOf({ child }: Sink): Promise<SinkReport> {
  child.send('report');
  return ((await once(child, 'message')) as [SinkReport])[0];
}

/** Returns the rate of each provider relative to its limit. */
export const sharesOf = ({ providers }: SinkReport): number[] =>
  testProviders.map(({ domain, perSecond }) => {
    const { accepted, firstAt, lastAt } = providers[domain]!;
    return accepted / ((perSecond * (lastAt - firstAt)) / 1_000);
  });

/** Counts the replies that our own pace caused. */
export const causedByPace = ({ providers }: SinkReport): number =>
  Object.values(providers).reduce((sum, { tooMany, tooFast }) => sum + tooMany + tooFast, 0);
