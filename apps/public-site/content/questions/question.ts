/** A question with its answer. */
export interface Question {
  /** Its anchor on the page, the same for good: people send each other links. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Where to read on: a place of the site. */
  readonly more?: { readonly label: string; readonly to: string };
}

/** Questions on one matter. */
export interface QuestionCategory {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly Question[];
}
