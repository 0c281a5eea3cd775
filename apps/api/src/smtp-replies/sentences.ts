import type { ReplyKind } from '@workspace/contracts/reply-kinds';

/** The sentence of each kind. `{server}` is the name of the provider. */
export const kindSentences: Readonly<Record<ReplyKind, string>> = {
  bad_mailbox: 'The mailbox does not exist.',
  mailbox_full: 'The mailbox is full.',
  policy: '{server} blocked the email by a rule of its own.',
  authentication: '{server} could not verify that the email is ours.',
  rate: '{server} limits how fast we send.',
  content: '{server} rejected the content of the email.',
  temporary: '{server} had a temporary fault.',
  unknown: '{server} gave no cause that we know.',
};

/** Sentences that several rules share. */
export const said = {
  closed: 'The mailbox is closed.',
  noDomain: 'The domain of the address gets no email.',
  badAddress: 'The address is not valid.',
  blocklist: '{server} found our mail server on a block list.',
  reputation: '{server} does not trust our mail server or our domain enough.',
  recipientRule: 'The recipient or their company does not want this email.',
  relay: '{server} takes no email for this address.',
  signatures: '{server} could not verify the email by SPF, DKIM or DMARC.',
  reverseDns: '{server} misses a valid reverse DNS record of our mail server.',
  senderDomain: "{server} could not verify the sender's domain.",
  tls: '{server} requires an encrypted connection.',
  signIn: 'Our mail server did not accept our sign-in.',
  tooLarge: 'The email is too large for {server}.',
  spam: '{server} took the email for spam.',
  malformed: '{server} found a fault in the format of the email.',
  attachment: '{server} found something dangerous in the email.',
  recipientRate: 'The recipient gets too many emails at the moment.',
  greylisted: '{server} asks new senders to try again later.',
  unreachable: 'The receiving server could not be reached.',
  loop: 'The receiving servers forward the email in a circle.',
} as const;
