import type { Claim } from '@workspace/contracts/claims/claim';

/** A question with its answer. */
export interface Question {
  /** Anchor on the page. It never changes: people share links to it. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** The claims that the answer states: a note on each follows it. */
  readonly claims?: readonly Claim[];
  /** Link to a page of the site with more on the question. */
  readonly more?: { readonly label: string; readonly to: string };
}

/** A group of questions on one topic. */
export interface QuestionCategory {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly Question[];
}
