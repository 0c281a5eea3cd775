import type { Config } from '../../config.ts';

/** The result of one check: one sentence says what is wrong and what to do. */
export interface Finding {
  name: string;
  outcome: 'ok' | 'warning' | 'wrong';
  sentence: string;
}

/** Checks one part. May throw, and need not end: the doctor limits its time. */
export interface Check {
  name: string;
  run: (config: Config) => Promise<Finding | Finding[]>;
}

/** Returns a function that builds the findings of one check. */
export const findingOf =
  (name: string) =>
  (outcome: Finding['outcome'], sentence: string): Finding => ({ name, outcome, sentence });
