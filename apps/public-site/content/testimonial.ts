/** Words of a customer. */
export interface Testimonial {
  readonly name: string;
  readonly title: string;
  readonly organization: string;
  readonly quote: string;
  /** Sample content has to be replaced by a real person's words before the site goes live. */
  readonly isSample: boolean;
}

/** What stands in place of a portrait: the first letter of each word of a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
