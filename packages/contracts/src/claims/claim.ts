/** One figure that a page prints, with its source. */
export interface Claim {
  /** The figure as printed, with its unit. */
  readonly value: string;
  /** The subject of the figure, in the copy printed beside it. */
  readonly wording: string;
  /** The section of the specification that states it. */
  readonly source: string;
  /** The page that prints this reading; when two are given, each page has its own. */
  readonly page: string;
}
