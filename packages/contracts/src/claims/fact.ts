/** Something in a sentence that a reader could look up. */
export interface Fact {
  readonly kind: 'number' | 'standard' | 'place';
  /** What it says, however it is written: the same for `94%` and `ninety-four percent`. */
  readonly key: string;
  /** As it is written. */
  readonly text: string;
  /** Where it begins in the text, in characters. */
  readonly from: number;
}
