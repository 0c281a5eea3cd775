/** One figure that a page prints, with where it comes from. */
export interface Claim {
  /** The figure as it is printed, with its unit. */
  readonly value: string;
  /** What the figure is of, in the words printed beside it. */
  readonly wording: string;
  /** Section of the specification that gives it. */
  readonly source: string;
  /** The page that keeps this reading; where two are given, each page keeps its own. */
  readonly page: string;
}
