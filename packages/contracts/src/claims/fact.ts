/** A checkable item in a sentence. */
export interface Fact {
  readonly kind: 'number' | 'standard' | 'place';
  /** Its normalized value: the same for `94%` and `ninety-four percent`. */
  readonly key: string;
  /** Its text as written. */
  readonly text: string;
  /** Its offset in the text, in characters. */
  readonly from: number;
}
