import type { ReplyKind } from '@workspace/contracts/reply-kinds';

/**
 * Enhanced status codes without their first digit, from the IANA registry "SMTP Enhanced Status Codes" (RFC 3463 and
 * its updates). A subject alone, such as `7`, is for its other codes.
 */
export const enhancedCodes: Readonly<Record<string, ReplyKind>> = {
  '1': 'bad_mailbox',
  '1.5': 'unknown',
  '1.7': 'authentication',
  '1.8': 'authentication',
  '1.9': 'content',
  '2': 'unknown',
  '2.1': 'bad_mailbox',
  '2.2': 'mailbox_full',
  '2.3': 'content',
  '2.4': 'temporary',
  '3': 'temporary',
  '3.3': 'content',
  '3.4': 'content',
  '4': 'temporary',
  '4.5': 'rate',
  '5': 'unknown',
  '5.3': 'rate',
  '6': 'content',
  '7': 'policy',
  '7.4': 'authentication',
  '7.7': 'authentication',
  '7.8': 'authentication',
  '7.10': 'authentication',
  '7.11': 'authentication',
  '7.12': 'authentication',
  '7.13': 'bad_mailbox',
  '7.14': 'authentication',
  '7.15': 'temporary',
  '7.16': 'content',
  '7.17': 'bad_mailbox',
  '7.18': 'bad_mailbox',
  '7.19': 'temporary',
  '7.20': 'authentication',
  '7.21': 'authentication',
  '7.22': 'authentication',
  '7.23': 'authentication',
  '7.24': 'authentication',
  '7.25': 'authentication',
  '7.26': 'authentication',
  '7.27': 'authentication',
  '7.28': 'rate',
  '7.29': 'authentication',
  '7.30': 'authentication',
};

/**
 * Reply codes of RFC 5321, RFC 4954 and RFC 7504 with one meaning. 550, 553 and 554 have several: an address is never
 * suppressed for them alone.
 */
export const basicCodes: Readonly<Record<number, ReplyKind>> = {
  421: 'temporary',
  422: 'temporary',
  450: 'temporary',
  451: 'temporary',
  452: 'temporary',
  454: 'temporary',
  521: 'bad_mailbox',
  522: 'mailbox_full',
  530: 'authentication',
  534: 'authentication',
  535: 'authentication',
  538: 'authentication',
  541: 'policy',
  551: 'bad_mailbox',
  552: 'mailbox_full',
  556: 'bad_mailbox',
};
