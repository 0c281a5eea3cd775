import { said } from '../sentences.ts';
import { rulesOf, type Rule } from './rule.ts';

const api = rulesOf('Amazon SES API v2, SendEmail, and "Common errors"; our adapter adds the type', 'Amazon SES');

/** Errors of our own mail service. They come first: none of them is about the recipient. */
export const amazonSes: readonly Rule[] = [
  api('rate', /\(Amazon SES: (?:TooManyRequests|Throttling|LimitExceeded)(?:Exception)?\)/),
  api('authentication', /\(Amazon SES: MailFromDomainNotVerified(?:Exception)?\)/, { sentence: said.senderDomain }),
  api('authentication', /not verified.*\(Amazon SES: MessageRejected\)/, { sentence: said.senderDomain }),
  api('policy', /\(Amazon SES: (?:AccountSuspended|SendingPaused)(?:Exception)?\)/, {
    sentence: '{server} has paused all sending of our account.',
  }),
  api('content', /\(Amazon SES: (?:MessageRejected|RequestEntityTooLargeException)\)/),
  api('authentication', /\(Amazon SES: (?:AccessDenied|UnrecognizedClient|InvalidSignature|ExpiredToken)\w*\)/, {
    sentence: '{server} did not accept our credentials.',
  }),
  api('authentication', /\(Amazon SES: (?:InvalidClientTokenId|SignatureDoesNotMatch|HTTP40[13])\)/, {
    sentence: '{server} did not accept our credentials.',
  }),
  api('temporary', /\(Amazon SES: NotFoundException\)/, { sentence: '{server} does not know our configuration set.' }),
  api('content', /\(Amazon SES: BadRequestException\)/, { sentence: said.malformed }),
];
