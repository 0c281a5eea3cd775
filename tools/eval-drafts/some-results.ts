import type { EvalCase } from './eval-cases.ts';
import type { CaseResult } from './evaluate.ts';
import { goodDraft } from './scorers/a-good-draft.ts';
import type { Injection } from './scorers/find-injections.ts';

interface Given extends Partial<EvalCase> {
  id: string;
}

interface GivenScores {
  /** Share of passed checks. */
  structure?: number;
  words?: string[];
  /** Share of sentences. */
  unsupported?: number;
  milliseconds?: number;
  injections?: Injection[];
}

const evalCase = ({ id, kind = 'topic', group = 'budgets', topic = 'the topic' }: Given): EvalCase => ({
  id,
  kind,
  group,
  topic,
  markers: [],
});

/** A drafted case with these scores, for the tests of reports. */
export function draftedCase(given: Given & GivenScores): CaseResult {
  const { structure = 1, words = [], unsupported = 0, milliseconds = 1, injections = [] } = given;
  const scores = {
    structure: { share: structure, failures: structure < 1 ? ['title length'] : [] },
    words,
    figures: { share: unsupported, sentences: 10, unsupported: unsupported > 0 ? ['312 miles.'] : [] },
    injections,
  };
  return { ...evalCase(given), status: 'drafted', milliseconds, scores, draft: goodDraft() };
}

/** A case without a draft. */
export const failedCase = (given: Given): CaseResult => ({ ...evalCase(given), status: 'failed', reason: 'busy' });
