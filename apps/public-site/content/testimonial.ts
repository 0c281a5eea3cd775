/** A customer's quote. */
export interface Testimonial {
  readonly name: string;
  readonly title: string;
  readonly organization: string;
  readonly quote: string;
  /** True for sample content: a real person's quote must replace it before the site goes live. */
  readonly isSample: boolean;
}

/** Returns the first letter of each word of a name, shown in place of a portrait. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
