import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import type { Check, Finding } from './check.ts';

/** Runs the checks side by side. A check that throws or takes longer than the limit is wrong. */
export async function runChecks(checks: readonly Check[], config: Config, limitMs: number): Promise<Finding[]> {
  return (await Promise.all(checks.map((check) => findingsOf(check, config, limitMs)))).flat();
}

async function findingsOf({ name, run }: Check, config: Config, limitMs: number): Promise<Finding[]> {
  const ended = new AbortController();
  const late = async (): Promise<Finding> => {
    await sleep(limitMs, undefined, { signal: ended.signal });
    return {
      name,
      outcome: 'wrong',
      sentence: `No result within ${limitMs / 1_000} s: the other side does not respond.`,
    };
  };
  try {
    return [await Promise.race([run(config), late()])].flat();
  } catch (error) {
    return [{ name, outcome: 'wrong', sentence: (error as Error).message }];
  } finally {
    ended.abort();
  }
}
