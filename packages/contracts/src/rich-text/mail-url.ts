/**
 * Returns true for a link that works in an email: of a site, an email address, a phone number, or a page of our site. A
 * place on the page, or a file beside it, does not exist in a mailbox.
 */
export const isMailUrl = (url: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(url) && !url.includes('{{');
