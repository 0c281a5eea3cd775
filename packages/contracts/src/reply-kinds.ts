import * as z from 'zod/mini';

/**
 * The cause of a failed delivery, judged from the response of the receiving server. `bad_mailbox`: the address gets no
 * email, now or later. `policy`: a block list, our reputation or a rule of the recipient. `authentication`: the server
 * could not verify the sender. `rate`: too many emails, or too fast. `temporary`: a fault of the receiving server or on
 * the way there. `unknown`: the response names no cause.
 */
export const ReplyKind = z.enum([
  'bad_mailbox',
  'mailbox_full',
  'policy',
  'authentication',
  'rate',
  'content',
  'temporary',
  'unknown',
]);
export type ReplyKind = z.infer<typeof ReplyKind>;
