import { said } from '../sentences.ts';
import { rulesOf, type Rule } from './rule.ts';

const yahoo = rulesOf('Yahoo Sender Hub, "SMTP Error Codes", senders.yahooinc.com/smtp-error-codes', 'Yahoo');
const aol = rulesOf('AOL Postmaster, "Error codes", postmaster.aol.com', 'AOL');
const apple = rulesOf('SMTP Field Manual and smtp.codes, replies of iCloud Mail', 'iCloud');

/** Yahoo, AOL and iCloud. */
export const yahooAndApple: readonly Rule[] = [
  yahoo('policy', /\[(?:TSS0[7-9]|TSS1\d|TS03|BL\d\d)\]|permanently deferred/, { sentence: said.reputation }),
  yahoo('rate', /\[(?:TSS?0[0-6]|IPTS\d+)\]|deferred due to (?:unexpected volume|user complaints)/i),
  yahoo('temporary', /\[GL01\]/, { sentence: said.greylisted }),
  yahoo('rate', /Max message per connection reached|Too many connections from your host/i),
  yahoo('authentication', /^553 5\.7\.2 /, { sentence: said.signatures }),
  yahoo('content', /\[PH\d\d\]|Headers are not RFC compliant/i, { sentence: said.malformed }),
  yahoo('bad_mailbox', /user doesn't have a \S+ account|\(554\.30\)|is no longer valid\. \[-20\]/, {}),
  yahoo('bad_mailbox', /delivery error: dd .*(?:Not a valid recipient|disabled or discontinued)/i),
  yahoo('policy', /Message not allowed - |not accepted for policy reasons/i),
  aol('rate', /\((?:DYN:T\d|RLY:(?:SN|NW))\)/),
  aol('content', /\(HVU:\w+\)/, { sentence: said.spam }),
  aol('policy', /\((?:RTR|RLY|CON|DYN):\w+\)/, { sentence: said.reputation }),
  apple('authentication', /rejected due to \S+ DMARC policy/i, { sentence: said.signatures }),
  apple('content', /due to having a domain present in the Spamhaus DBL/i, { sentence: said.spam }),
  apple('policy', /\[(?:CS|HM|HME|BS)\d\d?\]|rejected due to local policy/i, { sentence: said.reputation }),
  apple('rate', /deferred due to excessive volume/i),
];
