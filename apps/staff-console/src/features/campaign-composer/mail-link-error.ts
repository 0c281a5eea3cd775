import { isMailUrl } from '@workspace/contracts/rich-text/mail-url';
import { linkError } from '../../editor/link-error.ts';

/** Returns the error message for the URL of a link in an email, or undefined when it is valid. */
export function mailLinkError(address: string): string | undefined {
  const error = linkError(address);
  if (error !== undefined || isMailUrl(address)) return error;
  return 'An email has no page around it. Begin with https:// or, for a page of our site, with /.';
}
