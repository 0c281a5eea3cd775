import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const EvalCase = z.object({
  id: z.string(),
  /** The area of a topic, or the kind of an attempt. */
  group: z.string(),
  topic: z.string().min(1),
  /** Texts that only a draft contains which obeyed an instruction in the topic. */
  markers: z.array(z.string().min(3)).default([]),
});

/** A topic of the field, or an attempt to give the model instructions in a topic. */
export type EvalCase = z.output<typeof EvalCase> & { kind: 'topic' | 'attempt' };

const readCases = (kind: EvalCase['kind'], file: string): EvalCase[] =>
  z
    .array(EvalCase)
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'data', file), 'utf8')))
    .map((one) => ({ ...one, kind }));

/** Picks this many cases, evenly spaced, so that every group is represented. */
function pick(cases: readonly EvalCase[], count: number): EvalCase[] {
  const taken = Math.min(count, cases.length);
  return Array.from({ length: taken }, (_, index) => cases[Math.floor((index * cases.length) / taken)]!);
}

/** Reads the committed cases: this many topics, then this many attempts. */
export function evalCases(counts: { topics: number; attempts: number }): EvalCase[] {
  return [
    ...pick(readCases('topic', 'topics.json'), counts.topics),
    ...pick(readCases('attempt', 'attempts.json'), counts.attempts),
  ];
}
