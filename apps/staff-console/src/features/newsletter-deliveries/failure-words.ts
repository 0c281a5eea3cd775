import type { ReplyKind } from '@workspace/contracts/reply-kinds';

/** The name of each cause, and what happens next or what staff can do. */
export const failureWords: Readonly<Record<ReplyKind, readonly [name: string, next: string]>> = {
  bad_mailbox: [
    'The mailbox does not exist',
    'These addresses get no more email, unless implausibly many came back: then they stay on their lists for now.',
  ],
  mailbox_full: ['The mailbox is full', 'Nothing to do. The next campaign tries them again.'],
  policy: [
    'Blocked by the receiving server',
    'Read the response in the ledger. If it names a block list, ask for the removal of our mail server.',
  ],
  authentication: ['The sender was not verified', "Check the sender's domain before the next campaign."],
  rate: ['Sent too fast', 'If it repeats, lower the rate of sending.'],
  content: ['The content was rejected', 'Check the links, pictures and size of this email.'],
  temporary: ['A fault of the receiving server', 'Nothing to do. The next campaign tries them again.'],
  unknown: ['No known cause', 'Read the response in the ledger.'],
};
